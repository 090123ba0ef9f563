import BankeyModel
import TestSupport

/// Transactions of a household, labeled with the transfers among them. We made them up in the forms in which
/// banks write them, so that the result can be compared with the truth.
struct LabeledTransfers {
  /// An account of the household.
  enum Own: String, CaseIterable { case checking, savings, card, joint, broker, euros }

  static let kroner = Currency(code: "NOK", decimals: 2)
  static let numbers: [Own: String] = [
    .checking: "12345678903", .savings: "12345678911", .card: "5412******1234", .joint: "NO9386011117947",
    .broker: "98765432109", .euros: "DE89370400440532013000",
  ]
  /// The accounts as the database knows them.
  static let own = OwnAccounts([
    .init(id: "checking", numbers: [numbers[.checking]!], name: "Brukskonto", owner: "Kari Nordmann"),
    .init(id: "savings", numbers: [numbers[.savings]!], name: "Sparekonto", institution: "Sparebanken"),
    .init(id: "card", numbers: [numbers[.card]!], name: "Visa Gold"),
    .init(id: "joint", numbers: [numbers[.joint]!], name: "Felleskonto", owner: "Kari Nordmann"),
    .init(id: "broker", numbers: [numbers[.broker]!], name: "Aksjesparekonto"),
    .init(id: "euros", numbers: [numbers[.euros]!], name: "Euro"),
  ])

  private(set) var rows: [Transaction] = []
  private(set) var truth: Set<TransactionPair> = []
  /// The transfers that cannot be decided, because another pairing is equally good.
  private(set) var open: Set<TransactionPair> = []
  /// The numbers of transfers and of other transactions.
  private(set) var cases = 0
  private var day = Day(iso: "2020-01-01")!
  private var random: SeededRandom

  /// This many cases in a row, each of a random form.
  init(_ count: Int, seed: UInt64) {
    random = SeededRandom(seed: seed)
    let forms = Self.forms
    for number in 0..<count {
      forms[number % forms.count](&self)
      day = day.advanced(by: random.int(4...9))
      cases += 1
    }
  }

  @discardableResult
  private mutating func add(
    _ own: Own, _ cents: Int64, _ text: String, after days: Int = 0, naming account: String? = nil, who: String? = nil
  ) -> Transaction.ID {
    let id = Int64(rows.count + 1)
    rows.append(
      Transaction(
        id: id, account: own.rawValue, status: .posted, day: day.advanced(by: days),
        amount: Amount(units: cents, scale: 2),
        currency: own == .euros ? Currency(code: "EUR", decimals: 2) : Self.kroner, description: text,
        counterparty: who, counterpartyAccount: account))
    return id
  }

  private mutating func pair(_ out: Transaction.ID, _ into: Transaction.ID, isOpen: Bool = false) {
    truth.insert(TransactionPair(out, into))
    if isOpen { open.insert(TransactionPair(out, into)) }
  }

  /// Transfers often have round amounts, so several are equal.
  private mutating func amount() -> Int64 {
    random.oneIn(3) ? random.pick([50_000, 100_000, 200_000, 500_000]) : Int64(random.int(1_000...900_000))
  }

  private mutating func two() -> (Own, Own) {
    let from: Own = random.pick([.checking, .savings, .joint, .broker])
    let others: [Own] = [.checking, .savings, .joint, .broker].filter { $0 != from }
    return (from, random.pick(others))
  }
}

extension LabeledTransfers {
  private typealias Form = @Sendable (inout LabeledTransfers) -> Void

  private static let forms: [Form] = [
    // Both banks name the account, on the same day or over a weekend.
    { made in
      let ((from, to), sum, lag) = (made.two(), made.amount(), made.random.int(0...4))
      made.pair(
        made.add(from, -sum, "Overføring", naming: numbers[to]!),
        made.add(to, sum, "Overføring", after: lag, naming: numbers[from]!))
    },
    // Only one bank does; the other side has an arbitrary text.
    { made in
      let ((from, to), sum, lag) = (made.two(), made.amount(), made.random.int(0...3))
      made.pair(
        made.add(from, -sum, "Ferie 2026", naming: numbers[to]!, who: "Kari Nordmann"),
        made.add(to, sum, "Ferie 2026", after: lag))
    },
    // Neither side names an account, but the texts identify the transfer.
    { made in
      let ((from, to), sum, lag) = (made.two(), made.amount(), made.random.int(0...2))
      let texts = made.random.pick([
        ("Overføring til sparekonto", "Overføring fra brukskonto"),
        ("TRANSFER TO ACCT 8911", "TRANSFER FROM ACCT 8903"),
        ("Nettbank til: 1234 56 78911", "Kontoregulering"), ("Umbuchung", "Umbuchung Ref 2211"),
      ])
      made.pair(made.add(from, -sum, texts.0), made.add(to, sum, texts.1, after: lag))
    },
    // The card's bill, credited before it is charged.
    { made in
      let (sum, lag) = (made.amount(), made.random.int(-2...2))
      made.pair(
        made.add(.checking, -sum, "VISA GOLD PAYMENT"), made.add(.card, sum, "PAYMENT RECEIVED THANK YOU", after: lag))
    },
    // Two equal transfers, a week apart.
    { made in
      let ((from, to), sum) = (made.two(), made.amount())
      for days in [0, 7] {
        made.pair(
          made.add(from, -sum, "Fast oppdrag", after: days, naming: numbers[to]!),
          made.add(to, sum, "Fast oppdrag", after: days + made.random.int(0...1)))
      }
      made.day = made.day.advanced(by: 7)
    },
    // Two equal transfers, of which the first arrives last.
    { made in
      let ((from, to), sum) = (made.two(), made.amount())
      let slow = made.add(from, -sum, "Overføring", naming: numbers[to]!)
      let fast = made.add(from, -sum, "Straksoverføring", after: 2, naming: numbers[to]!)
      made.pair(fast, made.add(to, sum, "Overføring", after: 2), isOpen: true)
      made.pair(slow, made.add(to, sum, "Overføring", after: 3), isOpen: true)
    },
    // Two equal transfers on one day.
    { made in
      let ((from, to), sum) = (made.two(), made.amount())
      let (one, other) = (made.add(from, -sum, "Overføring"), made.add(from, -sum, "Overføring"))
      made.pair(one, made.add(to, sum, "Overføring"), isOpen: true)
      made.pair(other, made.add(to, sum, "Overføring"), isOpen: true)
    },
    // Both sides contain only the payer's words.
    { made in
      let ((from, to), sum) = (made.two(), made.amount())
      made.pair(made.add(from, -sum, "Hytta"), made.add(to, sum, "Hytta", after: 1), isOpen: true)
    },
    // Salary and rent over the same amount.
    { made in
      let sum = made.amount()
      made.add(.checking, sum, "Lønn", who: "Arbeid AS")
      made.add(.joint, -sum, "Husleie november", naming: "86011234567", who: "Utleie AS")
    },
    // Rent leaves on the day on which as much arrives at the savings, from an account of somebody else or unnamed.
    { made in
      let (sum, isNamed) = (made.amount(), made.random.oneIn(2))
      made.add(.checking, -sum, "Husleie november", naming: isNamed ? "86011234567" : nil, who: "Utleie AS")
      made.add(.savings, sum, "Fast sparing", who: "Ola Hansen")
    },
    // Rent, and a transfer of the same amount to the savings.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum, "Husleie november", naming: "86011234567", who: "Utleie AS")
      made.pair(
        made.add(.checking, -sum, "Overføring til sparekonto", naming: numbers[.savings]!),
        made.add(.savings, sum, "Overføring fra brukskonto", after: made.random.int(0...1)))
    },
    // A friend pays a share back.
    { made in
      let sum = made.amount()
      made.add(.card, -sum, "PEPPES PIZZA OSLO")
      made.add(.checking, sum, "Vipps Ola Hansen", after: made.random.int(0...2))
    },
    // A friend pays back near a transfer whose other side was never imported.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum, "Overføring til sparekonto")
      made.add(.joint, sum, "Overføring fra Ola Hansen", after: 1)
    },
    // The friend's account is named.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum, "Overføring", naming: "86012345678")
      made.add(.savings, sum, "Overføring", after: made.random.int(0...2))
    },
    // A fee reduces the amount that arrives.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum - 250, "Overføring til konto", naming: numbers[.savings]!)
      made.add(.savings, sum, "Overføring fra konto", naming: numbers[.checking]!)
    },
    // Money is exchanged, once by chance at the figure of another currency.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum, "Overføring", naming: numbers[.euros]!)
      made.add(.euros, made.random.oneIn(2) ? sum : sum / 11, "Umbuchung", after: 1)
    },
    // Cash, and a refund.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum, "MINIBANK OSLO S")
      made.add(.savings, sum, "Innskudd butikk", after: 1)
      made.add(.card, -sum - 100, "ELKJOP.NO")
      made.add(.checking, sum + 100, "ELKJOP.NO", after: 2)
    },
    // Nine days lie between.
    { made in
      let sum = made.amount()
      made.add(.checking, -sum, "Overføring")
      made.add(.savings, sum, "Overføring", after: 9)
      made.day = made.day.advanced(by: 12)
    },
    // Three candidates: one is somebody's gift without a name.
    { made in
      let sum = made.amount()
      made.pair(
        made.add(.checking, -sum, "Overføring til sparekonto"), made.add(.savings, sum, "Overføring"), isOpen: true)
      made.add(.joint, sum, "Overføring", after: 1)
    },
  ]
}
