/// A language that bankey's own texts exist in.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English, also for everybody whose language bankey does not speak.
  case english = "en"
  /// Norwegian, in bokmål; readers of nynorsk get it too.
  case norwegian = "nb"

  /// The language of the texts in a locale such as `nb_NO`.
  public init(locale: String) {
    self = ["nb", "nn", "no"].contains(locale.prefix { $0 != "_" }) ? .norwegian : .english
  }
}
