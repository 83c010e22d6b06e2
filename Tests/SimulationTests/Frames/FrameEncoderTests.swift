import Simulation
import Testing

@Suite("FrameEncoder")
struct FrameEncoderTests {
  @Test("writes one row a view and frame")
  func tidy() {
    #expect(
      text(FrameEncoder.Options()) == """
        frame,time,view,phase,x,y,width,height,offset.x,offset.y,scale.x,scale.y,rotation,opacity,blur,z
        0,0,card[c1],present,24,0,345,0,0,0,1,1,0,1,0,0
        0,0,"card[c,2]",present,24,0,345,0,0.1,0,1,1,0,1,0,0
        1,0.008333,card[c1],present,24,0,345,0,-12.345679,0,1,1,0,1,0,0
        1,0.008333,"card[c,2]",removing,24,0,345,0,0.1,0,1,1,0,1,0,0
        2,0.016667,card[c1],present,24,0,345,0,-12.345679,0,1,1,0,1,0,0

        """)
  }

  @Test("drops rows whose text has not changed")
  func changed() {
    var options = FrameEncoder.Options()
    options.isChangedOnly = true
    #expect(
      lines(options) == [
        "0,0,card[c1],present", "0,0,\"card[c,2]\",present", "1,0.008333,card[c1],present",
        "1,0.008333,\"card[c,2]\",removing",
      ])
    options.numbers = .exact
    #expect(lines(options).last == "2,0.016666667,card[c1],present")
  }

  @Test("writes a view that returns, changed or not")
  func returning() {
    var options = FrameEncoder.Options()
    options.isChangedOnly = true
    let row = FrameSamples.row("a", offset: 0)
    let frames = [
      FrameSamples.frame(0, [row]), FrameSamples.frame(1, []), FrameSamples.frame(2, [row]),
    ]
    #expect(lines(options, frames) == ["0,0,a,present", "2,0.016667,a,present"])
  }

  @Test("adds velocities for all but z")
  func velocities() {
    var options = FrameEncoder.Options()
    options.includesVelocities = true
    var row = FrameSamples.row("a", offset: 0)
    var velocities = FrameValues()
    for channel in FrameChannel.allCases { velocities[channel] = Double(channel.rawValue) - 2.5 }
    row.velocities = velocities
    let rows = text(options, [FrameSamples.frame(0, [row, FrameSamples.row("b", offset: 1)])])
      .split(separator: "\n")
    #expect(
      rows[0].hasSuffix(
        ",z,x.v,y.v,width.v,height.v,offset.x.v,offset.y.v,scale.x.v,scale.y.v,rotation.v,opacity.v,blur.v"
      ))
    #expect(rows[1].hasSuffix(",0,-2.5,-1.5,-0.5,0.5,1.5,2.5,3.5,4.5,5.5,6.5,7.5"))
    #expect(rows[2].hasSuffix(",0,0,0,0,0,0,0,0,0,0,0,0"))
  }

  @Test("writes one column a selected number in wide form")
  func wide() throws {
    var options = FrameEncoder.Options()
    options.isWide = true
    options.selection = try ChannelSelector.list("card[c1].offset.x,card[c,2].offset.x")
    #expect(
      text(options) == """
        frame,time,card[c1].offset.x,"card[c,2].offset.x"
        0,0,0,0.1
        1,0.008333,-12.345679,0.1
        2,0.016667,-12.345679,

        """)
    options.form = .jsonLines
    #expect(
      text(options).split(separator: "\n").last
        == "{\"frame\":2,\"time\":0.016667,\"card[c1].offset.x\":-12.345679,\"card[c,2].offset.x\":null}"
    )
    options.form = .csv
    options.isChangedOnly = true
    options.selection = try ChannelSelector.list("card[c1].offset.x")
    #expect(text(options).split(separator: "\n").dropFirst() == ["0,0,0", "1,0.008333,-12.345679"])
  }

  @Test("leaves out the rows of views that are not selected")
  func selection() throws {
    var options = FrameEncoder.Options()
    options.selection = [try ChannelSelector(parsing: "card[c,2].x")]
    #expect(lines(options) == ["0,0,\"card[c,2]\",present", "1,0.008333,\"card[c,2]\",removing"])
  }

  @Test("writes JSON that reads back")
  func jsonLines() throws {
    var options = FrameEncoder.Options()
    options.form = .jsonLines
    options.numbers = .exact
    let rows = text(options).split(separator: "\n")
    #expect(rows.count == 5)
    let value = try JSONReader.read(Array(rows[2].utf8), dialect: .strict)
    var fields = JSONFields(value, of: "a row")
    #expect(fields.number("frame") == 1)
    #expect(fields.number("time") == 0.008333333)
    #expect(fields.string("view") == "card[c1]")
    #expect(fields.string("phase") == "present")
    for channel in FrameChannel.allCases {
      #expect(fields.number(channel.name) == FrameSamples.cards[1].rows[0].values[channel])
    }
    #expect(fields.finish() == [])
  }

  @Test("keeps what it writes inside the legal ranges")
  func clamped() {
    var row = FrameSamples.row("a", offset: 0)
    row.values.width = -3
    row.values.opacity = 1.2
    row.values.blur = -0.1
    #expect(
      text(FrameEncoder.Options(), [FrameSamples.frame(0, [row])]).hasSuffix(
        "0,0,a,present,24,0,0,0,0,0,1,1,0,1,0,0\n"))
  }

  private func text(
    _ options: FrameEncoder.Options, _ frames: [Frame] = FrameSamples.cards
  ) -> String {
    var encoder = FrameEncoder(options: options)
    var bytes: [UInt8] = []
    encoder.appendHeader(to: &bytes)
    for frame in frames { encoder.append(frame, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first four cells of each row, the view's comma in the sample counted in.
  private func lines(
    _ options: FrameEncoder.Options, _ frames: [Frame] = FrameSamples.cards
  ) -> [String] {
    text(options, frames).split(separator: "\n").dropFirst().map { line in
      let count = line.contains("\"") ? 5 : 4
      return line.split(separator: ",").prefix(count).joined(separator: ",")
    }
  }
}
