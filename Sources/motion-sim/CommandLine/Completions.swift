/// Writes completion scripts from the same tables as the parser and the help.
enum Completions {
  /// The script for bash.
  static func bash(_ commands: [CommandDescription]) -> String {
    var cases = ""
    var values = ""
    for command in commands {
      let words = command.allOptions.flatMap { option in
        option.short.map { ["--\(option.name)", "-\($0)"] } ?? ["--\(option.name)"]
      }
      cases += "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
      for option in command.allOptions {
        guard case .choice(let choices) = option.argument else { continue }
        values +=
          "    \(command.name):--\(option.name)) words=\"\(choices.joined(separator: " "))\" ;;\n"
      }
    }
    let names = commands.map { $0.name }.joined(separator: " ")
    return """
      # bash completion for motion-sim
      _motion_sim() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}:$previous" in
      \(values)  esac
        if [ -z "$words" ] && [[ "$current" == -* ]]; then
          case "${COMP_WORDS[1]}" in
      \(cases)    esac
        fi
        if [ -n "$words" ]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        else
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _motion_sim motion-sim

      """
  }

  /// The script for zsh.
  static func zsh(_ commands: [CommandDescription]) -> String {
    var names = ""
    var cases = ""
    for command in commands {
      names += "    '\(command.name):\(zshQuoted(command.summary))'\n"
      cases += "    \(command.name))\n      _arguments \\\n"
      for option in command.allOptions {
        cases += "        '--\(option.name)\(zshArgument(option))' \\\n"
        if let short = option.short {
          cases += "        '-\(short)\(zshArgument(option))' \\\n"
        }
      }
      cases += "        '*:file:_files' ;;\n"
    }
    return """
      #compdef motion-sim
      _motion_sim() {
        local -a commands
        commands=(
      \(names)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local name=$words[2]
        shift words
        (( CURRENT-- ))
        case $name in
      \(cases)  esac
      }
      _motion_sim "$@"

      """
  }

  /// The script for fish.
  static func fish(_ commands: [CommandDescription]) -> String {
    var lines = ["# fish completion for motion-sim"]
    for command in commands {
      lines.append(
        "complete -c motion-sim -n __fish_use_subcommand -f -a \(command.name)"
          + " -d '\(fishQuoted(command.summary))'")
    }
    for command in commands {
      for option in command.allOptions {
        var line =
          "complete -c motion-sim -n '__fish_seen_subcommand_from \(command.name)'"
          + " -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        switch option.argument {
        case .none: break
        case .text: line += " -x"
        case .file: line += " -r"
        case .choice(let words): line += " -x -a '\(words.joined(separator: " "))'"
        }
        lines.append(line + " -d '\(fishQuoted(option.summary))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zshArgument(_ option: OptionDescription) -> String {
    let text = "[\(zshQuoted(option.summary))]"
    switch option.argument {
    case .none: return text
    case .text(let name): return "\(text):\(name): "
    case .file(let name): return "\(text):\(name):_files"
    case .choice(let words): return "\(text):value:(\(words.joined(separator: " ")))"
    }
  }

  /// Escapes what ends a description in zsh: quotes, brackets, colons.
  private static func zshQuoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  private static func fishQuoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
