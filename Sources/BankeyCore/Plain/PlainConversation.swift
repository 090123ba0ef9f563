import BankeyModel
import BankeyText

/// bankey in lines, for screen readers, braille displays and slow terminals: each typed line gets an answer, and lines
/// once written never change.
///
/// The lines are made from the same view models as the screens.
public final class PlainConversation {
  /// An open list and the position in it.
  struct Reading {
    let place: PlainPlace
    var page: PlainPage
    /// The last line that was read.
    var line: Int?
    /// The number of lines read so far.
    var read = 0
  }

  /// The number of lines read at a time.
  private static let pageLines = 20

  /// Whether the user has quit.
  public private(set) var isOver = false
  /// Receives progress while an answer is prepared.
  public var onProgress: ((String) -> Void)?
  let bank: any PlainBank
  var presenter: Presenter
  let present: (Bool) -> Presenter
  var choice: PlainChoice
  var isMasked: Bool
  var stack: [Reading] = []
  var snapshot = AccountsSnapshot()
  var said: [String] = []
  /// The mark of the news that the user is reading, which count as seen afterwards.
  var reading: NewsMark?

  /// Prepares a conversation about a bank. `present` returns the presenter for texts with or without the mask.
  public init(
    _ bank: any PlainBank, _ choice: PlainChoice, isMasked: Bool = false,
    present: @escaping (_ isMasked: Bool) -> Presenter
  ) {
    (self.bank, self.choice, self.isMasked, self.present) = (bank, choice, isMasked, present)
    presenter = present(isMasked)
  }

  var strings: any Strings { presenter.strings }
  var figures: PlainFigures {
    PlainFigures(presenter: presenter.knowing(snapshot.accounts).spoken, inWords: choice.inWords)
  }

  /// The first lines: the accounts.
  public func begin() -> [String] {
    answer {
      try look()
      try open(.accounts)
      said.append(strings.plainWelcome)
    }
  }

  /// The answer to a typed line.
  public func answer(to typed: String) -> [String] {
    answer {
      presenter = present(isMasked)
      try take(typed.trimmed)
    }
  }

  private func answer(_ body: () throws -> Void) -> [String] {
    said = []
    do {
      try body()
    } catch let fault as PlainError {
      said.append(fault.description)
    } catch {
      said.append(strings.loadFailed + ": " + strings.notice(String(describing: error)))
    }
    return said
  }

  private func take(_ typed: String) throws {
    if typed.isEmpty { return readOn() }
    if let number = Int(typed) { return try open(number: number) }
    let (word, rest) = split(typed)
    guard let word else { return said.append(strings.plainUnknown(presenter.formats.foreign(typed))) }
    try perform(word, rest)
  }

  /// Splits a typed line into a command and its argument. Commands have names in the language of the user and in
  /// English; a slash begins a query.
  private func split(_ typed: String) -> (PlainCommand?, String) {
    if typed.hasPrefix("/") { return (.find, String(typed.dropFirst()).trimmed) }
    let first = typed.prefix { !$0.isWhitespace }
    let rest = String(typed.dropFirst(first.count)).trimmed
    let all = [strings, Language.english.strings]
    let exact = PlainCommand.allCases.first { word in all.contains { $0.names(word).contains(String(first)) } }
    let folded = first.lowercased()
    return (exact ?? PlainCommand.allCases.first { word in all.contains { $0.names(word).contains(folded) } }, rest)
  }

  private func perform(_ word: PlainCommand, _ rest: String) throws {
    switch word {
    case .more: readOn()
    case .repeatLine: read(line: stack.last.map { $0.line ?? $0.read - 1 } ?? 0)
    case .next: read(line: stack.last?.line.map { $0 + 1 } ?? 0)
    case .previous: read(line: (stack.last?.line ?? 0) - 1)
    case .first: read(line: 0)
    case .last: read(line: (stack.last?.page.count ?? 0) - 1)
    case .section: readSection()
    case .open: try openLine(stack.last?.line)
    case .back: try goBack()
    case .find: try find(rest)
    case .refresh: try refresh()
    case .sources: try open(.sources)
    case .netWorth: try open(.netWorth)
    case .news: try open(.news)
    case .timeline: try open(.timeline)
    case .upcoming: try open(.upcoming)
    case .totals: try openTotals()
    case .privacy: try switchMask()
    case .words: try switchWords()
    case .help: help()
    case .quit:
      try leaveNews()
      isOver = true
    }
  }
}

extension PlainConversation {
  private func readOn() {
    guard var reading = stack.popLast() else { return }
    let end = min(reading.page.count, reading.read + PlainConversation.pageLines)
    let first = reading.read
    for index in first..<end { said.append(text(of: index, in: reading.page)) }
    reading.read = end
    stack.append(reading)
    let formats = presenter.formats
    if end < reading.page.count {
      said.append(
        strings.plainPosition(formats.count(first + 1), formats.count(end), of: formats.count(reading.page.count)))
    } else if first == end {
      said.append(strings.plainEnd)
    }
  }

  /// A line with the number that opens it.
  private func text(of index: Int, in page: PlainPage) -> String {
    let line = page.line(index)
    return line.target == nil ? line.text : presenter.formats.count(index + 1) + ". " + line.text
  }

  private func read(line index: Int) {
    guard var reading = stack.popLast() else { return }
    defer { stack.append(reading) }
    guard (0..<reading.page.count).contains(index) else { return said.append(strings.plainEnd) }
    reading.line = index
    reading.read = index + 1
    said.append(text(of: index, in: reading.page))
  }

  private func readSection() {
    guard let reading = stack.last else { return }
    let rest = ((reading.line ?? -1) + 1)..<max(reading.page.count, (reading.line ?? -1) + 1)
    read(line: rest.first { reading.page.line($0).isHeading } ?? reading.page.count)
  }

  private func open(number: Int) throws {
    guard let page = stack.last?.page, (1...max(1, page.count)).contains(number), page.count > 0 else {
      return said.append(strings.plainNoDetails)
    }
    try openLine(number - 1)
  }

  private func openLine(_ index: Int?) throws {
    guard let page = stack.last?.page, let index = index ?? firstToOpen(in: page), let target = page.line(index).target
    else { return said.append(strings.plainNoDetails) }
    stack[stack.count - 1].line = index
    try open(target)
  }

  /// The line that `open` opens when the user has chosen none: the first that opens a page, among the first lines. The
  /// screens likewise select their first row.
  private func firstToOpen(in page: PlainPage) -> Int? {
    (0..<min(page.count, PlainConversation.pageLines)).first { page.line($0).target != nil }
  }

  func open(_ place: PlainPlace) throws {
    let page = try page(of: place)
    stack.append(Reading(place: place, page: page))
    said += page.heading
    if case .account(_, let transaction?) = place, let line = page.place(transaction) {
      said += (0..<line).last { page.line($0).isHeading }.map { [page.line($0).text] } ?? []
      read(line: line)
    } else {
      readOn()
    }
  }

  private func goBack() throws {
    guard stack.count > 1 else { return said.append(strings.plainAtRoot) }
    if stack.removeLast().place == .news { try leaveNews() }
    try renew()
    if let line = stack.last?.line { read(line: line) }
  }

  /// Rebuilds the open list, whose contents may have changed.
  func renew() throws {
    guard let reading = stack.popLast() else { return }
    var renewed = Reading(place: reading.place, page: try page(of: reading.place))
    renewed.line = reading.line.map { min($0, max(0, renewed.page.count - 1)) }
    renewed.read = min(reading.read, renewed.page.count)
    stack.append(renewed)
    said += renewed.page.heading
  }

  private func help() {
    for word in PlainCommand.allCases {
      let names = strings.names(word).filter { $0 != " " }
      said.append(names.joined(separator: ", ") + ": " + strings.help(word))
    }
  }

  private func switchMask() throws {
    isMasked.toggle()
    presenter = present(isMasked)
    said.append(strings.plainMask(isOn: isMasked))
    try readAgain()
  }

  private func switchWords() throws {
    choice.inWords.toggle()
    said.append(strings.plainWords(isOn: choice.inWords))
    try readAgain()
  }

  /// Reads the open list again from its start, because every line has changed.
  private func readAgain() throws {
    try renew()
    stack[stack.count - 1].read = 0
    readOn()
  }
}

/// The reason why a command cannot be executed, in the language of the user.
struct PlainError: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}
