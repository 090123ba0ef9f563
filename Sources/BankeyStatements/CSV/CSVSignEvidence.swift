import BankeyModel

/// What the signs of all amounts of a table and the words beside them say.
struct CSVSignEvidence {
  /// How many amounts have a minus, a plus, or neither and are not zero.
  private(set) var minus = 0
  private(set) var plus = 0
  private(set) var bare = 0
  /// Where the first amount without a sign stands.
  private(set) var firstBare: Int?
  /// How many amounts of what went out have a minus, and how many none.
  private(set) var debits = (minus: 0, bare: 0)
  /// The same of what came in, where it has a column of its own.
  private(set) var credits = (minus: 0, bare: 0)
  /// The words of the direction.
  var words = CSVWordTally(column: 0, limit: 12)

  /// Takes an amount and the word beside it.
  mutating func see(
    _ figure: UnsafeRawBufferPointer, _ place: Range<Int>, _ word: CSVCell?, _ side: CSVDirection?, _ bytes: ByteView
  ) {
    guard figure.contains(where: { isDigit($0) && $0 != 0x30 }) else { return }
    let isMinus = CSVFigure.hasMinus(figure)
    if isMinus {
      minus += 1
    } else if figure.contains(0x2B) {
      plus += 1
    } else {
      bare += 1
      if firstBare == nil { firstBare = place.lowerBound }
    }
    switch side {
    case .outOf: if isMinus { debits.minus += 1 } else { debits.bare += 1 }
    case .into: if isMinus { credits.minus += 1 } else { credits.bare += 1 }
    case nil: break
    }
    words.see(word, bytes, isMinus: isMinus)
  }

  /// Whether there is nothing whose sign could be wrong.
  var isEmpty: Bool { minus + plus + bare == 0 }
}

/// The few words of a column, and how often each stands beside an amount with a minus and without.
struct CSVWordTally {
  /// Which column.
  let column: Int
  /// How many words there may be.
  let limit: Int
  private(set) var words: [(place: Range<Int>, minus: Int, bare: Int)] = []
  /// Whether there are more.
  private(set) var isOver = false
  /// Whether a row has no word.
  private(set) var isGappy = false

  init(column: Int, limit: Int) { (self.column, self.limit) = (column, limit) }

  /// Takes a field.
  mutating func see(_ cell: CSVCell?, _ bytes: ByteView, isMinus: Bool) {
    guard let cell else {
      isGappy = true
      return
    }
    guard !isOver else { return }
    let known = words.firstIndex { bytes.isEqual($0.place, cell.place) }
    if known == nil { words.append((cell.place, 0, 0)) }
    isOver = words.count > limit
    let index = known ?? words.count - 1
    if isMinus { words[index].minus += 1 } else { words[index].bare += 1 }
  }

  /// Forgets the words.
  mutating func forget() { words = [] }

  /// The words as texts.
  func texts(_ text: CSVText) -> [String] { words.map { text.string(CSVCell(place: $0.place)) ?? "" } }
}
