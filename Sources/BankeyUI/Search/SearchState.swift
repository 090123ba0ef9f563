import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The state of a search on a screen: the prompt, the query, and the matches.
nonisolated struct SearchState {
  /// The prompt; nil when it is closed.
  private(set) var prompt: Prompt?
  /// The current query: the last valid one.
  private(set) var query = FindQuery([])
  /// The reason why the typed text is not a valid query; nil when it is.
  private(set) var problem: FindError?
  private(set) var found: FoundTransactions?
  /// Whether `found` belongs to an earlier query.
  private(set) var isLooking = false
  /// Whether the list shows only matches.
  var showsMatchesOnly = false

  /// Whether there is a query.
  var isActive: Bool { !query.isEmpty }

  /// Opens the prompt.
  mutating func open() { prompt = Prompt() }

  /// Changes the typed text; returns true when the query changed.
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

  /// Waits for an answer, keeping the last one.
  mutating func ask() { isLooking = isActive }

  mutating func take(_ found: FoundTransactions?) { (self.found, isLooking) = (found, false) }

  /// Closes the prompt but keeps the query.
  mutating func keep() {
    (prompt, problem) = (nil, nil)
    if !isActive { self = SearchState() }
  }
}

/// Reads matching transactions page by page around those on the screen.
final class FoundReader {
  private static let size = 64
  private static let limit = 8
  private let keys: [TransactionKey]
  private let pages: any TransactionLookup
  private var kept: [(page: Int, transactions: [Transaction.ID: Transaction])] = []

  /// Creates a reader of matches.
  init(_ keys: [TransactionKey], _ pages: any TransactionLookup) {
    self.keys = keys
    self.pages = pages
  }

  /// The match at an index; nil when it no longer exists or cannot be read.
  func transaction(_ number: Int) -> Transaction? { page(number / Self.size)[keys[number].id] }

  /// A match that has been read.
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

/// The search prompt at the bottom, with the result beside it.
final class FindBar: View {
  var typed = ""
  /// The result or the error in the query, and its shorter forms.
  var answers: [Text] = []

  /// One line of the full width.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the result at the right and the end of the typed text at the left, which has priority.
  override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    let typed = Text("/", .key) + Text(typed, .strong)
    let least = min(typed.columns, max(1, width / 2))
    let columns = max(0, width - least - 5)
    let answer = (answers.first { $0.columns <= columns } ?? answers.last ?? Text("")).truncated(
      to: columns, ellipsis: canvas.capabilities.ellipsis)
    let room = width - answer.columns - 4
    let start = min(1, 1 + room - typed.columns)
    canvas.put(typed, at: Point(start, 0))
    canvas.put(Text(" ", attributes: .reverse), at: Point(start + typed.columns, 0))
    if start < 1 { canvas.put(Text(canvas.capabilities.ellipsis, .secondary), at: Point(0, 0)) }
    canvas.put(answer, at: Point(width - 1 - answer.columns, 0))
  }
}

extension Text {
  /// Creates a text with highlighted matches.
  nonisolated init(_ text: String, _ role: Role, finding query: FindQuery) {
    let places = query.places(in: text)
    guard !places.isEmpty else {
      self.init(text, role)
      return
    }
    var (spans, rest): ([Span], Substring) = ([], text[...])
    for place in places {
      spans += [
        Span(String(rest[..<place.lowerBound]), role),
        Span(String(text[place]), role, attributes: [.bold, .underline]),
      ]
      rest = text[place.upperBound...]
    }
    self.init((spans + [Span(String(rest), role)]).filter { !$0.string.isEmpty })
  }
}
