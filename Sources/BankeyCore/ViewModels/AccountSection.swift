/// A section of the accounts screen.
public struct AccountSection: Identifiable, Equatable, Sendable {
  /// Which accounts it holds.
  public var id: SectionKey
  /// Its title line; the message section has none.
  public var header: SectionHeaderViewModel?
  /// Its rows.
  public var items: AccountItems
  /// A text below them.
  public var footer: String?

  /// A section.
  public init(id: SectionKey, header: SectionHeaderViewModel? = nil, items: AccountItems, footer: String? = nil) {
    self.id = id
    self.header = header
    self.items = items
    self.footer = footer
  }
}
