import Simulation
import Testing

@Suite("FrameReader")
struct FrameReaderTests {
  @Test("reads what the encoder writes", arguments: [false, true])
  func roundTrip(withVelocities: Bool) throws {
    var options = FrameEncoder.Options()
    options.numbers = .exact
    options.includesVelocities = withVelocities
    var frames = FrameSamples.cards
    // −0 is written as 0.
    frames[0].rows[0].values.offsetX = 0
    if withVelocities {
      for frame in frames.indices {
        for row in frames[frame].rows.indices {
          var velocities = FrameValues()
          for channel in FrameChannel.allCases {
            velocities[channel] = channel == .z ? 0 : Double(channel.rawValue) * 1.1
          }
          frames[frame].rows[row].velocities = velocities
        }
      }
    }
    var encoder = FrameEncoder(options: options)
    var bytes: [UInt8] = []
    encoder.appendHeader(to: &bytes)
    for frame in frames { encoder.append(frame, to: &bytes) }
    #expect(try FrameReader.read(bytes) == frames)
  }

  static let errors: [ErrorCase] = [
    .init("➤frame,time,phase\n", "the table has no column \"view\", expected frame,time,view"),
    .init(
      "frame,time,view,➤ofset.x\n",
      "unknown column \"ofset.x\" of the table, did you mean \"offset.x\"?"),
    .init("frame,time,view\n➤-1,0,a\n", "found \"-1\", expected the number of a frame"),
    .init("frame,time,view\n0,➤soon,a\n", "found \"soon\", expected a time in seconds"),
    .init("frame,time,view,x\n0,0,a,➤1e\n", "found \"1e\", expected a number for x"),
    .init(
      "frame,time,view,phase\n0,0,a,➤gone\n",
      "found \"gone\", expected present, inserting or removing"),
    .init("frame,time,view\n1,0.1,a\n➤0,0,a\n", "frame 0 stands after frame 1"),
    .init("frame,time,view\n0,0.1,a\n➤1,0,a\n", "frame 1 is earlier than frame 0 before it"),
    .init(
      "frame,time,view\n➤0,0,a\n0,0,b\n0,0,a\n1,0.1,a\n",
      "the view 'a' stands twice in frame 0, expected one row for each view"),
    .init("frame,time,view\n1,0.1,a\n➤1,0.2,b\n", "the rows of frame 1 differ in their time"),
    .init("frame,time,view\n➤1,0.1\n", "found 2 cells, expected 3"),
    .init("➤", "the file is empty"),
  ]

  @Test("points at what is wrong", arguments: errors)
  func error(row: ErrorCase) {
    var found: [Diagnostic] = []
    do throws(Diagnostics) {
      _ = try FrameReader.read(row.bytes)
    } catch {
      found = error.items
    }
    #expect(found.map { $0.message } == [row.message])
    #expect(found.first?.position == row.position)
  }
}
