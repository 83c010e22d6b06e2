import Simulation
import Testing

@Suite("TraceWriter")
struct TraceWriterTests {
  @Test("writes the canonical form of every kind of entry")
  func canonical() {
    let bytes = TraceWriter.bytes(of: TraceSamples.everythingTrace)
    #expect(String(decoding: bytes, as: UTF8.self) == TraceSamples.everything)
  }

  @Test("adds an end that the reader accepts")
  func addsEnd() throws {
    let reading = try TraceReader.read(Array(TraceSamples.dragWithoutEnd.utf8))
    let again = try TraceReader.read(TraceWriter.bytes(of: reading.trace))
    #expect(again.warnings == [])
    #expect(again.trace.entries.dropLast() == reading.trace.entries[...])
    #expect(again.trace.entries.last?.action == .end)
  }

  @Test(
    "writes times in milliseconds",
    arguments: [
      (0, "0"), (1_000, "0.001"), (499, "0"), (500, "0.001"), (1_500_000, "1.5"),
      (8_333_000, "8.333"), (20_040_000, "20.04"), (3_600_000_000_000, "3600000"),
    ] as [(Int64, String)])
  func times(nanoseconds: Int64, text: String) {
    var bytes: [UInt8] = []
    TraceWriter.append(Instant(nanoseconds: nanoseconds), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
