extension English {
  func questionTitle(_ file: String) -> String { "What does \(file) mean?" }

  func question(_ topic: CSVQuestion.Topic, _ value: String) -> String {
    switch topic {
    case .date: "Which column is the day that a transaction counts on?"
    case .amount: "Which column is the amount?"
    case .description: "Which columns are the text of a transaction?"
    case .dates: "Does the day or the month come first in “\(value)”?"
    case .decimals: "What is “\(value)”? Nothing in the file decides it."
    case .sign: "No amount has a minus. Did the “\(value)” come in or go out?"
    case .account: "The file does not name its account. Type its number, or a name for it."
    case .currency: "The file names no currency. Type its code of three letters, such as EUR."
    }
  }

  func questionPrompt(_ topic: CSVQuestion.Topic) -> String { topic == .account ? "Account: " : "Currency: " }
  func questionSuggestion(_ topic: CSVQuestion.Topic, _ suggestion: String) -> String? {
    switch topic {
    case .account: "Empty means “\(suggestion)”."
    case .currency: "Empty means that it is not known."
    default: nil
    }
  }

  var questionKeys: String { "Enter answers, Esc imports nothing" }
  func numberedColumn(_ number: Int) -> String { "column \(number)" }
  func columns(out: String, in: String) -> String { "out: \(out), in: \(`in`)" }
  func order(_ order: DateOrder) -> String {
    switch order {
    case .dayFirst: "the day first"
    case .monthFirst: "the month first"
    case .yearFirst: "the year first"
    }
  }
  func decimalMark(_ mark: DecimalMark) -> String { mark == .dot ? "a decimal point" : "a decimal comma" }
  func sign(_ sign: CSVProfile.Sign) -> String { sign == .asWritten ? "it came in" : "it went out" }
  var leaveFileOut: String { "leave this file out" }
  var noCurrency: String { "A currency is a code of three letters, such as EUR." }
  func remembers(_ name: String) -> String { "y remembers this as [csv.\(name)]" }
  var notRemembered: String { "Imported, but the answers are not remembered" }
  func remembered(_ name: String) -> String { "remembered in config.toml as [csv.\(name)]" }
}
