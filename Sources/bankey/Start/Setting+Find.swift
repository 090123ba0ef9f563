import BankeyCore

extension Setting {
  /// A query as the user types it in the locale.
  func query(_ text: String) throws(Failure) -> FindQuery {
    let presenter = presenter(isASCII: false)
    do {
      return try FindQuery(text, mark: presenter.formats.decimalMark)
    } catch {
      throw Failure("--search: " + presenter.strings.problem(error))
    }
  }
}
