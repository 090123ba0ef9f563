import BankeyModel

/// Words that identify the file of a card.
enum CSVCardWords {
  /// A text whose words are looked for: folded once.
  struct Text {
    private let key: [UInt8]

    init(_ text: String) { key = Array(WordFolding.folded(text).utf8) }

    /// Whether it is of the payment of a bill, or of money that comes back.
    var isPayment: Bool { contains(payments) && !contains(byCard) }

    /// Whether it is of money that came back, or of a card's bill that was paid and received: on an account these are no expenses.
    var isRefund: Bool { contains(refunds) }

    /// Whether it names a card.
    var isCard: Bool { contains(cards) }

    /// Whether it is the header of who holds a card or used it, as only statements of cards have.
    var isHolder: Bool { contains(holders) }

    /// Whether all of it says that something was bought, or it begins so.
    var isPurchase: Bool { purchases.contains(key) || (isByCard && !isBillPaid) }

    /// Whether it thanks for the payment of a card's bill or says that it was received.
    var isBillPaid: Bool { contains(billsPaid) }

    private var isByCard: Bool { purchaseBeginnings.contains { key.starts(with: $0) } }

    private func contains(_ words: [[UInt8]]) -> Bool {
      words.contains { word in
        key.count >= word.count
          && (0...key.count - word.count).contains { key[$0] == word[0] && key[$0...].starts(with: word) }
      }
    }
  }

  /// Whether a field is a card number with hidden digits: `**6174`, `XXXX-XXXX-XXXX-1234`.
  static func isHiddenNumber(_ text: UnsafeRawBufferPointer) -> Bool {
    guard (5...24).contains(text.count), text.suffix(4).allSatisfy({ isDigit($0) }) else { return false }
    let hidden = text.prefix { $0 == UInt8(ascii: "*") || $0 | 0x20 == UInt8(ascii: "x") }
    return hidden.count > 1
  }

  private static let holders = bytes([
    "cardmember", "cardholder", "karteninhaber", "purchasedby", "clearingdate", "kortinnehaver",
  ])
  /// Payments in a shop.
  private static let byCard = bytes([
    "cardpayment", "kartenzahlung", "paymentbycard", "betalingmedkort", "kortbetaling", "paiementcarte",
    "paiementparcarte", "pagocontarjeta", "pagamentocarta", "platbakartou", "pospayment",
  ])
  private static let purchases = Set(
    bytes([
      "purchase", "purchases", "sale", "sales", "cardpurchase", "kauf", "einkauf", "compra", "achat", "acquisto",
      "aankoop",
      "kop", "kjop", "varekjop", "kob", "покупка", "harcama", "消费", "消費",
    ]))
  /// The beginnings of texts about what was bought with a card.
  private static let purchaseBeginnings = bytes([
    "cardpurchase", "cardtransaction", "cardpayment", "debitcardpurchase", "kartenzahlung", "paiementparcarte",
  ])
  private static let refunds =
    bytes([
      "refund", "erstattung", "terugbetaling", "remboursement", "reembolso", "devolucion", "rimborso", "iade",
      "возврат", "退款", "还款", "환불", "返金", "返品",
    ]) + billsPaid
  private static let billsPaid = bytes([
    "paymentthankyou", "bestendank", "zahlungerhalten", "paymentreceived", "thankyouforyourpayment",
    "pagamentoricevuto", "pagamentorecebido", "pagorecibido", "paiementrecu", "paiementmerci", "betalingontvangen",
    "innbetalingmottatt", "betalningmottagen",
  ])
  private static let payments = bytes([
    "payment", "thankyou", "autopay", "refund", "zahlung", "erstattung", "gutschrift", "betaling", "terugbetaling",
    "innbetaling", "indbetaling", "inbetalning", "paiement", "remboursement", "pago", "reembolso", "devolucion",
    "odeme", "pagamento", "rimborso", "wplata", "zwrot", "platba", "оплата", "возврат", "还款", "退款",
  ])
  private static let cards = bytes([
    "creditcard", "cardnumber", "cardno", "cardmember", "kreditkart", "kortnummer", "kortnr", "kreditkort", "carte",
    "kredikart", "kartno", "kredikarti", "creditcard", "cartaodecredito", "hitelkartya", "tarjeta", "cartadicredito",
    "karta", "karty", "karte", "kartica", "kartya", "kortti", "kredittkort", "kortel", "карт", "καρτα", "כרטיס", "信用卡",
    "カード", "利用金額", "利用店名",
    "카드", "บัตร", "karteninhaber", "chippara",
  ])

  private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
}
