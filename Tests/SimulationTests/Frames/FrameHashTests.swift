import Simulation
import Testing

@Suite("FrameHash")
struct FrameHashTests {
  @Test("is FNV-1a over the documented bytes")
  func bytes() {
    var bytes: [UInt8] = []
    for frame in FrameSamples.cards {
      bytes += little(UInt64(frame.index))
      for row in frame.rows {
        bytes += Array(row.view.utf8) + [row.phase.rawValue]
        for channel in FrameChannel.allCases {
          let value = row.values.clamped[channel]
          bytes += little(value == 0 ? 0 : value.bitPattern)
        }
      }
    }
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    #expect(FrameHash.hash(of: FrameSamples.cards) == hash)
  }

  @Test("has not changed since it was first written down")
  func golden() {
    var hash = FrameHash()
    #expect(hash.text == "cbf29ce484222325")
    for frame in FrameSamples.cards { hash.add(frame) }
    #expect(hash.text == "942ee45d85410cea")
  }

  @Test("counts −0 as +0, and no change of any number as none")
  func sensitivity() {
    func hash(_ row: FrameRow) -> UInt64 { FrameHash.hash(of: [FrameSamples.frame(0, [row])]) }
    let plain = FrameSamples.row("a", offset: 0)
    #expect(hash(plain) == hash(FrameSamples.row("a", offset: -0.0)))
    var seen = [hash(plain)]
    for channel in FrameChannel.allCases {
      var row = plain
      row.values[channel] = 0.5
      seen.append(hash(row))
    }
    seen.append(hash(FrameSamples.row("b", offset: 0)))
    seen.append(hash(FrameSamples.row("a", offset: 0, phase: .removing)))
    #expect(Set(seen).count == seen.count)
  }

  @Test("counts what is printed: numbers that overshoot their range as its ends")
  func clamped() {
    func hash(_ channel: FrameChannel, _ value: Double) -> UInt64 {
      var row = FrameSamples.row("a", offset: 0)
      row.values[channel] = value
      return FrameHash.hash(of: [FrameSamples.frame(0, [row])])
    }
    #expect(hash(.opacity, 1.2) == hash(.opacity, 1))
    #expect(hash(.opacity, -0.1) == hash(.opacity, 0))
    #expect(hash(.opacity, 0.9) != hash(.opacity, 1))
    #expect(hash(.blur, -3) == hash(.blur, 0))
    #expect(hash(.scaleX, -1) != hash(.scaleX, 1))
  }

  private func little(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
