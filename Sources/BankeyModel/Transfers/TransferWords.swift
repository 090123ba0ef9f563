/// The words that banks use for transfers between accounts, and words without information.
///
/// Any other word is a name: of a shop, an employer, a friend.
public enum TransferWords {
  /// The words of a text in lower case without accents. Words that contain digits are left out.
  public static func words(_ text: String) -> [String] {
    plain(text).split { !$0.isLetter && !$0.isNumber }.filter { !$0.contains(where: \.isNumber) }.map(String.init)
  }

  /// The text in lower case. Letters that languages write differently become one letter.
  private static func plain(_ text: String) -> String {
    let folded = TextPattern.folded(text)
    guard !folded.utf8.allSatisfy({ $0 < 0x80 }) else { return folded }
    return String(folded.map { replaced[$0] ?? $0 })
  }

  private static let replaced: [Character: Character] = Dictionary(
    zip("åäáàâãæöøóòôõüúùûéèêëíìîïçñńýłśżźćęąěščřžůťďňß", "aaaaaaaooooooouuuueeeeiiiicnnylszzceaescrzutdns"),
    uniquingKeysWith: { first, _ in first })

  /// Whether the word alone means a transfer between accounts.
  static func isTransfer(_ word: String) -> Bool { transfers.contains(word) }

  /// Whether the word is not part of anyone's name.
  static func isPlain(_ word: String) -> Bool { word.count < 2 || plainWords.contains(word) }

  private static let transfers = set(
    """
    transfer transfers transferred xfer tfr trf trsf funding topup allotment sweep rounding roundup
    savings saving sparing spare sparekonto sparebeholdning bufferkonto overforing overfoering overforsel overfort
    kontoregulering egenoverforing overforingar overforening omforing omkontering
    umbuchung ubertrag uebertrag uberweisung ueberweisung dauerauftrag eigenubertrag tagesgeld sparen
    overboeking spaarrekening sparrekening spaaropdracht interne
    virement virements transfert epargne versement livret
    transferencia traspaso ahorro ahorros giroconto girofondo bonifico risparmio poupanca
    siirto tilisiirto omasiirto saasto saastot saastotili oma
    przelew wlasny wewnetrzny oszczednosci prevod vlastni sporeni
    autopay payoff kredittkort kreditkort kreditkortbetaling kortinnbetaling
    """)

  private static let plainWords = transfers.union(
    set(
      """
      to from via and the of for between own internal account accounts acct acc payment pay paid thank you thanks
      received receipt sent incoming outgoing credit debit card visa mastercard amex balance online mobile internet
      web app banking bank branch ach withdrawal innbetaling sepa instant faster standing order automatic auto recurring scheduled monthly
      weekly ref reference no nr number id conf confirmation transaction deposit fpi fpo bgc tfi cr dr msg memo
      checking chequing current everyday main joint investment brokerage loan mortgage money market opening closing
      til fra mellom egne egen eget konto kontoer konti min mitt mine vare brukskonto lonnskonto regningskonto felleskonto
      betaling betalt straksbetaling straks nettbank mobilbank fast oppdrag avtale kid melding dato valuta netgiro
      och pa fran mellan egna eget egen sparkonto lonekonto kortkonto insattning uttag kort
      von nach an auf zwischen eigene eigenes girokonto sparkonto tagesgeldkonto kreditkarte zahlung gutschrift
      lastschrift eingang ausgang verwendungszweck eref mref kref svwz iban bic und referenz
      naar van tussen eigen rekening rekeningen betaalrekening
      vers de du des compte comptes courant carte bancaire paiement prelevement emis recu recue faveur
      desde hacia cuenta cuentas tarjeta pago abono cargo entre propias
      conto corrente carta pagamento addebito accredito tra propri
      conta tarjetas para
      tililta tilille tili pankki konta na z do rachunku rachunek uctu ucet mezi
      january february march april may june july august september october november december
      jan feb mar apr jun jul aug sep sept oct nov dec
      januar februar mars mai juni juli august oktober desember
      """))

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
