import Simulation

// The C entries by which a host without Swift runs the kernel: a program in C, a web page.
//
// A host copies the bytes of a scene and of a trace into blocks of `motion_allocate`, calls
// `motion_run` and reads the answer: four bytes, little-endian, that count the bytes of the text,
// then the text in UTF-8. It gives every block back with `motion_free`. Nothing is kept between
// two calls.

/// Returns a block of memory for the host to fill.
///
/// - Precondition: `count` is not negative.
/// - Parameter count: The size of the block, in bytes.
/// - Returns: The block, which the host frees.
@_cdecl("motion_allocate")
public func motionAllocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(1, count), alignment: 16)
}

/// Takes back a block that ``motionAllocate(_:)`` or ``motionRun(_:_:_:_:)`` returned.
@_cdecl("motion_free")
public func motionFree(_ block: UnsafeMutableRawPointer) {
  block.deallocate()
}

/// Replays a trace over a scene and returns the hash of its frames as text.
///
/// The text is `hash=` with 16 hexadecimal digits and a line `frames=` with their number, or the
/// errors of the two files, a line each, with line, column and `scene:` or `trace:`.
///
/// - Parameters:
///   - scene: The bytes of the scene's file.
///   - sceneCount: Their number.
///   - trace: The bytes of the trace's file.
///   - traceCount: Their number.
/// - Returns: A block with the answer, which the host frees.
@_cdecl("motion_run")
public func motionRun(
  _ scene: UnsafePointer<UInt8>, _ sceneCount: Int, _ trace: UnsafePointer<UInt8>, _ traceCount: Int
) -> UnsafeMutableRawPointer {
  let sceneBytes = Array(UnsafeBufferPointer(start: scene, count: sceneCount))
  let traceBytes = Array(UnsafeBufferPointer(start: trace, count: traceCount))
  return block(holding: answer(scene: sceneBytes, trace: traceBytes))
}

/// Returns the hash of the frames, or the errors.
private func answer(scene: [UInt8], trace: [UInt8]) -> String {
  do throws(Diagnostics) {
    let scene = try read("scene") { () throws(Diagnostics) in try SceneReader.read(scene).scene }
    let trace = try read("trace") { () throws(Diagnostics) in try TraceReader.read(trace).trace }
    let outcome = try Replay(scene, trace).run(frame: { _ in }, event: { _ in })
    return "hash=\(hexadecimal(outcome.hash))\nframes=\(outcome.frames)\n"
  } catch {
    return lines(of: error)
  }
}

/// Reads a file and puts its name in front of each error.
private func read<Value>(
  _ name: String, _ body: () throws(Diagnostics) -> Value
) throws(Diagnostics) -> Value {
  do throws(Diagnostics) {
    return try body()
  } catch {
    var named = error
    for index in named.items.indices {
      named.items[index].message = "\(name): \(named.items[index].message)"
    }
    throw named
  }
}

/// Returns the messages, a line each, with line and column where they are known.
private func lines(of diagnostics: Diagnostics) -> String {
  var text = ""
  for item in diagnostics.items {
    if let position = item.position { text += "\(position.line):\(position.column): " }
    text += "\(item.message)\n"
  }
  return text
}

/// Returns sixteen hexadecimal digits, the highest first.
private func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}

/// Returns a block that holds the length of a text, in four bytes, and its bytes.
private func block(holding text: String) -> UnsafeMutableRawPointer {
  let bytes = Array(text.utf8)
  let result = motionAllocate(bytes.count + 4)
  result.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
  for index in bytes.indices {
    result.storeBytes(of: bytes[index], toByteOffset: index + 4, as: UInt8.self)
  }
  return result
}
