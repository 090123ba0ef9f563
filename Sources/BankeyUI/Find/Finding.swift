import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What is looked for on a screen: what is being typed, what it means, and what was found.
nonisolated struct Finding {
  /// What is being typed; nil when nothing is.
  private(set) var prompt: Prompt?
  /// What is looked for: the last that made sense.
  private(set) var query = FindQuery([])
  /// Why what stands in the prompt makes no sense.
  private(set) var problem: FindError?
  /// What was found, last.
  private(set) var found: FoundTransactions?
  /// Whether `found` is of an earlier question.
  private(set) var isLooking = false
  /// Whether the list shows the matches alone.
  var showsMatchesOnly = false

  /// Whether something is looked for.
  var isActive: Bool { !query.isEmpty }

  /// Begins to type.
  mutating func open() { prompt = Prompt() }

  /// Changes what is typed; true when something else is looked for now.
  mutating func edit(_ mark: DecimalMark, _ change: (inout Prompt) -> Void) -> Bool {
    guard var typed = prompt else { return false }
    change(&typed)
    prompt = typed
    let before = query
    do throws(FindError) {
      query = try FindQuery(typed.text, mark: mark)
      problem = nil
    } catch {
      problem = error
    }
    return query != before
  }

  /// Waits for an answer; the last one is shown until then.
  mutating func ask() { isLooking = isActive }

  /// Takes the answer.
  mutating func take(_ found: FoundTransactions?) { (self.found, isLooking) = (found, false) }

  /// Ends the typing, and goes on looking for it.
  mutating func keep() {
    (prompt, problem) = (nil, nil)
    if !isActive { self = Finding() }
  }
}

/// Reads the transactions that were found, by page around those that are looked at.
final class FoundReader {
  private static let size = 64
  private static let limit = 8
  private let keys: [TransactionKey]
  private let pages: any TransactionLookup
  private var kept: [(page: Int, transactions: [Transaction.ID: Transaction])] = []

  /// Reads these.
  init(_ keys: [TransactionKey], _ pages: any TransactionLookup) {
    self.keys = keys
    self.pages = pages
  }

  /// The transaction that `number` others stand before; nil when it is gone, or cannot be read.
  func transaction(_ number: Int) -> Transaction? { page(number / Self.size)[keys[number].id] }

  /// A transaction that is looked at.
  func transaction(of id: Transaction.ID) -> Transaction? { kept.compactMap { $0.transactions[id] }.first }

  private func page(_ page: Int) -> [Transaction.ID: Transaction] {
    if let known = kept.first(where: { $0.page == page }) { return known.transactions }
    let ids = keys[page * Self.size..<min(keys.count, (page + 1) * Self.size)].map(\.id)
    let read = (try? pages.transactions(ids)) ?? []
    let transactions = Dictionary(uniqueKeysWithValues: read.map { ($0.id, $0) })
    kept.append((page, transactions))
    if kept.count > Self.limit { kept.removeFirst() }
    return transactions
  }
}

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
