import BankeyModel
import BankeyText
import Testing

/// Errors are in the user's language and quote foreign messages verbatim.
@Suite struct FaultStringsTests {
  private static let problems: [ServerProblem] = [
    .notSecure(scheme: "ftp"), .notFound, .noSecureConnection, .proxyNotFound, .proxyBroken,
    .refusedConnection(mayBeProxy: true), .refusedConnection(mayBeProxy: false), .unreachable(mayBeProxy: true),
    .proxyRefuses(status: 407), .certificate(.otherHost), .certificate(.notYetValid), .certificate(.expired),
    .certificate(.untrusted), .unnamed(code: 99), .noAnswer(milliseconds: 30_000), .closed, .cutOff,
    .silent(milliseconds: 1000), .tooSlow(milliseconds: 90_000), .tooLarge(bytes: 1 << 25), .notHTTP, .undecodable,
    .page(status: 200), .noData(type: "image/png"), .noJSON("x"), .noAccounts("x"), .noList, .noAccountList, .sameAgain,
    .noToken, .badToken,
  ]

  @Test func everyLanguageWordsEachProblemDifferently() {
    let texts = Language.allCases.map { language in
      Self.problems.map { language.strings.problem($0, of: "bank.example") }
    }
    for (english, norwegian) in zip(texts[0], texts[1]) {
      #expect(english != norwegian)
      #expect(english.contains("bank.example") && norwegian.contains("bank.example"))
    }
    for language in texts { #expect(Set(language).count == Self.problems.count) }
  }

  @Test func foreignMessagesStayVerbatim() {
    let strings = Language.norwegian.strings
    #expect(strings.refusal(.says("Log in again"), of: "bank.example") == "bank.example sier: Log in again")
    #expect(
      strings.problem(.failed(status: 3, words: "no key"), of: "my-bank")
        == "my-bank feilet med status 3 og skrev: no key"
    )
    #expect(strings.problem(.noAnswer(milliseconds: 1000), of: "a") == "a svarte ikke innen 1 sekund.")
    #expect(strings.problem(.noAnswer(milliseconds: 30_000), of: "a") == "a svarte ikke innen 30 sekunder.")
    #expect(
      strings.problem(.file("/s", .read, reason: "Permission denied"))
        == "Hemmeligheten i /s kan ikke leses: du har ikke tilgang.")
  }
}
