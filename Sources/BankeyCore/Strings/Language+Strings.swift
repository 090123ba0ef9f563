extension Language {
  /// The texts in this language.
  public var strings: any Strings {
    switch self {
    case .english: English()
    case .norwegian: Norwegian()
    }
  }
}
