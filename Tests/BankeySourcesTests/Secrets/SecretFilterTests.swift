import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeySources

/// Secrets in messages.
struct SecretFilterTests {
  private static let secrets = ["hunter2-of-the-bridge", "p@ss word/=%&\"é", "0123456789abcdef0123456789abcdef"]

  @Test(arguments: Echo.allCases, secrets) func secretIsRemovedInEveryForm(echo: Echo, secret: String) {
    let said = "Login failed for \(echo.of(secret)) at noon."
    #expect(says(said, secret), "the test would not see it")
    for use in [SecretFilter.Use.sentence, .value] {
      let cleaned = SecretFilter([Secret(secret)]).cleaned(said, use)
      #expect(!says(cleaned, secret), "\(cleaned)")
      #expect(cleaned.hasPrefix("Login failed for ") && cleaned.hasSuffix(" at noon.") && cleaned.contains("‹hidden›"))
    }
  }

  @Test func partsOfURLsAndTokensAreSecrets() {
    let access = SecretFilter([Secret("https://a1b2c3d4e5:p%40ss-word@bridge.example/simplefin")])
    #expect(access.cleaned("a1b2c3d4e5 and p@ss-word and p%40ss-word") == "‹hidden› and ‹hidden› and ‹hidden›")
    for honest in ["bridge.example/simplefin", "see https://", "no answer from https:…"] {
      #expect(access.cleaned(honest) == honest)
    }
    #expect(access.cleaned("https://a1b2c3d4e5:p%40…") == "https://‹hidden›…")
    let query = SecretFilter([Secret("https://bridge.example/feed?token=ticket-4711")])
    #expect(query.cleaned("GET https://bridge.example/feed?token=tick…") == "GET https://bridge.example/feed?‹hidden›…")
    // https://bridge.example/claim/ticket-4711
    let token = SecretFilter([Secret("aHR0cHM6Ly9icmlkZ2UuZXhhbXBsZS9jbGFpbS90aWNrZXQtNDcxMQ==")])
    #expect(token.cleaned("POST /claim/ticket-4711 at bridge.example") == "POST /claim/‹hidden› at bridge.example")
    #expect(token.cleaned("aHR0cHM6Ly9icmlkZ2UuZXhhbXBsZS9jbGFpbS90aWNrZXQtNDcxMQ") == "‹hidden›")
  }

  @Test func eachLineOfASecretIsSecret() {
    #expect(
      SecretFilter([Secret("first-line\nsecond-line")]).cleaned("+ second-line; first-line") == "+ ‹hidden›; ‹hidden›")
  }

  @Test func cutSecretIsRecognizedAtTheEnd() {
    let filter = SecretFilter([Secret("hunter2-of-the-bridge")])
    #expect(filter.cleaned("its amount “hunter2-of-th…” cannot be read") == "its amount “‹hidden›…” cannot be read")
    #expect(filter.cleaned("the key is hunter2-of") == "the key is ‹hidden›")
    #expect(filter.cleaned("-the-bridge is wrong") == "‹hidden› is wrong")
    #expect(filter.cleaned("a hunter on the bridge") == "a hunter on the bridge")
  }

  @Test func shortSecretIsRemovedOnlyAsAWholeWord() {
    let filter = SecretFilter([Secret("4711")])
    #expect(filter.cleaned("wrong PIN 4711.") == "wrong PIN ‹hidden›.")
    #expect(filter.cleaned("account 1247115") == "account 1247115")
    #expect(filter.cleaned("KIWI 4711", .value) == "KIWI 4711")
    #expect(SecretFilter([Secret("a")]).cleaned("a b") == "a b")
  }

  @Test func textWithoutSecretsStaysUnchanged() {
    let filter = SecretFilter(Self.secrets.map { Secret($0) })
    for text in ["", "%", "\\", "&", "%4", "\\u00", "&#;", "&#x", "100 % & more", "…", "\u{FFFD}", "ÆØÅ 👩‍👩‍👧"] {
      #expect(filter.cleaned(text) == text)
    }
  }

  /// The searched texts come from a server.
  @Test func randomTextIsHandled() {
    var random = SystemRandomNumberGenerator()
    let filter = SecretFilter(Self.secrets.map { Secret($0) })
    let signs = Array("%\\&#ux;0123456789abfPp@s …é'+/=-".unicodeScalars)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        text.unicodeScalars.append(signs.randomElement(using: &random)!)
      }
      #expect(!filter.cleaned(text + Self.secrets[0] + text).contains(Self.secrets[0]))
    }
  }
}
