// A unit test that imports Simulation has the whole kernel.
@_exported public import Gestures
@_exported public import Motion
