import Testing

@testable import motion_sim

@Suite("Touch protocols")
struct TouchProtocolTests {
  typealias Import = EvemuImportTests

  @Test("Protocol A: contacts are matched by nearness, a frame without any is the lift")
  func packets() throws {
    let recording = try Import.run(
      EvemuText()
        .frame(
          0, Row.x(100), Row.y(100), Row.packetEnd, Row.x(800), Row.y(800), Row.packetEnd,
          Row.touch(1)
        )
        .frame(10, Row.x(790), Row.y(790), Row.packetEnd, Row.x(110), Row.y(120), Row.packetEnd)
        .frame(20, Row.x(780), Row.y(780), Row.packetEnd)
        .frame(30, Row.touch(0)))
    #expect(
      Import.samples(recording) == [
        "0 down 1 10 10", "0 down 2 80 80", "10 move 1 11 12", "10 move 2 79 79", "20 up 1 11 12",
        "20 move 2 78 78", "30 up 2 78 78",
      ])
    #expect(recording.summary.touchProtocol == "A")
    #expect(recording.summary.mostAtOnce == 2)
  }

  @Test("Protocol A: an empty packet is the lift")
  func emptyPacket() throws {
    let recording = try Import.run(
      EvemuText()
        .frame(0, Row.x(100), Row.y(100), Row.packetEnd, Row.touch(1))
        .frame(10, Row.packetEnd))
    #expect(Import.samples(recording) == ["0 down 1 10 10", "10 up 1 10 10"])
  }

  @Test("Protocol A: ids are followed where the device sends them")
  func packetIDs() throws {
    let recording = try Import.run(
      EvemuText()
        .frame(
          0, Row.id(5), Row.x(100), Row.y(100), Row.packetEnd, Row.id(6), Row.x(200), Row.y(100),
          Row.packetEnd
        )
        .frame(
          10, Row.id(6), Row.x(100), Row.y(100), Row.packetEnd, Row.id(5), Row.x(200), Row.y(100),
          Row.packetEnd
        )
        .frame(20, Row.touch(0)))
    #expect(
      Import.samples(recording) == [
        "0 down 1 10 10", "0 down 2 20 10", "10 move 1 20 10", "10 move 2 10 10", "20 up 1 20 10",
        "20 up 2 10 10",
      ])
  }

  @Test("Protocol A: a frame about something else changes nothing")
  func otherFrame() throws {
    let recording = try Import.run(
      EvemuText()
        .frame(0, Row.x(100), Row.y(100), Row.packetEnd, Row.touch(1))
        .frame(5, "0004 0005 77")
        .frame(10, Row.touch(0)))
    #expect(Import.samples(recording) == ["0 down 1 10 10", "10 up 1 10 10"])
  }

  @Test("Single touch: a button and two axes; a hovering pen is no contact")
  func single() throws {
    let recording = try Import.run(
      EvemuText()
        .frame(0, Row.singleX(50), Row.singleY(60))
        .frame(10, Row.touch(1), Row.singleX(100))
        .frame(20, Row.singleY(80))
        .frame(30, Row.touch(0)))
    #expect(
      Import.samples(recording) == ["0 down 1 10 6", "10 move 1 10 8", "20 up 1 10 8"])
    #expect(recording.summary.touchProtocol == "ST")
  }

  @Test("Single touch on the codes that some drivers use instead, with a warning")
  func otherAxes() throws {
    let recording = try Import.run(
      EvemuText()
        .frame(0, Row.touch(1), "0003 0002 100", "0003 0003 200")
        .frame(10, Row.touch(0))
    ) {
      $0.maximumX = 999
      $0.maximumY = 1999
    }
    #expect(Import.samples(recording) == ["0 down 1 10 20", "10 up 1 10 20"])
    #expect(Import.messages(recording) == ["no ABS_X or ABS_Y; took ABS_Z and ABS_RX for them"])
  }

  @Test("Matching takes equal distances in the order of the packets, then of the slots")
  func ties() {
    var slot = ContactSlot()
    slot.contact = 1
    slot.committed = ContactState(x: 0, y: 0)
    var other = slot
    other.contact = 2
    let packet = PacketMatching.Packet(state: ContactState(x: 0, y: 0), isFilled: true)
    #expect(PacketMatching.slots(for: [packet, packet, packet], in: [slot, other]) == [0, 1, 2])
  }
}
