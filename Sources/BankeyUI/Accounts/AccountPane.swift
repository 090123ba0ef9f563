import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A preview beside the list of what Enter would open: an account's name, balance, chart and newest transactions. It
/// takes no keys; a click opens the account.
final class AccountPane: View {
  /// Whether the chart is a table, because the terminal cannot draw.
  var isTable: Bool {
    get { chart.isTable }
    set { chart.isTable = newValue }
  }
  private let head = PaneHead()
  private let chart = ChartView()
  private let rows = ReportStyle()
  private let table: TableView<ReportSection, ReportRow>
  private let picture: StillView

  override init() {
    let rows = rows
    table = TableView { rows.showing($0) }
    table.isSelectable = { _ in false }
    table.changedRole = .inserted
    table.hasDifferentContent = { !$0.says(theSameAs: $1) }
    head.hugging = .required
    chart.hugging = .required
    table.hugging = .low
    table.resistance = .low
    picture = StillView(StackView(.vertical, [head, chart, table]))
    super.init()
  }

  /// Shows an account; nil shows a placeholder. With `isMarking`, new and changed rows stand out.
  func show(_ account: AccountRow?, _ chart: ChartViewModel?, _ content: ReportContent?, isMarking: Bool = false) {
    head.model = account
    self.chart.model = chart
    rows.form = content?.form ?? ReportForm()
    if let content { table.apply(content, marking: isMarking) } else { table.apply(Sections()) }
    picture.contentDidChange()
  }

  /// Shows the reason why there are no transactions.
  func show(message: String, of account: AccountRow?) {
    show(account, nil, nil)
    table.apply(Sections([(.grandTotal, [ReportRow.message(.grandTotal, message)])]))
  }

  override var subviews: [View] { [picture] }

  /// Gives the chart the lines that the transactions can spare.
  override func layout() {
    picture.frame = Rect(0, 0, frame.width, frame.height)
    chart.lines = chart.isTable ? 2 : chartLines
    chart.isHidden = chart.model == nil || chartLines < 2
  }

  /// The wheel does nothing here.
  override func handle(_ mouse: Mouse) -> Bool {
    if case .press = mouse { onPress?() }
    return true
  }

  private var chartLines: Int {
    frame.height >= 34 ? 6 : frame.height >= 26 ? ChartView.tall : frame.height >= 12 ? 2 : 0
  }
}

/// The first lines of a pane: the account's name and origin, the balance and the available amount.
final class PaneHead: View {
  /// The account; nil draws a placeholder.
  var model: AccountRow?

  override func size(fitting size: Size) -> Size { Size(size.width, 2) }

  /// Draws the name and origin on the first line, the balance and available amount on the second.
  override func draw(in canvas: inout Canvas) {
    // Aligned with the titles and amounts of the rows below.
    let (x, end) = (2, canvas.bounds.width - 3)
    guard let account = model?.account else {
      canvas.putSkeleton(from: x, columns: min(20, end - x), line: 0)
      canvas.putSkeleton(from: x, columns: min(12, end - x), line: 1)
      return
    }
    let name = Text(account.accountName, .strong)
    let origins = origin(of: account, canvas.capabilities.symbols)
    // The complete name has priority if it leaves room for some form of the origin. Otherwise the name has at least a
    // third of the line.
    let rooms = [name.columns, min(name.columns, end / 3)].map { end - x - $0 - 2 }
    let fitting = rooms.lazy.compactMap { room in origins.first { $0.line.columns <= room } }
    let origin = fitting.first ?? (line: Text([]), omitted: [account.institution])
    let start = canvas.put(origin.line, endingAt: end, line: 0)
    canvas.put(name, from: x, to: start - 1, line: 0)
    let figures = drawFigures(of: account, from: x, to: end, &canvas)
    let omitted = origin.omitted.first { figures + 3 + Text($0).columns <= end }
    if let omitted { canvas.put(Text(omitted, .secondary), endingAt: end, line: 1) }
  }

  /// Draws the balance, its change and the available amount. Returns the column after them.
  private func drawFigures(
    of account: AccountRowViewModel, from start: Int, to end: Int, _ canvas: inout Canvas
  ) -> Int {
    var x = start
    if let parts = account.balanceDollarsAndCents {
      let isRaised = canvas.capabilities.isUnicode && model?.raisesCents ?? canvas.capabilities.hasRichFont
      let figure = Figure(parts, isRaised: isRaised)
      x += canvas.put(figure.head + figure.tail, at: Point(x, 1))
    } else {
      let hint = account.balanceHint.map { "   " + $0 } ?? ""
      x += canvas.put(Text(account.balanceFormatted + hint, .secondary), at: Point(x, 1))
    }
    if let change = account.change?.text(canvas.capabilities.symbols), x + 2 + change.columns <= end {
      x += 2 + canvas.put(change, at: Point(x + 2, 1))
    }
    guard let available = account.available else { return x }
    let text = Text(account.availableTitle + " ", .secondary) + Text(available.text)
    return x + 3 + text.columns <= end ? x + 3 + canvas.put(text, at: Point(x + 3, 1)) : x
  }

  /// "Sbanken 1234 56 78903 · today 07:12", in shorter and shorter forms, each with what it leaves out, the longest form
  /// of that first.
  private func origin(of account: AccountRowViewModel, _ symbols: Symbols) -> [(line: Text, omitted: [String])] {
    let age = account.freshness.map { Text(symbols.warning + " " + $0, .warning) }
    let date = age ?? account.date.map { Text($0, .secondary) }
    func joined(_ words: [String?]) -> Text {
      let words = Text(words.compactMap(\.self).joined(separator: " "), .secondary)
      return date.map { words.columns == 0 ? $0 : words + Text(" \(symbols.dot) ", .secondary) + $0 } ?? words
    }
    let bank = account.institution
    let whole = (line: joined([bank, account.number]), omitted: [String]())
    guard let number = account.number else { return [whole, (joined([]), [bank])] }
    let both = [bank + " " + number, bank]
    return [whole, (joined([number]), [bank]), (joined([account.numberTail]), both), (joined([]), both)]
  }
}
