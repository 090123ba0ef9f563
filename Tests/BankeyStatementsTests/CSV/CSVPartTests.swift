import BankeyModel
import BankeyStatements
import Testing

/// Tables of an account that falls into parts, or of several accounts that few digits tell apart.
@Suite struct CSVPartTests {
  private static let wallet = "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance"

  @Test func walletPocketsAreAccounts() throws {
    let answer = try CSVSample.answer(
      Self.wallet, "Card,Current,2026-01-02,2026-01-02,Lidl,-42.50,0.00,RON,COMPLETED,900.00",
      "Transfer,Current,2026-01-03,2026-01-03,To Fund,-10.00,0.00,RON,COMPLETED,890.00",
      "Transfer,Savings,2026-01-03,2026-01-03,To Fund,10.00,0.00,RON,COMPLETED,10.00")
    #expect(answer.accounts.map(\.account.nativeId) == ["Revolut Current", "Revolut Savings"])
    #expect(answer.accounts.allSatisfy { !$0.account.isNamed })
    #expect(answer.accounts.map { $0.rows.map(\.amount) } == [cents(-4250, -1000), cents(1000)])
    #expect(answer.accounts[0].balances.map(\.balance) == cents(89000))
  }

  @Test func balancesAcrossPocketsAreOneAccount() throws {
    let answer = try CSVSample.answer(
      Self.wallet, "Card,Current,2026-01-02,2026-01-02,Lidl,-42.50,0.00,RON,COMPLETED,900.00",
      "Transfer,Deposit,2026-01-03,2026-01-03,Interest,10.00,0.00,RON,COMPLETED,910.00",
      "Transfer,Current,2026-01-03,2026-01-03,To Fund,10.00,0.00,RON,COMPLETED,920.00")
    #expect(answer.accounts.count == 1)
  }

  @Test func productWithItsOwnBalancesIsAnAccount() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Product,Amount,Balance", "2026-01-01,A,One,-5.00,95.00", "2026-01-02,B,Two,7.00,57.00",
      "2026-01-03,C,One,-5.00,90.00", "2026-01-04,D,Two,-7.00,50.00", "2026-01-05,E,One,1.00,91.00")
    #expect(answer.accounts.map { $0.balances.last?.balance } == cents(9100, 5000))
  }

  @Test func fewDigitsDoNotNameAnAccount() throws {
    let answer = try CSVSample.answer(
      "Numéro Compte;0000", "Devise;EUR", "", "Date;Libellé;Montant (EUR)", "13/01/2026;A;-5,00", "14/01/2026;B;4,00")
    #expect(answer.accounts.map(\.account.nativeId) == ["0000"])
    #expect(answer.accounts.map(\.account.isNamed) == [false])
  }

  @Test func payingAccountIsTheAccount() throws {
    let answer = try CSVSample.answer(
      "Dato;Tekst;Fra konto;Til konto;Beløp", "13.01.2026;A;9053 06 20149;;-5,00",
      "14.01.2026;B;9053 06 20149;9820 26 95701;-4,00", "15.01.2026;C;;9053 06 20149;1,00")
    #expect(answer.accounts.map(\.account.nativeId) == ["9053 06 20149"])
  }

  @Test func payeeOfEachPaymentIsNotTheAccount() throws {
    let answer = try CSVSample.answer(
      "Dato;Tekst;Fra konto;Til konto;Beløp", "13.01.2026;A;;9053 06 20149;-5,00",
      "14.01.2026;B;;9053 06 20149;-4,00")
    #expect(answer.accounts.map(\.account.isNamed) == [false])
  }

  @Test func foreignAmountsCurrencyIsNotTheAccounts() throws {
    let answer = try CSVSample.answer(
      "Datum;Specifikation;Valuta;Utl.belopp;Belopp", "2026-03-10;OKQ8;SEK;;-650,00",
      "2026-03-12;AMAZON UK;GBP;12,34;-150,00")
    #expect(answer.accounts.map(\.account.currency.code) == ["SEK"])
    #expect(answer.rows.map(\.amount) == cents(-65000, -15000))
  }
}
