import Testing

@testable import motion_sim

@Suite("The command line as a whole")
struct CommandTests {
  @Test("Without a command the overview goes to standard error")
  func nothing() {
    let host = MemoryHost()
    #expect(host.run() == .usage)
    #expect(host.outputText.isEmpty)
    #expect(host.errorText.contains("usage: motion-sim COMMAND [options]"))
  }

  @Test("The version is one line")
  func version() {
    let host = MemoryHost()
    #expect(host.run("--version") == .success)
    #expect(host.outputText == "motion-sim 0.1.0\n")
  }

  @Test(
    "An unknown word names the nearest and where to read more",
    arguments: [
      (
        "conver",
        """
        motion-sim: error: unknown command conver
        motion-sim: note: did you mean convert?
        usage: motion-sim COMMAND [options]
        motion-sim --help says more

        """
      ),
      (
        "--versoin",
        """
        motion-sim: error: unknown option --versoin
        motion-sim: note: did you mean --version?
        usage: motion-sim COMMAND [options]
        motion-sim --help says more

        """
      ),
    ])
  func unknown(word: String, message: String) {
    let host = MemoryHost()
    #expect(host.run(word) == .usage)
    #expect(host.errorText == message)
    #expect(host.outputText.isEmpty)
  }

  @Test("A usage error shows the command's usage line")
  func usage() {
    let host = MemoryHost()
    #expect(host.run("convert", "--sumary", "x") == .usage)
    #expect(
      host.errorText == """
        motion-sim convert: error: unknown option --sumary
        motion-sim convert: note: did you mean --summary?
        usage: motion-sim convert (RECORDING | --gesture TEXT) [options]
        motion-sim convert --help says more

        """)
  }

  @Test("Every command has help with an example, in 100 columns")
  func help() {
    for command in Command.all {
      let name = command.description.name
      let host = MemoryHost()
      #expect(host.run(name, "--help") == .success)
      #expect(host.errorText.isEmpty)
      #expect(host.outputText.contains("\nusage: motion-sim \(name)"), "\(name)")
      #expect(host.outputText.contains("\nexample:\n  $ motion-sim \(name)"), "\(name)")
      for line in host.outputText.split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
      for option in command.description.options {
        #expect(host.outputText.contains("--\(option.name)"), "\(name) \(option.name)")
      }
    }
  }

  @Test("The overview names every command, in 100 columns")
  func overview() {
    let host = MemoryHost()
    #expect(host.run("--help") == .success)
    for command in Command.all {
      #expect(host.outputText.contains("\n  \(command.description.name)"))
    }
    for line in host.outputText.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test("The numbers of the exit statuses are those of sysexits")
  func statuses() {
    #expect(ExitStatus.allCases.map { $0.rawValue } == [0, 1, 64, 65, 66, 70, 73])
  }

  @Test(
    "A completion script names every command and option", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) {
    let host = MemoryHost()
    #expect(host.run("completions", shell) == .success)
    for command in Command.all {
      #expect(host.outputText.contains(command.description.name))
      for option in command.description.options {
        #expect(host.outputText.contains(option.name))
      }
    }
  }

  @Test("A shell without completions is refused")
  func unknownShell() {
    let host = MemoryHost()
    #expect(host.run("completions", "fisch") == .usage)
    #expect(host.errorText.contains("no completions for \"fisch\""))
    #expect(host.errorText.contains("did you mean fish?"))
  }
}
