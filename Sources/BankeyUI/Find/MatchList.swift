import BankeyCore

/// A list in which is looked for something.
protocol MatchList: AnyObject {
  /// Where is looked.
  var scope: FindScope { get }

  /// Remembers where one is, for when the prompt is left.
  func willFind()

  /// Shows the first matches, or the next one from where the typing began.
  func showFirstMatch(of query: FindQuery, _ finder: any TransactionFinder) async throws

  /// Goes to the next match, or the one before.
  func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) async throws

  /// All matches are known, or not any more; or the matches alone are to be shown, or not any more.
  func showFound()

  /// Nothing is looked for any more. When that was said in the prompt, one is back where it began.
  func didFind(isBack: Bool)
}
