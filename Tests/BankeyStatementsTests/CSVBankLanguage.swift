import Foundation

/// The headers of one language, and its words for out and in.
struct CSVBankLanguage {
  var day: String
  var text: String
  var amount: String
  var out: String
  var into: String
  var balance: String
  var direction: String
  var words: [(out: String, into: String)]
  var account = "IBAN"
  var status = (header: "Status", pending: "Pending", booked: "Booked")
  var closing = "Closing balance"
  var isKnown = true
  /// The character set of older programs of its countries.
  var encoding = String.Encoding.isoLatin1

  static let all = [
    CSVBankLanguage(
      day: "Date", text: "Description", amount: "Amount", out: "Debit", into: "Credit", balance: "Balance",
      direction: "Direction", words: [("Debit", "Credit"), ("DR", "CR"), ("D", "C"), ("withdrawal", "deposit")]),
    CSVBankLanguage(
      day: "Buchungstag", text: "Verwendungszweck", amount: "Betrag", out: "Soll", into: "Haben", balance: "Saldo",
      direction: "Soll/Haben", words: [("S", "H"), ("Soll", "Haben")], account: "Kontonummer",
      status: ("Status", "Vorgemerkt", "Gebucht"), closing: "Endsaldo"),
    CSVBankLanguage(
      day: "Datum", text: "Omschrijving", amount: "Bedrag", out: "Af", into: "Bij", balance: "Saldo",
      direction: "Af Bij", words: [("Af", "Bij"), ("D", "C")], account: "Rekening",
      status: ("Status", "In behandeling", "Geboekt"), closing: "Eindsaldo"),
    CSVBankLanguage(
      day: "Dato", text: "Tekst", amount: "Beløp", out: "Ut", into: "Inn", balance: "Saldo", direction: "Sign",
      words: [("ut", "inn"), ("debet", "kredit")], account: "Kontonummer",
      status: ("Status", "Reservert", "Bokført"), closing: "Utgående saldo"),
    CSVBankLanguage(
      day: "Fecha", text: "Concepto", amount: "Importe", out: "Cargo", into: "Abono", balance: "Saldo",
      direction: "Signo", words: [("cargo", "abono"), ("D", "H")], account: "Cuenta",
      status: ("Estado", "Pendiente", "Contabilizado"), closing: "Saldo final"),
    CSVBankLanguage(
      day: "Date", text: "Libellé", amount: "Montant", out: "Débit", into: "Crédit", balance: "Solde",
      direction: "Sens", words: [("Débit", "Crédit"), ("D", "C")], account: "Compte",
      status: ("Statut", "En attente", "Comptabilisé"), closing: "Solde final"),
    CSVBankLanguage(
      day: "Data operacji", text: "Opis operacji", amount: "Kwota", out: "Obciążenia", into: "Uznania",
      balance: "Saldo",
      direction: "Strona", words: [("Wn", "Ma"), ("Obciążenie", "Uznanie")], account: "Numer rachunku",
      status: ("Status", "Oczekująca", "Zaksięgowana"), closing: "Saldo końcowe", encoding: .windowsCP1250),
    CSVBankLanguage(
      day: "Tarih", text: "Açıklama", amount: "Tutar", out: "Borç", into: "Alacak", balance: "Bakiye", direction: "B/A",
      words: [("B", "A"), ("Borç", "Alacak")], account: "IBAN", isKnown: false, encoding: .windowsCP1254),
    CSVBankLanguage(
      day: "Ημερομηνία", text: "Περιγραφή", amount: "Ποσό", out: "Χρέωση", into: "Πίστωση", balance: "Υπόλοιπο",
      direction: "Χ/Π", words: [("Χ", "Π")], isKnown: false, encoding: .windowsCP1253),
    CSVBankLanguage(
      day: "日付", text: "摘要", amount: "金額", out: "お支払金額", into: "お預り金額", balance: "残高", direction: "区分",
      words: [("出金", "入金")], isKnown: false, encoding: .shiftJIS),
    CSVBankLanguage(
      day: "Kuupäev", text: "Selgitus", amount: "Summa", out: "Väljaminek", into: "Sissetulek", balance: "Jääk",
      direction: "D/K", words: [("D", "K")], isKnown: false),
    CSVBankLanguage(
      day: "日期", text: "摘要", amount: "金额", out: "支出", into: "收入", balance: "余额", direction: "方向",
      words: [("借", "贷"), ("支", "收")], isKnown: false),
    CSVBankLanguage(
      day: "Дата", text: "Описание", amount: "Сумма", out: "Расход", into: "Приход", balance: "Остаток",
      direction: "Тип", words: [("Расход", "Приход")], isKnown: false, encoding: .windowsCP1251),
    CSVBankLanguage(
      day: "Data operazione", text: "Descrizione", amount: "Importo", out: "Dare", into: "Avere", balance: "Saldo",
      direction: "Segno", words: [("Dare", "Avere"), ("D", "A")], isKnown: false),
    CSVBankLanguage(
      day: "Data", text: "Descrição", amount: "Valor", out: "Débito", into: "Crédito", balance: "Saldo",
      direction: "D/C", words: [("D", "C"), ("Débito", "Crédito")], isKnown: false),
    CSVBankLanguage(
      day: "Bokföringsdag", text: "Rubrik", amount: "Belopp", out: "Uttag", into: "Insättning", balance: "Saldo",
      direction: "Typ", words: [("uttag", "insättning")], isKnown: false),
    CSVBankLanguage(
      day: "Kirjauspäivä", text: "Selitys", amount: "Määrä", out: "Panot ulos", into: "Panot", balance: "Saldo",
      direction: "Suunta", words: [("Veloitus", "Hyvitys")], isKnown: false),
    CSVBankLanguage(
      day: "Bogføringsdato", text: "Tekst", amount: "Beløb", out: "Hævet", into: "Indsat", balance: "Saldo",
      direction: "Retning", words: [("Hævet", "Indsat")], isKnown: false),
    CSVBankLanguage(
      day: "Datum zaúčtování", text: "Popis", amount: "Částka", out: "Výdaje", into: "Příjmy", balance: "Zůstatek",
      direction: "Směr", words: [("Odchozí", "Příchozí"), ("Výdaj", "Příjem")], isKnown: false,
      encoding: .windowsCP1250),
    CSVBankLanguage(
      day: "Dátum", text: "Popis transakcie", amount: "Suma", out: "Debet", into: "Kredit", balance: "Zostatok",
      direction: "Debet/Kredit", words: [("Debet", "Kredit")], isKnown: false, encoding: .windowsCP1250),
    CSVBankLanguage(
      day: "Könyvelés dátuma", text: "Közlemény", amount: "Összeg", out: "Terhelés", into: "Jóváírás",
      balance: "Egyenleg", direction: "T/J", words: [("Terhelés", "Jóváírás")], isKnown: false,
      encoding: .windowsCP1250),
    CSVBankLanguage(
      day: "Data tranzacției", text: "Detalii", amount: "Sumă", out: "Debit", into: "Credit", balance: "Sold",
      direction: "Tip", words: [("Debit", "Credit")], isKnown: false, encoding: .windowsCP1250),
    CSVBankLanguage(
      day: "Datum knjiženja", text: "Opis plaćanja", amount: "Iznos", out: "Isplata", into: "Uplata", balance: "Stanje",
      direction: "Smjer", words: [("Isplata", "Uplata")], isKnown: false, encoding: .windowsCP1250),
    CSVBankLanguage(
      day: "Datums", text: "Apraksts", amount: "Summa", out: "Debets", into: "Kredīts", balance: "Atlikums",
      direction: "D/K", words: [("D", "K")], isKnown: false),
    CSVBankLanguage(
      day: "거래일자", text: "적요", amount: "거래금액", out: "출금액", into: "입금액", balance: "잔액", direction: "구분",
      words: [("출금", "입금")], isKnown: false),
    CSVBankLanguage(
      day: "תאריך", text: "תיאור", amount: "סכום", out: "חובה", into: "זכות", balance: "יתרה", direction: "סוג",
      words: [("חובה", "זכות")], isKnown: false),
  ]
}
