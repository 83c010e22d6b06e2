import Simulation
import Testing

@Suite("EventEncoder")
struct EventEncoderTests {
  @Test("writes a table with cells in quotation marks where they need them")
  func table() {
    var bytes: [UInt8] = []
    let encoder = EventEncoder()
    encoder.appendHeader(to: &bytes)
    encoder.append(
      EventRecord(
        time: Instant(nanoseconds: 8_333_000), kind: .gesture, view: "card[c1]", name: "drag",
        phase: "failed", reason: "moved 12 pt, limit 10", by: "card[c1]:tap"), to: &bytes)
    encoder.append(
      EventRecord(time: .zero, kind: .mark, name: "say \"hi\"\nthere", value: "-1.5"), to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        time,kind,view,name,phase,reason,by,value
        0.008333,gesture,card[c1],drag,failed,"moved 12 pt, limit 10",card[c1]:tap,
        0,mark,,"say ""hi""
        there",,,,-1.5

        """)
  }
}
