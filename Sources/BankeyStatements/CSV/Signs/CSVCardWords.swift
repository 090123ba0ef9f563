import BankeyModel

/// Words by which the file of a card is known.
enum CSVCardWords {
  /// Whether a text is of the payment of a bill, or of money that comes back.
  static func isPayment(_ text: String) -> Bool { contains(payments, text) && !contains(byCard, text) }

  /// Whether a text is of money that came back, or of a card's bill that was paid and received: on an account these are no expenses.
  static func isRefund(_ text: String) -> Bool { contains(refunds, text) }

  /// Whether a text names a card.
  static func isCard(_ text: String) -> Bool { contains(cards, text) }

  /// Whether a header is of who holds a card or used it, as only statements of cards have.
  static func isHolder(_ text: String) -> Bool { contains(holders, text) }

  private static func contains(_ words: [String], _ text: String) -> Bool {
    let key = CSVHeading.folded(text)
    return words.contains { key.contains($0) }
  }

  /// Whether a whole field says that something was bought.
  static func isPurchase(_ text: String) -> Bool { purchases.contains(CSVHeading.folded(text)) }

  /// Whether a field is the number of a card with hidden digits: `**6174`, `XXXX-XXXX-XXXX-1234`.
  static func isHiddenNumber(_ text: UnsafeRawBufferPointer) -> Bool {
    guard (5...24).contains(text.count), text.suffix(4).allSatisfy({ isDigit($0) }) else { return false }
    let hidden = text.prefix { $0 == UInt8(ascii: "*") || $0 | 0x20 == UInt8(ascii: "x") }
    return hidden.count > 1
  }

  private static let holders = [
    "cardmember", "cardholder", "karteninhaber", "purchasedby", "clearingdate", "kortinnehaver",
  ]
  /// Payments in a shop.
  private static let byCard = [
    "cardpayment", "kartenzahlung", "paymentbycard", "betalingmedkort", "kortbetaling", "paiementcarte",
    "paiementparcarte", "pagocontarjeta", "pagamentocarta", "platbakartou", "pospayment",
  ]
  private static let purchases: Set<String> = [
    "purchase", "purchases", "sale", "sales", "cardpurchase", "kauf", "einkauf", "compra", "achat", "acquisto",
    "aankoop",
    "kop", "kjop", "varekjop", "køb", "покупка", "harcama", "消费", "消費",
  ]
  private static let refunds = [
    "refund", "paymentthankyou", "erstattung", "terugbetaling", "remboursement", "reembolso", "devolucion", "rimborso",
    "iade", "возврат", "退款", "还款", "환불", "返金", "返品", "bestendank", "zahlungerhalten", "paymentreceived",
    "thankyouforyourpayment",
    "pagamentoricevuto", "pagorecibido", "paiementrecu", "betalingontvangen", "innbetalingmottatt", "betalningmottagen",
  ]
  private static let payments = [
    "payment", "thankyou", "autopay", "refund", "zahlung", "erstattung", "gutschrift", "betaling", "terugbetaling",
    "innbetaling", "indbetaling", "inbetalning", "paiement", "remboursement", "pago", "reembolso", "devolucion",
    "odeme", "pagamento", "rimborso", "wplata", "zwrot", "platba", "оплата", "возврат", "还款", "退款",
  ]
  private static let cards = [
    "creditcard", "cardnumber", "cardno", "cardmember", "kreditkart", "kortnummer", "kortnr", "kreditkort", "carte",
    "kredikart", "kartno", "kredikarti", "creditcard", "cartaodecredito", "hitelkartya", "tarjeta", "cartadicredito",
    "karta", "karty", "karte", "kartica", "kartya", "kortti", "kredittkort", "kortel", "карт", "καρτα", "כרטיס", "信用卡",
    "カード", "利用金額", "利用店名",
    "카드", "บัตร", "karteninhaber", "chippara",
  ]
}
