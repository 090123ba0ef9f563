import BankeyModel

/// What the headers of banks mean, by their folded text.
enum CSVWords {
  /// The words of one language.
  typealias Language = [(CSVColumn, String)]

  /// What a header means; nil when it is not known.
  static func column(_ key: String) -> CSVColumn? {
    columns[key] ?? columns[trimmed(key)]
  }

  /// Whether a header is of a language in which no country writes the month first.
  static func isDayFirst(_ key: String) -> Bool { dayFirst.contains(key) && !english.contains(key) }

  /// `VWZ1`, `Omschrijving-2`: the parts of a long text are numbered.
  private static func trimmed(_ key: String) -> String {
    var key = key
    while key.last?.isNumber == true { key.removeLast() }
    return key
  }

  private static let columns: [String: CSVColumn] =
    (others + [CSVWords.inEnglish]).joined().reduce(into: [:]) { columns, line in
      for word in words(line.1) { columns[word] = line.0 }
    }
  private static let english = Set(inEnglish.flatMap { words($0.1) })
  private static let dayFirst = Set(others.joined().flatMap { words($0.1) })
  private static let others = [inGerman, inDutch, inNordic, inRomance, inSlavic]

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}

extension CSVWords {
  /// Whether the bytes of a field can be a header that is known. Nearly all fields are none, and this says so without making a
  /// text of them; where it is not certain, in what is not ASCII, they can be.
  static func mayBeKnown(_ field: UnsafeRawBufferPointer) -> Bool {
    var (key, ends, isInWord) = (CSVWordKey(), CSVWordEnds(), false)
    for byte in field {
      guard byte < 0x80 else { return true }
      let isOfWord = isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "$")
      if isInWord, !isOfWord { ends.add(key) }
      if isOfWord { key.add(byte) }
      isInWord = isOfWord
    }
    if isInWord { ends.add(key) }
    return ends.contains(where: keys.contains)
  }

  /// All headers that are known, folded.
  static var all: some Sequence<String> { columns.keys }

  private static let keys = Set(all.map { CSVWordKey($0.utf8).whole })
}

/// What a folded text is known by: a hash of its small letters and digits (FNV-1a).
private struct CSVWordKey {
  /// The hash of all of it.
  private(set) var whole: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The same without the digits at its end.
  private(set) var trimmed: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: some Sequence<UInt8> = []) { for byte in bytes { add(byte) } }

  /// Adds a byte; what is no letter and no digit does not count, in a text that is folded already all of it does.
  mutating func add(_ byte: UInt8) {
    guard byte != UInt8(ascii: "$") else { return }
    whole = (whole ^ UInt64(isLetter(byte) ? byte | 0x20 : byte)) &* 0x0000_0100_0000_01B3
    if !isDigit(byte) { trimmed = whole }
  }
}

/// The keys of a text up to its last word, and up to the two before it: a currency and the word before that do not count.
private struct CSVWordEnds {
  private var keys: (CSVWordKey?, CSVWordKey?, CSVWordKey?)

  mutating func add(_ key: CSVWordKey) { keys = (key, keys.0, keys.1) }

  func contains(where isKnown: (UInt64) -> Bool) -> Bool {
    [keys.0, keys.1, keys.2].contains { key in key.map { isKnown($0.whole) || isKnown($0.trimmed) } ?? false }
  }
}

extension CSVWords {
  static let inEnglish: Language = [
    (.booked, "bookingdate bookeddate posteddate postingdate postdate dateposted bookedon clearingdate"),
    (.day, "date created createdat datetime timestamp entrydate completeddate dateutc datecreated datecompleted"),
    (.done, "transactiondate transdate trandate purchasedate dateofpurchase authorizeddate starteddate datestarted"),
    (.value, "valuedate interestdate effectivedate"),
    (.amount, "amount money transactionamount value sum amountofmoney bookedamount amountbooked accountamount"),
    (
      .debit,
      "debit debitamount debits withdrawal withdrawals withdrawalamount paidout moneyout outflow out amountdebit"
    ),
    (.credit, "credit creditamount credits deposit deposits depositamount paidin moneyin inflow in amountcredit"),
    (
      .direction,
      "direction drcr crdr dc cd debitcredit creditdebit debitorcredit creditordebit creditdebitindicator sign"
    ),
    (
      .balance,
      "balance runningbalance accountbalance balanceafter bookedbalance runningbal endingbalance closingbalance"
    ),
    (.currency, "currency accountcurrency transactioncurrency currencycode ccy amountcurrency"),
    (.description, "description desc details transactiondescription memo narrative text paymentreference particulars"),
    (
      .description,
      "transactiondetails reason remittanceinformation purpose payment reference message additionaldescription note notes"
    ),
    (.type, "type transactiontype postingtext kind"),
    (.counterparty, "counterparty counterpartyname payee merchant merchantname partnername otherparty beneficiary"),
    (.counterparty, "payeename recipient remitter othersidename"),
    (.name, "name"),
    (.payer, "payer sender from"), (.payee, "receiver recipientname to"),
    (.account, "account accountid cardno cardnumber accountnumberiban ownaccount wallet"),
    (.number, "accountnumber accountno iban accountnr acctnumber"),
    (.accountName, "accountname"),
    (.id, "id transactionid nativeid transactionnumber txid fitid uniqueid"),
    (.status, "status state transactionstatus"),
  ]
}

extension CSVWords {
  static let inGerman: Language = [
    (.booked, "buchungstag buchungsdatum buchung buchungam gebuchtam"),
    (.day, "datum"),
    (.done, "belegdatum umsatztag kaufdatum transaktionsdatum belegtag"),
    (.value, "valutadatum wertstellung wertstellungvaluta wertstellungstag wertdatum valutatag"),
    (.amount, "betrag umsatz buchungsbetrag summe umsatzbetrag betraginkontowahrung"),
    (.debit, "soll belastung lastschrift ausgabe ausgaben belastungen abgang"),
    (.credit, "haben gutschrift einnahme einnahmen gutschriften zugang"),
    (.direction, "sh sollhaben habensoll solloderhaben vorzeichen"),
    (.balance, "saldo kontostand saldonachbuchung kontosaldo neuersaldo"),
    (.currency, "wahrung waehrung buchungswahrung buchungswaehrung kontowahrung kontowaehrung whg"),
    (
      .description,
      "verwendungszweck vwz buchungstext transaktionsbeschreibung transaktionsbeschreibungzusatz beschreibung"
    ),
    (.description, "zahlungszweck verwendung buchungsdetails text mitteilung buchungsinformation"),
    (.type, "umsatzart umsatztyp vorgang transaktionstyp buchungsart vorgangverwendungszweck"),
    (
      .counterparty, "empfanger empfaenger beguenstigterzahlungspflichtiger begunstigterzahlungspflichtiger gegenpartei"
    ),
    (.counterparty, "auftraggeberempfanger auftraggeberempfaenger namezahlungsbeteiligter handler partner partnername"),
    (.counterparty, "auftraggeberbegunstigter auftraggeberbeguenstigter empfangerzahlungspflichtiger begunstigter"),
    (.payer, "zahlungspflichtiger auftraggeber zahlungspflichtigerr"),
    (.payee, "zahlungsempfanger zahlungsempfaenger zahlungsempfangerin zahlungsempfaengerin"),
    (
      .account, "auftragskonto auftraggeberkonto ibanauftragskonto ibanauftraggeberkonto eigenesonto eigeneskonto karte"
    ),
    (.account, "kontokarte kreditkarte kartennummer"),
    (.number, "kontonummer kontonummeriban kontonr ibankontonummer konto"),
    (.accountName, "kontoname bezeichnungauftragskonto kontobezeichnung"),
    (.id, "transaktionsid transaktionsnummer umsatzid"),
    (.status, "status info buchungsstatus"),
  ]
}

extension CSVWords {
  static let inDutch: Language = [
    (.booked, "boekdatum boekingsdatum uitvoeringsdatum datumboeking"),
    (.day, "datum transactiedatum"),
    (.done, "datumverrichting aankoopdatum datumtransactie"),
    (.value, "rentedatum valutadatum datumverrekening"), (.valuta, "valuta"),
    (.amount, "bedrag transactiebedrag"),
    (.debit, "debet af afschrijving uitgaven"), (.credit, "credit bij bijschrijving inkomsten"),
    (.direction, "afbij bijaf debetcredit creditdebet"),
    (.balance, "saldo saldonatrn saldonamutatie saldonatransactie"),
    (.currency, "munt muntsoort"),
    (
      .description,
      "omschrijving mededelingen mededeling vrijemededeling gestructureerdemededeling toelichting naamomschrijving"
    ),
    (.type, "mutatiesoort transactietype soort"),
    (.counterparty, "naamtegenpartij handelaar tegenpartij naamtegenrekening"),
    (.name, "naam"),
    (.account, "rekening rekeningnummer ibanbban eigenrekening kredietkaart"),
    (.id, "transactiereferentie"),
  ]
}

extension CSVWords {
  /// Norwegian, Swedish, Danish and Finnish.
  static let inNordic: Language = [
    (
      .booked, "bokfort bokfortdato bokforingsdato bokforingsdag bokforingsdatum bokforingsdato bogfort bogfoeringsdato"
    ),
    (.booked, "bogforingsdato kirjauspaiva bokfordato"),
    (.day, "dato datum pvm paiva"),
    (
      .done,
      "transaksjonsdato transaktionsdag transaktionsdatum transaktionsdato kjopsdato kopdatum utfortdato maksupaiva"
    ),
    (.value, "rentedato valuteringsdato valutadag valuteringsdag rentedag rentedatum arvopaiva valordato valor"),
    (.amount, "belop belob beloep belopp maara summa belopinok belopsek"),
    (.debit, "ut utfrakonto utavkonto utkonto uttag utgift utgifter udgift udgifter debet belopui belopud"),
    (.credit, "inn innpakonto inpakonto inntilkonto insattning inntekt inntekter indtaegt indtaegter kredit belopinn"),
    (.balance, "saldo bokfortsaldo saldoetter disponibeltsaldo saldoefter"),
    (.valuta, "valuta"), (.currency, "valutakode valuutta valutakod"),
    (.description, "tekst forklaring beskrivelse melding transaksjonstekst text beskrivning meddelande"),
    (.description, "meddelelse viesti selite tittel rubrik"),
    (.type, "transaksjonstype betalingstype typ transaktionstyp underkategori laji"),
    (.counterparty, "motpart mottakernavn avsendernavn motpartnavn saajamaksaja"),
    (.name, "navn namn nimi"),
    (.payer, "avsender avsandare maksaja"), (.payee, "mottaker mottagare modtager saaja brukersted"),
    (.account, "konto egenkonto frakontonummer"),
    (.number, "kontonummer kontonr tilinumero"),
    (.accountName, "kontonavn kontonamn"),
    (.id, "arkivreferanse arkivref transaksjonsid verifikationsnummer arkistointitunnus"),
    (.status, "status tila"),
  ]
}

extension CSVWords {
  /// French, Spanish, Italian and Portuguese.
  static let inRomance: Language = [
    (
      .booked,
      "datecomptable datedecomptabilisation dateop datacontabile fechacontable datacontabilistica dataregistrazione"
    ),
    (.booked, "fechadecontabilizacion datalancamento datalanc"),
    (
      .day,
      "fecha data date dateoperation datedoperation fechaoperacion dataoperazione datamov datamovimento fechamovimiento"
    ),
    (.done, "datetransaction datedetransaction fechatransaccion datatransazione datedachat"),
    (.value, "datedevaleur dateval datevaleur fvalor fechavalor datavaluta datavalor fechadevalor"),
    (.amount, "montant importe importo montante valor movimiento cantidad montanteur montantdeloperation"),
    (
      .debit, "debit debiteuros dare addebiti addebito uscite cargo cargos debito debitos depenses montantdebit salidas"
    ),
    (
      .credit,
      "credit crediteuros avere accrediti accredito entrate abono abonos credito creditos recettes montantcredit"
    ),
    (.credit, "entradas ingresos ingreso"),
    (.direction, "sens segno signo tipomovimento dareavere debitcredit"),
    (.balance, "solde saldo saldocontabile soldeapresoperation saldodisponible saldocontabilistico"),
    (.currency, "devise divisa moneda moeda divise valutaconto"),
    (
      .description,
      "libelle libelleoperation descripcion concepto descrizione causale descricao detalle observaciones communication"
    ),
    (
      .description,
      "descrizioneoperazione libellecomplet libellesimplifie informationscomplementaires comentario historico"
    ),
    (.type, "typedoperation typeoperation tipo tipodemovimiento tipologia"),
    (
      .counterparty,
      "contrepartie beneficiaire beneficiario controparte contraparte nomcontrepartie comercio destinatario"
    ),
    (.account, "compte cuenta conto conta numerodecompte numerodecuenta numeroconto comptenum carte tarjeta"),
    (.accountName, "libellecompte nomducompte nombredelacuenta"),
    (.id, "iddetransaction idtransaccion idtransazione"),
    (.status, "etat estado stato statut"),
  ]
}

extension CSVWords {
  /// Polish and Czech.
  static let inSlavic: Language = [
    (.booked, "dataksiegowania dataksiegowa datazauctovani zauctovano"),
    (.day, "datum datatransakcji"), (.done, "dataoperacji datumprovedeni datumtransakce datumplatby"),
    (.value, "datawaluty datavaluty"),
    (.amount, "kwota kwotaoperacji castka objem kwotawwalucierachunku kwotatransakcji castkavmeneuctu"),
    (.debit, "obciazenia obciazenie wydatki"), (.credit, "uznania uznanie wplywy"),
    (.balance, "saldo saldopotransakcji saldopooperacji zustatek"),
    (.currency, "waluta mena walutarachunku"),
    (.description, "opis opisoperacji opistransakcji tytul tytuloperacji popis poznamka zpravaproprijemce"),
    (.type, "typtransakcji rodzajtransakcji typoperacji typ"),
    (
      .counterparty,
      "kontrahent nadawcaodbiorca nazwakontrahenta danekontrahenta protistrana nazevprotiuctu nazevprotistrany"
    ),
    (.account, "rachunek rachunekwlasny numerrachunku cislouctu ucet"),
    (.id, "numertransakcji idtransakcji idpohybu idoperace"),
    (.status, "status stan stav"),
  ]
}
