import BankeyCore
import CursesTerminal
import TUIKit

/// Whether there is a terminal for screens, and what it can show.
struct TerminalChecks {
  /// What was found.
  var checks: [HealthCheck] { [terminal, locale] }

  private var terminal: HealthCheck {
    let name = Environment["TERM"].map { "TERM=" + $0 } ?? "TERM is not set"
    guard let capabilities = MainActor.assumeIsolated({ CursesTerminal.shownCapabilities }) else {
      return HealthCheck("terminal", .note, name + ", none here that can show screens")
    }
    let colors = capabilities.colors == .none ? "no colors" : "\(capabilities.colors.rawValue) colors"
    return HealthCheck("terminal", .ok, name + ", " + colors + (capabilities.canCopy ? ", clipboard" : ""))
  }

  private var locale: HealthCheck {
    let names = ["LC_ALL", "LC_MONETARY", "LC_TIME", "LC_CTYPE", "LANG"]
    let said = names.compactMap { name in Environment[name].map { name + "=" + $0 } }.joined(separator: " ")
    let text = said.isEmpty ? "nothing is set" : said
    if Environment.isUTF8 { return HealthCheck("locale", .ok, text) }
    return HealthCheck(
      "locale", .note, text + ", not UTF-8: screens are in ASCII",
      mend: "set LANG to a locale with .UTF-8, such as C.UTF-8")
  }
}
