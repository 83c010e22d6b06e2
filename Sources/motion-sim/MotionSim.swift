@main
struct MotionSim {
  static func main() {
    let host = SystemHost()
    let status = Command.run(Array(CommandLine.arguments.dropFirst()), host: host)
    host.exit(status)
  }
}
