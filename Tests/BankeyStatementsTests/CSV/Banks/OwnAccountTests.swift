import BankeyModel
import Testing

@testable import BankeyStatements

/// Which account and currency a table belongs to, as its columns and the lines above it show.
@Suite struct OwnAccountTests {
  private func accounts(_ lines: String...) throws -> [String] {
    try Answer(lines.joined(separator: "\n") + "\n").accounts.map {
      "\($0.account.number ?? "") \($0.account.currency.code)"
    }
  }

  @Test func numberInASentenceAboveNamesTheAccount() throws {
    let rows = "Date;Text;Amount\n2026-01-15;Coffee;-4.00\n2026-01-16;Tea;-3.00"
    #expect(try accounts("Movements of GB29 NWBK 6016 1331 9268 19 in May;;", rows) == ["GB29NWBK60161331926819 XXX"])
    #expect(try accounts("Statement of Account No - 923010008070086 for the period;;", rows) == ["923010008070086 XXX"])
    // Wrong check digits, and two numbers.
    #expect(try accounts("Movements of GB30 NWBK 6016 1331 9268 19;;", rows) == [" XXX"])
    #expect(try accounts("GB29 NWBK 6016 1331 9268 19 to;DE89370400440532013000 and;", rows).count == 1)
  }

  @Test func spreadsheetQuotesAreNotPartOfANumber() throws {
    let rows = "Date;Text;Amount\n2026-01-15;Coffee;-4.00"
    #expect(try accounts("Account number;=\"CH93 0076 2011\";", rows) == ["CH93 0076 2011 XXX"])
    #expect(try accounts("Date;Text;Amount;Account", "2026-01-15;Coffee;-4.00;'123456789'") == ["123456789 XXX"])
  }

  @Test func sideInEveryRowIsTheAccount() throws {
    #expect(
      try accounts(
        "Date;Text;Rachunek źródłowy;Rachunek docelowy;Amount", "2026-01-15;A;100000001;100000002;5.00",
        "2026-01-16;B;100000002;100000003;-4.00", "2026-01-17;C;100000002;100000009;-1.00") == ["100000002 XXX"])
  }

  @Test func changingCardEndingIsNotTheAccount() throws {
    let held = try accounts(
      "Date;Text;Card number;Amount", "2026-01-15;A;4260;-5.00", "2026-01-16;B;2875;-4.00", "2026-01-17;C;2875;-1.00",
      "2026-01-18;D;;-1.00")
    #expect(held == [" XXX"])
  }

  @Test func constantNumberUnderAnUnknownHeaderIsTheAccount() throws {
    let rows = ["0123 45678901.23A;2026-01-15;A;-5.00", "0123 45678901.23A;2026-01-16;B;-4.00"]
    #expect(try accounts("Produit;Date;Text;Amount", rows[0], rows[1]) == ["0123 45678901.23A XXX"])
    // Several accounts of one owner have the same.
    #expect(try accounts("Customer no;Date;Text;Amount", rows[0], rows[1]) == [" XXX"])
  }

  @Test func numberBetweenAPayeeAndItsBankIsThePayees() throws {
    let row = "15.01.2026;A. Payee;137075030;10010010;Rent;-5,00"
    #expect(try accounts("Buchungstag;Begünstigter;Konto;BLZ;Zweck;Betrag", row) == [" XXX"])
  }

  /// Two payments to one payee share its number, which is no own account for that.
  @Test(arguments: ["Payee;Account", "Empfänger;Konto", "Beneficiario;Cuenta", "Naam;Rekening"])
  func numbersThatGoWithANameAreThePayees(_ headers: String) throws {
    let rows = [
      "2026-03-21;Alpha;12345678;-12.50", "2026-03-22;Alpha;12345678;-1.50", "2026-03-23;Beta;87654321;-1.50",
    ]
    let answer = try Answer("Date;\(headers);Amount\n" + rows.joined(separator: "\n") + "\n")
    #expect(answer.statements.map(\.account.number) == [nil])
    #expect(answer.rows.map(\.counterpartyAccount) == ["12345678", "12345678", "87654321"])
  }

  @Test func currencyOfAFewRowsIsNotTheAccounts() throws {
    let rows = ["2026-01-02;A;-150;", "2026-01-05;B;-320;USD", "2026-01-06;C;-30;"]
    #expect(try accounts("Date;Text;Amount;Currency", rows[0], rows[1], rows[2]) == [" XXX"])
  }

  /// The number of a card with a sign is no figure.
  @Test func numbersWithASignAreAccounts() throws {
    let rows = [
      "2026-09-01;A;JANE DOE;-12345;-84.20", "2026-09-05;B;JANE DOE;-12345;84.20", "2026-09-16;C;JOHN DOE;-12353;-2.10",
    ]
    let held = try accounts("Date;Text;Card Member;Account #;Amount", rows[0], rows[1], rows[2])
    #expect(held.count == 2)
  }

  @Test(arguments: ["Счёт", "Hesap", "账户", "口座", "계좌", "Tili", "Cont", "Számla", "Tài khoản", "Λογαριασμός"])
  func wordsOfManyLanguagesNameTheAccount(_ header: String) throws {
    let rows = ["2026-01-15;Cash jar;A;-5.00", "2026-01-16;Savings pot;B;-4.00", "2026-01-17;Cash jar;C;-1.00"]
    #expect(try accounts("Date;\(header);Text;Amount", rows[0], rows[1], rows[2]).count == 2)
  }

  @Test func balanceOfTwoRowsIsNotAnAccount() throws {
    let rows = [
      "2026-06-01;A;1000000.00;0.00;500000.00;1500000.00", "2026-06-02;B;1500000.00;150000.00;0.00;1350000.00",
    ]
    #expect(try accounts("Date;Text;Opening Balance;Debit;Credit;Closing Balance", rows[0], rows[1]) == [" XXX"])
  }

  @Test func codesOfOtherThingsAreNotCurrencies() throws {
    let rows = ["2026-06-01;A;-5.00;TRF", "2026-06-12;B;150.00;PLN", "2026-06-13;C;-50.00;TRF"]
    #expect(try accounts("Date;Text;Amount;Kode", rows[0], rows[1], rows[2]) == [" XXX"])
  }

  /// Mainland China and Taiwan write the same sign, and only the characters beside it differ.
  @Test func signOfYuanNeedsItsCharacters() throws {
    #expect(try accounts("日期;摘要;金额(元)", "2026-01-15;A;-5.00") == [" CNY"])
    #expect(try accounts("日期;摘要;金額(元)", "2026-01-15;A;-5.00") == [" XXX"])
  }

  @Test func currencyInWordsOrAboveIsRead() throws {
    let row = "2026-01-15;Coffee;-4.00"
    #expect(try accounts("Date;Text;Amount;Currency", row + ";人民币") == [" CNY"])
    #expect(try accounts("Date;Text;Amount;Currency", row + ";Kq words") == [" XXX"])
    #expect(try accounts("Saldo: CHF 45520.83;;", "Date;Text;Amount", row) == [" CHF"])
    #expect(try accounts(";: EUR;", "Date;Text;Amount", row) == [" EUR"])
    #expect(try accounts("EUR;USD;", "Date;Text;Amount", row) == [" XXX"])
  }

  @Test func currencyBesideTheAmountIsTheAccounts() throws {
    let held = try accounts(
      "Date;Text;Currency;Booked amount;Booked currency", "2026-01-15;A;-;-5.00;CHF", "2026-01-16;B;-;-4.00;CHF")
    #expect(held == [" CHF"])
  }
}
