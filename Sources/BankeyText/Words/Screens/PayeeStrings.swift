/// The texts of naming payees and sources.
public protocol PayeeStrings: Sendable {
  /// "Your name for a payee"
  var payeeTitle: String { get }
  /// Explains what the rule does.
  var payeeHelp: String { get }
  /// The prompt before the name.
  var payeeNamePrompt: String { get }
  /// The prompt before the words that a text must contain.
  var payeeWordsPrompt: String { get }
  /// The keys of the form.
  var payeeKeys: String { get }
  /// "12 rows would be called Amazon"; `text` is the number in digits, and the name is nil while it is not typed.
  func wouldApplyName(_ count: Int, _ text: String, _ name: String?) -> String
  /// "12 rows would have the bank's text again"
  func wouldRemoveName(_ count: Int, _ text: String) -> String
  /// "12 rows are called Amazon"; `text` is the number in digits.
  func namesApplied(_ count: Int, _ text: String, _ name: String) -> String
  /// "12 rows have the bank's text again"
  func namesRemoved(_ count: Int, _ text: String) -> String
  /// "u undoes it", after the notice of a change that `u` undoes.
  var undoHint: String { get }
  /// "the earlier names are back"
  var namesRestored: String { get }
  /// The message that no transaction contains the words.
  var noMatchingRows: String { get }
  /// The reason why an answer without words is rejected.
  var noPayeeWords: String { get }
  /// The reason why an answer without a name is rejected.
  var noPayeeName: String { get }
  /// The notice that the selection has no name to change.
  var nothingToName: String { get }
  /// The message of a list without names.
  var noPayees: String { get }
  /// The message that no rule has these words.
  func noPayee(_ words: String) -> String
  /// Explains where the name of a source appears, and that an empty one restores the source's own.
  var sourceNameHelp: String { get }
}

extension English {
  var payeeTitle: String { "Your name for a payee" }
  var payeeHelp: String {
    "Every row whose text has all these words gets the name, including later rows. The transaction keeps the bank's text."
  }
  var payeeNamePrompt: String { "Name: " }
  var payeeWordsPrompt: String { "Words: " }
  var payeeKeys: String { "Enter accepts, Tab other line, Esc cancels" }
  func wouldApplyName(_ count: Int, _ text: String, _ name: String?) -> String {
    let rows = count == 1 ? "1 row" : "\(text) rows"
    return name.map { "\(rows) would be called \($0)" }
      ?? (count == 1 ? "1 row has these words" : "\(rows) have these words")
  }
  func wouldRemoveName(_ count: Int, _ text: String) -> String {
    "\(count == 1 ? "1 row" : "\(text) rows") would have the bank's text again"
  }
  func namesApplied(_ count: Int, _ text: String, _ name: String) -> String {
    count == 1 ? "1 row is called \(name)" : "\(text) rows are called \(name)"
  }
  func namesRemoved(_ count: Int, _ text: String) -> String {
    count == 1 ? "1 row has the bank's text again" : "\(text) rows have the bank's text again"
  }
  var undoHint: String { "\(keyNames[.undo, default: "u"]) undoes it" }
  var namesRestored: String { "the earlier names are back" }
  var noMatchingRows: String { "no row has all these words" }
  var noPayeeWords: String { "type words from the bank's text" }
  var noPayeeName: String { "type a name" }
  var nothingToName: String { "select a transaction to name its payee" }
  var noPayees: String { "you have not named a payee yet; press \(keyNames[.rename, default: "R"]) on a transaction" }
  func noPayee(_ words: String) -> String { "no name has the words \(words)" }
  var sourceNameHelp: String { "The name appears wherever the source does. Leave it empty for the source's own name." }
}

extension Norwegian {
  var payeeTitle: String { "Ditt navn på en mottaker" }
  var payeeHelp: String {
    "Alle rader med alle disse ordene i teksten får navnet, også senere rader. Transaksjonen beholder bankens tekst."
  }
  var payeeNamePrompt: String { "Navn: " }
  var payeeWordsPrompt: String { "Ord: " }
  var payeeKeys: String { "Enter bekrefter, Tab andre linje, Esc avbryter" }
  func wouldApplyName(_ count: Int, _ text: String, _ name: String?) -> String {
    let rows = count == 1 ? "1 rad" : "\(text) rader"
    return name.map { "\(rows) vil hete \($0)" } ?? "\(rows) har disse ordene"
  }
  func wouldRemoveName(_ count: Int, _ text: String) -> String {
    "\(count == 1 ? "1 rad" : "\(text) rader") vil få bankens tekst igjen"
  }
  func namesApplied(_ count: Int, _ text: String, _ name: String) -> String {
    "\(count == 1 ? "1 rad" : "\(text) rader") heter \(name)"
  }
  func namesRemoved(_ count: Int, _ text: String) -> String {
    "\(count == 1 ? "1 rad" : "\(text) rader") har bankens tekst igjen"
  }
  var undoHint: String { "\(keyNames[.undo, default: "u"]) angrer" }
  var namesRestored: String { "navnene er som før" }
  var noMatchingRows: String { "ingen rad har alle disse ordene" }
  var noPayeeWords: String { "skriv ordene som radene skal finnes med" }
  var noPayeeName: String { "skriv et navn" }
  var nothingToName: String { "velg en transaksjon for å gi mottakeren et navn" }
  var noPayees: String {
    "ingen mottaker har et navn fra deg; trykk \(keyNames[.rename, default: "R"]) på en transaksjon"
  }
  func noPayee(_ words: String) -> String { "ingen mottaker har navn etter ordene \(words)" }
  var sourceNameHelp: String { "Navnet vises overalt der kilden vises. La det stå tomt for kildens eget navn." }
}
