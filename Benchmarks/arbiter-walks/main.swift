import ArbiterWalks

// Takes all walks of six steps over paths of four gestures and says how many there were.

/// Ends the program with a status that is not 0.
struct BrokenRule: Error {}

var walks = 0
var failures = 0
for (number, path) in GesturePaths.fours.enumerated() {
  let exploration = Exploration(path, steps: 6)
  walks += exploration.walks
  let verdict = exploration.complaint ?? "every rule holds"
  if exploration.complaint != nil { failures += 1 }
  print("path \(number + 1): \(exploration.walks) walks, \(verdict)")
}
print("\(walks) walks over \(GesturePaths.fours.count) paths, \(failures) with a fault")
if failures > 0 { throw BrokenRule() }
