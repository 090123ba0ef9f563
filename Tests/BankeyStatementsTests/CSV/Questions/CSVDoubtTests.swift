import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Tables that look certain, and of which something speaks against what would be read.
@Suite struct CSVDoubtTests {
  private func refused(_ lines: String...) -> StatementError? { refusal(lines.joined(separator: "\n") + "\n") }

  @Test func balancesAgainstTheAmountsAsk() throws {
    let error = try #require(
      refused(
        "Date,Text,Amount,Balance", "2026-01-15,A,-4.00,95.00", "2026-01-16,B,-3.00,92.00", "2026-01-17,C,2.00,90.00",
        "2026-01-18,D,-1.00,89.00"))
    #expect(error.message.hasPrefix("The balances beside the transactions contradict the amounts"))
    #expect(error.question?.topic == .sign)
  }

  @Test(arguments: [
    "Payment received, thank you for your payment", "ZAHLUNG/ÜBERWEISUNG ERHALTEN BESTEN DANK",
  ]) func receivedPaymentHasNoMinus(_ text: String) throws {
    let error = try #require(refused("Date,Text,Amount", "2026-01-15,GROCER,94.23", "2026-01-16,\(text),-500.00"))
    #expect(error.question?.topic == .sign)
  }

  @Test func missingRowsAreNotAContradiction() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Balance", "2026-01-15,A,-4.00,95.00", "2026-01-20,B,-3.00,60.00", "2026-02-17,C,2.00,17.00")
    #expect(answer.rows.map(\.amount) == cents(-400, -300, 200))
  }

  @Test(arguments: ["", "0.00"]) func missingHalfOfAPairAsks(_ none: String) throws {
    let error = try #require(
      refused("Date,Text,Credit,Kq", "2026-01-15,A,5.00,\(none)", "2026-01-16,B,\(none),4.00"))
    #expect(error.message.hasPrefix("Column “Credit” contains only money in or only money out"))
    let question = try #require(error.question)
    #expect(question.choices.map(\.columns) == [[.named("Kq"), .named("Credit")], [.named("Credit")]])
  }

  @Test func zerosBesideOtherFiguresAsk() throws {
    let error = try #require(refused("Date,Text,Amount,Kq", "2026-01-15,A,0.00,-5.00", "2026-01-16,B,0.00,4.00"))
    #expect(error.message.hasPrefix("All amounts in column “Amount” are zero"))
    #expect(error.question?.topic == .amount)
  }

  @Test func numbersMissingInSomeRowsAreCounterparties() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Kontonummer,Amount", "2026-01-15,A,DE89370400440532013000,5.00",
      "2026-01-16,B,DE89370400440532013001,-4.00", "2026-01-17,C,,-1.00")
    #expect(answer.statements.count == 1 && answer.rows.count == 3)
  }

  @Test func amountInOneCurrencyIsTheAccounts() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Currency,Booked amount,Kq", "2026-01-15,A,-4.50,EUR,-5.10,USD",
      "2026-01-16,B,-3.00,USD,-3.00,USD")
    #expect(answer.rows.map(\.amount) == cents(-510, -300))
    #expect(answer.statements.map(\.account.currency.code) == ["USD"])
  }

  @Test func dayInEveryRowIsTheFiles() throws {
    let rows = (11...16).map { "2026-01-31,2026-01-\($0),Coffee,-1.00\n" }.joined()
    let answer = try Answer("Date,Value date,Text,Amount\n" + rows)
    #expect(answer.rows.first?.day.description == "2026-01-11")
  }
}
