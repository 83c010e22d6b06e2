// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target that is not a test.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// Settings of the kernel, which also compiles as Embedded Swift.
let kernelSettings = settings + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// Test macros expand to untyped throws, so tests take the settings without the kernel's.
let testSettings = settings

let package = Package(
  name: "motion-sim",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Gestures", targets: ["Gestures"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .executable(name: "motion-sim", targets: ["motion-sim"]),
  ],
  targets: [
    .target(
      name: "Motion",
      swiftSettings: kernelSettings,
      // A program whose modules import nothing does not link the host's rounding functions by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Gestures", dependencies: ["Motion"], swiftSettings: kernelSettings),
    .target(
      name: "Simulation", dependencies: ["Motion", "Gestures"], swiftSettings: kernelSettings),
    .executableTarget(
      name: "motion-sim", dependencies: ["Motion", "Gestures", "Simulation"],
      swiftSettings: settings),
    .target(
      name: "Bridge", dependencies: ["Simulation"], path: "Embedded/Bridge",
      swiftSettings: kernelSettings),
    .executableTarget(
      name: "motion-bench", dependencies: ["Motion"], path: "Benchmarks/motion-bench",
      swiftSettings: settings),
    .target(
      name: "ArbiterWalks", dependencies: ["Gestures", "Motion"], path: "Tests/ArbiterWalks",
      swiftSettings: settings),
    .executableTarget(
      name: "arbiter-walks", dependencies: ["ArbiterWalks"], path: "Benchmarks/arbiter-walks",
      swiftSettings: settings),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: testSettings),
    .testTarget(
      name: "GesturesTests", dependencies: ["ArbiterWalks", "Gestures", "Motion"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SimulationTests", dependencies: ["Simulation"], swiftSettings: testSettings),
    .testTarget(
      name: "MotionSimTests", dependencies: ["motion-sim", "Simulation"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Simulation"], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
