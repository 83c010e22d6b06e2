import Simulation
import Testing

/// No input may crash a reader or make it give what is not finite.
@Suite("Damaged input")
struct DamagedInputTests {
  private static let trace = Array(TraceSamples.everything.utf8)
  private static let scene = Array(
    "// é\n{ a: 'x\\u00e9', b: [1, -2.5e3, true, null,], /* c */ \"d\": {e: \"😀\"}, }".utf8)
  private static let table = Array(
    "frame,time,view,phase,x,y.v\n0,0,\"a[b,\"\"c]\",present,1,2\n1,0.1,a,removing,-1e3,\n".utf8)

  @Test("cut at every byte is read or refused")
  func cuts() {
    for count in Self.trace.indices {
      readAll(Array(Self.trace[..<count]))
    }
    for count in Self.scene.indices { readAll(Array(Self.scene[..<count])) }
    for count in Self.table.indices { readAll(Array(Self.table[..<count])) }
    #expect(throws: Diagnostics.self) { try TraceReader.read(Array(Self.trace[..<40])) }
  }

  @Test(
    "with bytes changed, dropped and doubled is read or refused", arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    let bodies = [Self.trace, Self.scene, Self.table, Array(TraceSamples.drag.utf8)]
    let interesting =
      Array("{}[]\",:\\/*'-.eE019nt\n\r\u{0}\u{7F}#~".utf8) + [0x80, 0xC0, 0xED, 0xFF]
    var read = 0
    for round in 0..<120 {
      var bytes = bodies[round % bodies.count]
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = interesting[Int(generator.next() % UInt64(interesting.count))]
        case 1: bytes[index] ^= 1 << UInt8(generator.next() % 8)
        case 2: bytes.remove(at: index)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...30, using: &generator))
          bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      readAll(bytes)
      read += 1
    }
    #expect(read == 120)
  }

  @Test(
    "with a digit made large is refused and does not trap",
    arguments: [
      "1e308", "-1e308", "9223372036854775807", "9223372036854775808", "1e108", "-0", "1e-320",
      "99999999999999999999999999999999999999", "4294967296", "2147483648",
    ])
  func largeNumbers(number: String) {
    for key in ["t", "id", "x", "p", "index", "lines", "btn", "seen", "width", "size"] {
      let text = TraceSamples.everything.split(separator: "\n").map { line in
        replacing(number, under: key, in: String(line))
      }.joined(separator: "\n")
      readAll(Array(text.utf8))
    }
    let whole = "{\"t\":0,\"ev\":\"down\",\"id\":\(number),\"x\":0,\"y\":0}\n"
    readAll(Array((TraceReaderTests.header + whole).utf8))
    #expect(Double(number) != nil)
  }

  private func replacing(_ number: String, under key: String, in line: String) -> String {
    let parts = line.split(separator: "\"\(key)\":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return line }
    return parts[0] + "\"\(key)\":" + number + parts[1].drop { $0 != "," && $0 != "}" }
  }

  /// Reads some bytes in every way; a trap ends the test process.
  private func readAll(_ bytes: [UInt8]) {
    _ = try? JSONReader.read(bytes, dialect: .strict)
    _ = try? JSONReader.read(bytes, dialect: .json5)
    _ = try? FrameReader.read(bytes)
    _ = try? TraceTableReader.read(bytes, viewport: Size(width: 1, height: 1))
    for isLenient in [false, true] {
      guard let reading = try? TraceReader.read(bytes, options: .init(isLenient: isLenient)) else {
        continue
      }
      // What was read can be written, and reads back.
      let written = TraceWriter.bytes(of: reading.trace)
      guard let again = try? TraceReader.read(written) else {
        Issue.record("\(String(decoding: written, as: UTF8.self))")
        continue
      }
      #expect(again.trace.header == reading.trace.header)
      #expect(again.openContacts == reading.openContacts)
    }
  }
}
