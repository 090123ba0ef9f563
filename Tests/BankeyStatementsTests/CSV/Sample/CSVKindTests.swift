import BankeyModel
import BankeyStatements
import Testing

/// Words of a status in places that do not name one.
@Suite struct CSVKindTests {
  private func file(_ header: String, _ word: String) -> String {
    """
    Date,Description,\(header),Amount
    2026-02-13,Shop,Card,-12.50
    2026-02-14,Hotel,\(word),-80.00
    2026-02-25,Salary,Transfer,300.00

    """
  }

  @Test(arguments: ["Type", "Kind"]) func pendingBelowAnotherHeaderIsAuthorized(_ header: String) throws {
    let answer = try Answer(file(header, "PENDING"))
    #expect(answer.rows.map(\.status) == [.posted, .authorized, .posted])
  }

  /// What did not happen may be one kind of transaction of several.
  @Test(arguments: ["DECLINED", "Cancelled"]) func canceledBelowAnotherHeaderAsks(_ word: String) throws {
    let error = try #require(refusal(file("Type", word)))
    #expect(error.question?.topic == .status && error.question?.value == word)
    var profile = CSVProfile(name: "own")
    (profile.header, profile.skippedRows) = ("Date,Description,Type,Amount", [word])
    #expect(try Answer(Array(file("Type", word).utf8), profiles: [profile]).rows.count == 2)
  }

  @Test func norwegianReservationIsAuthorized() throws {
    let answer = try Answer(
      "Dato;Forklaring;Ut fra konto;Inn på konto\n13.02.2026;Rema Reservert transaksjon;48,80;\n14.02.2026;Lønn;;300,00\n"
    )
    #expect(answer.rows.map(\.status) == [.authorized, .posted])
  }

  /// Several words of a status, none of them known, may say that something did not happen.
  @Test func unknownWordsOfAStatusAsk() {
    let text = "Date,Description,Status,Amount\n2026-02-13,A,S,-1.00\n2026-02-14,B,F,-2.00\n2026-02-15,C,S,-4.00\n"
    #expect(refusal(text)?.question?.topic == .status)
    #expect(refusal(text.replacing(",F,", with: ",S,")) == nil)
  }

  /// A negated word does not mean what it says.
  @Test(arguments: ["支付不成功", "未完成", "Tamamlanmadı", "غير ناجحة", "Não autorizada"])
  func negatedStatusIsNotPosted(_ word: String) {
    let text = "Date,Description,Status,Amount\n2026-02-13,A,\(word),-1.00\n2026-02-14,B,Completed,-2.00\n"
    let answer = try? Answer(text)
    #expect(answer?.rows.map(\.amount) == cents(-200) || refusal(text)?.question?.topic == .status)
  }
}
