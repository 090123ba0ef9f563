/// What the list of accounts shows besides the accounts.
public struct ListChoice: Sendable {
  /// In which order sections stand.
  public var order: SectionOrder
  /// Whether kinds without an account have a section too.
  public var hasEmptySections: Bool
  /// Whether it is the demo bank's, which has a message of its own.
  public var isDemo: Bool
  /// What is new.
  public var news: AccountNews

  /// The sums of the last posted days, for trends.
  public var days: [Account.ID: [DayTotal]]

  /// The sections that have accounts, in the usual order, unless something else is said.
  public init(
    order: SectionOrder = .comparing, hasEmptySections: Bool = false, isDemo: Bool = false,
    news: AccountNews = AccountNews(), days: [Account.ID: [DayTotal]] = [:]
  ) {
    self.order = order
    self.hasEmptySections = hasEmptySections
    self.isDemo = isDemo
    self.news = news
    self.days = days
  }
}
