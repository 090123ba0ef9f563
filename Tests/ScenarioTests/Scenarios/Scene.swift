import TUIKit

/// A state of the screen, and the steps that lead to it.
nonisolated struct Scene: Sendable {
  let name: String
  /// The data that bankey finds.
  var data = ScenarioData.bank
  /// Lines of the config.
  var config = "motion = false"
  /// The steps to it, with texts that show that it is reached in a terminal with room for them.
  var steps: [Step] = []
  /// The texts to see there in English, on 80 columns.
  let sign: String
  /// The same in Norwegian.
  let norwegian: String

  /// The scenario that goes there and checks the texts.
  func scenario(_ name: String, _ size: Size = Size(80, 24), on terminal: ScenarioTerminal = .standard) -> Scenario {
    let sign = terminal.name == "nb_NO" ? norwegian : sign
    let hasRoom = size.width >= 80 && size.height >= 24
    return Scenario(
      name: name, data: data, size: size, terminal: terminal, config: config,
      steps: steps + (hasRoom ? [.sees(sign)] : []))
  }
}

nonisolated extension Scene {
  static let firstRun = Scene(
    name: "the first start", data: .nothing, sign: "bankey can never move money", norwegian: "bankey kan aldri flytte")
  static let prompt = Scene(
    name: "the prompt for files", data: .nothing, steps: [.press("i"), .type("~/stat")], sign: "~/stat",
    norwegian: "~/stat")
  static let preview = Scene(
    name: "a preview", data: .nothing,
    steps: [.press("i"), .type("~/statements/plain.ofx"), .press(.enter), .sees("+")], sign: "nothing is imported yet",
    norwegian: "ingenting er importert")
  static let setup = Scene(
    name: "connecting a bank", data: .nothing, steps: [.press("a")], sign: "a bridge to many banks",
    norwegian: "en bro til mange banker")
  static let accounts = Scene(name: "the accounts", sign: "929,466", norwegian: "929 466")
  static let compact = Scene(
    name: "compact rows", config: "motion = false\ndensity = \"compact\"", sign: "929,466", norwegian: "929 466")
  static let comfortable = Scene(
    name: "comfortable rows", config: "motion = false\ndensity = \"comfortable\"\npane = \"off\"",
    sign: "Current balance",
    norwegian: "Saldo")
  static let bottom = Scene(
    name: "the last account", steps: [.press(.end)], sign: "Travel Wallet", norwegian: "Travel Wallet")
  static let details = Scene(
    name: "an account", steps: [.press(.enter)], sign: "Available", norwegian: "Disponibelt")
  static let naming = Scene(
    name: "a name for a payee", steps: [.press(.enter), .press("R")], sign: "23 rows have these words",
    norwegian: "1 rad har disse ordene")
  static let report = Scene(
    name: "an account's last transactions", steps: [.press(.enter), .press("G")], sign: "Grand total",
    norwegian: "Sum totalt")
  static let transaction = Scene(
    name: "a transaction", steps: [.press(.enter), .press(.enter)], sign: "bankey id", norwegian: "Id hos bankey")
  static let find = Scene(
    name: "what was found", steps: [.press("/"), .type("e"), .press(.tab)], sign: "match",
    norwegian: "treff")
  static let finding = Scene(
    name: "finding in an account", steps: [.press(.enter), .press("/"), .type("a")], sign: "match", norwegian: "treff")
  static let netWorth = Scene(
    name: "net worth", steps: [.press("w"), .sees("981")], sign: "[90d]", norwegian: "[90d]")
  /// Totals in one currency. The address is invalid, but no rates are missing, so nothing is requested.
  private static let crowns =
    "motion = false\n[rates]\nbase = \"NOK\"\naddress = \"http://127.0.0.1:9/\""
  static let converted = Scene(
    name: "one currency", data: .rates, config: crowns, sign: "NOK, rates of", norwegian: "NOK, kurser fra")
  static let convertedParts = Scene(
    name: "the parts of one currency", data: .rates, config: crowns,
    steps: [.press("w"), .sees("981"), .press(.enter)], sign: "×", norwegian: "×")
  static let convertedHistory = Scene(
    name: "net worth in one currency", data: .rates, config: crowns,
    steps: [.press("w"), .sees("981"), .press(.backTab)], sign: "≈", norwegian: "≈")
  static let upcoming = Scene(
    name: "what is coming", steps: [.press("f"), .sees("USD")], sign: "every", norwegian: "lavest")
  static let news = Scene(
    name: "what is new", steps: [.press("c"), .sees("412")], sign: "transactions", norwegian: "transaksjoner")
  static let timeline = Scene(
    name: "the timeline", steps: [.press("t"), .sees("431")], sign: "not yet in the balance",
    norwegian: "ikke i saldoen ennå")
  static let month = Scene(
    name: "a month of the timeline", steps: [.press("t"), .sees("431"), .press("}"), .press(.enter)],
    sign: "Money out",
    norwegian: "Penger ut")
  static let sources = Scene(
    name: "the sources", steps: [.press("s")], sign: "demo bank", norwegian: "demobank")
  static let help = Scene(name: "help", steps: [.press("?")], sign: "by half a page", norwegian: "en halv side")
  static let alert = Scene(
    name: "an alert", data: .statements, steps: [.press("r")], sign: "Nothing to refresh",
    norwegian: "Ingenting å oppdatere")
  static let foreign = Scene(
    name: "accounts from files", data: .statements, config: "motion = false\npane = \"off\"", sign: "1234 56 78903",
    norwegian: "1234 56 78903")
  static let failed = Scene(
    name: "a database that cannot be read", data: .unreadable, sign: "could not be read", norwegian: "kunne ikke leses")

  static let all = [
    firstRun, prompt, preview, setup, accounts, compact, comfortable, bottom, details, naming, report, transaction,
    find,
    finding, netWorth, converted, convertedParts, convertedHistory, news, timeline, month, upcoming, sources,
    help,
    alert, foreign, failed,
  ]
}
