import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import BankeyUI
import CursesTerminal
import Glibc
import TUIKit

/// Checks that the config was understood.
struct ConfigChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The file, and each line that was not understood.
  var checks: [HealthCheck] {
    let exists = access(setting.configFile, F_OK) == 0
    return [
      HealthCheck("config", .ok, setting.configFile + (exists ? "" : ", which does not exist, so the defaults apply"))
    ]
      + setting.config.warnings.map { warning in
        HealthCheck(
          "config", .wrong, "line \(warning.line): \(warning.message)",
          remedy: "correct or remove the line; docs/bankey.toml lists every key")
      } + KeyChoices(setting.config.keys).problems.map(check)
  }

  /// A key binding in the config that was ignored.
  private func check(_ problem: KeyError) -> HealthCheck {
    let text =
      switch problem {
      case .noCommand(let said): "line \(said.line): there is no command called \(said.command)"
      case .isFixed(let said): "line \(said.line): the keys of \(said.command) cannot be changed"
      case .noKey(let said, let key): "line \(said.line): no command can use the key “\(key)”"
      case .isTaken(let said, let key, let other): "line \(said.line): \(key) is already the key for \(other.name)"
      }
    return HealthCheck("keys", .wrong, text, remedy: "choose another; docs/keys.md lists the commands and their keys")
  }
}

/// Checks that bankey's folders and files exist and are private.
struct FolderChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The folders, and any files in them that other users can read.
  var checks: [HealthCheck] {
    let folder = DataFolder(setting.data)
    return [
      check("data", folder.path, private: 0o700), check("state", setting.paths.state, private: 0o700),
    ] + ["", "-wal", "-shm"].compactMap { exposed(folder.database + $0) }
  }

  private func check(_ name: String, _ path: String, private mode: mode_t) -> HealthCheck {
    guard let found = FolderChecks.mode(of: path) else {
      return HealthCheck(name, .ok, path + ", which does not exist yet")
    }
    if access(path, R_OK | W_OK | X_OK) != 0 {
      return HealthCheck(
        name, .wrong, "\(path) cannot be used: \(errorText())", remedy: "chmod u+rwx \(path), as its owner")
    }
    guard found & 0o077 != 0 else { return HealthCheck(name, .ok, path) }
    return HealthCheck(
      name, .wrong, "others can open the folder \(path)", remedy: "chmod \(String(mode, radix: 8)) \(path)")
  }

  private func exposed(_ path: String) -> HealthCheck? {
    guard let mode = FolderChecks.mode(of: path), mode & 0o077 != 0 else { return nil }
    return HealthCheck("data", .wrong, "others can read \(path)", remedy: "chmod 600 \(path)")
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}

/// Checks that the lock, if it is on, can be opened.
struct LockChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The result of the check.
  var checks: [HealthCheck] {
    guard setting.config.lock else { return [HealthCheck("lock", .ok, "off")] }
    let problem = PAM(folder: try? ProgramFolder.path()).problem
    return [problem.map(wrong) ?? HealthCheck("lock", .ok, "on; PAM has rules for it")]
  }

  private func wrong(_ problem: LockProblem) -> HealthCheck {
    let remedy =
      switch problem {
      case .noLibrary: "install PAM (libpam0g, pam)"
      case .noService: "create /etc/pam.d/bankey as docs/lock.md says, or run make install"
      case .noUser, .failed: "see docs/lock.md"
      }
    return HealthCheck("lock", .wrong, setting.strings.lockProblem(problem), remedy: remedy)
  }
}

/// Checks whether the terminal supports screens, and what it can display.
struct TerminalChecks {
  /// The results of the checks.
  var checks: [HealthCheck] { [terminal, locale] }

  private var terminal: HealthCheck {
    let name = Environment["TERM"].map { "TERM=" + $0 } ?? "TERM is not set"
    guard isatty(STDOUT_FILENO) == 1 else {
      return HealthCheck("terminal", .note, name + "; the output is not a terminal, so screens were not tried")
    }
    guard let capabilities = MainActor.assumeIsolated({ CursesTerminal.shownCapabilities }) else {
      return HealthCheck("terminal", .note, name + ", so bankey cannot show screens")
    }
    let colors = capabilities.colors == .none ? "no colors" : "\(capabilities.colors.rawValue) colors"
    return HealthCheck("terminal", .ok, name + ", " + colors + (capabilities.canCopy ? ", clipboard" : ""))
  }

  private var locale: HealthCheck {
    let names = ["LC_ALL", "LC_MONETARY", "LC_TIME", "LC_CTYPE", "LANG"]
    let said = names.compactMap { name in Environment[name].map { name + "=" + $0 } }.joined(separator: " ")
    let text = said.isEmpty ? "no locale is set" : said
    if Environment.isUTF8 { return HealthCheck("locale", .ok, text) }
    return HealthCheck(
      "locale", .note, text + ", not UTF-8: screens are in ASCII",
      remedy: "set LANG to a locale with .UTF-8, such as C.UTF-8")
  }
}
