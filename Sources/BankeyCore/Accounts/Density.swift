import BankeyModel
import BankeyText

extension Density {
  /// The next choice in the cycle.
  public var next: Density {
    switch self {
    case .auto: .comfortable
    case .comfortable: .compact
    case .compact: .auto
    }
  }

  /// Whether a list of `lines` uses compact rows. Automatic means comfortable, unless fewer than half of the accounts
  /// would fit, or the list is wide enough only for one column of comfortable rows.
  public func isCompact(_ sections: [AccountSection], columns: Int, lines: Int) -> Bool {
    switch self {
    case .compact: true
    case .comfortable: false
    case .auto:
      lines < 7 && columns >= 36 || 2 * comfortable(sections, lines) < sections.accounts
    }
  }

  /// Whether a list of `lines` beside another pane uses compact rows: always, unless comfortable rows of all accounts
  /// fit.
  public func isCompactBesidePane(_ sections: [AccountSection], lines: Int) -> Bool {
    self == .compact || sections.lines(isCompact: false) > lines
  }

  /// The number of accounts that fit completely with three lines each.
  private func comfortable(_ sections: [AccountSection], _ lines: Int) -> Int {
    var (free, shown) = (lines, 0)
    for section in sections {
      if section.header != nil { free -= 1 }
      guard section.id != .message || section.header != nil else {
        free -= section.items.count
        continue
      }
      let count = min(section.items.count, max(0, free / 3))
      shown += count
      free -= 3 * section.items.count + (section.footer == nil ? 0 : 1)
    }
    return shown
  }
}

extension [AccountSection] {
  /// The number of lines that the sections take, counting a message as one line.
  public func lines(isCompact: Bool) -> Int {
    reduce(0) { sum, section in
      let lines = section.items.ids.reduce(0) { $0 + ($1 == .message || isCompact ? 1 : 3) }
      return sum + lines + (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1)
    }
  }

  fileprivate var accounts: Int { reduce(0) { $0 + ($1.id == .message && $1.header == nil ? 0 : $1.items.count) } }
}
