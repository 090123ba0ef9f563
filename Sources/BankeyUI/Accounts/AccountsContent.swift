import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The sections of the accounts screen as table content. Rows are created on first access.
final class AccountsContent: TableContent {
  private let sections: [AccountSection]
  private var made: [Place: AccountItem] = [:]
  private lazy var places: [AccountItem.ID: Place] = makePlaces()

  init(_ sections: [AccountSection]) { self.sections = sections }

  var sectionCount: Int { sections.count }

  func section(_ section: Int) -> AccountSection { sections[section] }

  func count(in section: Int) -> Int { sections[section].items.count }

  func row(_ row: Int, in section: Int) -> AccountItem {
    let place = Place(section, row)
    if let item = made[place] { return item }
    let item = sections[section].items[row]
    made[place] = item
    return item
  }

  func find(_ id: AccountItem.ID, near: Place) -> Place? { holds(id, at: near) ? near : places[id] }

  private func holds(_ id: AccountItem.ID, at place: Place) -> Bool {
    sections.indices.contains(place.section) && sections[place.section].items.indices.contains(place.row)
      && sections[place.section].items.id(at: place.row) == id
  }

  private func makePlaces() -> [AccountItem.ID: Place] {
    var places: [AccountItem.ID: Place] = [:]
    for (section, items) in sections.map(\.items).enumerated() {
      for row in items.indices where places[items.id(at: row)] == nil {
        places[items.id(at: row)] = Place(section, row)
      }
    }
    return places
  }
}

/// The model of an account row: an account, or the placeholder of one being loaded.
nonisolated struct AccountRow: Hashable, Sendable {
  /// The account; nil draws a placeholder.
  var account: AccountRowViewModel?
  /// Whether cents are raised; nil to do so where the terminal's font supports it.
  var raisesCents: Bool?
  /// The room that the rows of the list need, so that compact rows have common columns.
  var form = ListForm()
}

extension AccountRowViewModel {
  /// "Banking · Sbanken ··8903"
  nonisolated func label(dot: String, isWide: Bool) -> String {
    let label = accountType + " \(dot) " + institution
    return ((isWide ? number : nil) ?? numberTail).map { label + " " + $0 } ?? label
  }
}

/// A message above or instead of rows, centered and wrapped.
final class MessageView: View, ReusableView {
  private var model: MessageViewModel?

  func configure(_ model: MessageViewModel) { self.model = model }

  func prepareForReuse() { model = nil }

  /// The full width; with a blank line above and below the text when it is alone.
  override func size(fitting size: Size) -> Size { Size(size.width, lines(size.width).count + 2 * margin) }

  /// Draws the lines, centered on the width of rows.
  override func draw(in canvas: inout Canvas) {
    let width = RowColumns(width: canvas.bounds.width).width
    for (y, line) in lines(width).enumerated() {
      canvas.put(line, at: Point((width - line.columns) / 2, y + margin))
    }
    if isSelected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, margin), .mark) }
  }

  private var margin: Int { model?.isAboveAccounts == true ? 0 : 1 }

  private func lines(_ width: Int) -> [Text] {
    let room = max(1, min(60, width - 4))
    let role = isSelected ? Role.strong : margin == 0 ? .secondary : .text
    return Text(words(room), role).wrapped(to: room)
  }

  /// The text, or if it does not fit a line, the longest of its shorter forms that does.
  private func words(_ room: Int) -> String {
    guard let model else { return "" }
    return model.shorter.isEmpty || Text(model.text).columns <= room
      ? model.text : model.shorter.first { Text($0).columns <= room } ?? model.shorter[model.shorter.count - 1]
  }
}

/// Selects the view of an account, in the current density.
final class RowStyle {
  var isCompact = false
  /// Whether amounts are masked. Masked amounts keep their decimal mark, because masks cannot be raised.
  var isMasked = false
  /// The room that the rows of the list need.
  var form = ListForm()
  private let raisesCents: Bool?

  init(raisesCents: Bool?) { self.raisesCents = raisesCents }

  func showing(_ item: AccountItem) -> Showing {
    switch item {
    case .account(let account): showing(account)
    case .skeleton: showing(nil)
    case .message(let text): .with(MessageView.self, text)
    }
  }

  /// The model of an account's row view.
  func row(_ account: AccountRowViewModel?) -> AccountRow {
    AccountRow(account: account, raisesCents: isMasked ? false : raisesCents, form: form)
  }

  private func showing(_ account: AccountRowViewModel?) -> Showing {
    let row = row(account)
    return isCompact ? .with(CompactRowView.self, row) : .with(ComfortableRowView.self, row)
  }
}
