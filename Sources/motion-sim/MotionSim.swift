@main
struct MotionSim {
  static func main() {}
}
