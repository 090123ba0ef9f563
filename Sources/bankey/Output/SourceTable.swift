import BankeyCore

/// Sources as a table for a person.
struct SourceTable {
  private let sources: [ListedSource]
  private let presenter: Presenter
  private let clock: Clock

  /// Sources, in their order.
  init(_ sources: [ListedSource], presenter: Presenter, clock: Clock) {
    (self.sources, self.presenter, self.clock) = (sources, presenter, clock)
  }

  /// The table, not wider than `width` if that can be had.
  func lines(width: Int?) -> [String] {
    TextTable.lines(columns, sources.map(row), width: width, isASCII: presenter.formats.isASCII)
  }

  private var columns: [TextTable.Column] {
    let title = presenter.strings.column
    return [
      .text(title(.source), least: 12), .text(title(.kind), rank: 1), .text(title(.secret), rank: 0),
      .text(title(.lastSuccess), rank: 3), .figure(title(.callsLeft), rank: 2), .text(title(.error), least: 20),
    ]
  }

  private func row(_ source: ListedSource) -> [String] {
    [
      foreign(source.definition.name), foreign(source.definition.type), foreign(source.place(presenter.strings)),
      source.status.lastSuccess.map { presenter.moment(clock.local($0)) } ?? "",
      source.calls(at: clock.now).map { "\($0.left) / \($0.allowed)" } ?? "",
      foreign(source.complaints.joined(separator: "; ")),
    ]
  }

  private func foreign(_ text: String) -> String { presenter.formats.foreign(text) }
}
