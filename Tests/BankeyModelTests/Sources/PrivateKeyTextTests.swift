import BankeyModel
import Testing

/// What the text of a key file says about the key in it.
@Suite struct PrivateKeyTextTests {
  private func pem(_ title: String, _ body: String = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\nBKcwggSjAgEAAoIBAQ==") -> String
  {
    "-----BEGIN \(title)-----\n\(body)\n-----END \(title)-----\n"
  }

  @Test func privateKeysAreAccepted() {
    for title in ["PRIVATE KEY", "RSA PRIVATE KEY"] { #expect(PrivateKeyText.problem(in: pem(title)) == nil) }
    #expect(PrivateKeyText.problem(in: "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n") == nil)
  }

  @Test func otherTextsSayWhatTheyAre() {
    #expect(PrivateKeyText.problem(in: pem("ENCRYPTED PRIVATE KEY")) == .keyIsEncrypted)
    #expect(PrivateKeyText.problem(in: pem("PUBLIC KEY")) == .keyIsPublic)
    #expect(PrivateKeyText.problem(in: pem("CERTIFICATE")) == .keyIsPublic)
    for text in ["", "Dear customer", "{\"kty\":\"RSA\"}", pem("PRIVATE KEY", "")] {
      #expect(PrivateKeyText.problem(in: text) == .noKey, "\(text)")
    }
  }
}
