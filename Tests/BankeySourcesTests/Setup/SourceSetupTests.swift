import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeySources

@Suite
struct SourceSetupTests {
  private func setup(_ text: String) throws -> SourceSetup { try SourceSetup(Secret(text)) }

  private func message(_ text: String) -> String? {
    #expect(throws: SourceError.self) { try setup(text) }?.message
  }

  @Test
  func sbankenKeysRevealTheirType() throws {
    let setup = try setup(#"{"clientId":"id","clientSecret":"hush"}"#)
    #expect(setup.definition == SourceDefinition(name: "Sbanken", type: "sbanken", settings: #"{"clientId":"id"}"#))
    #expect(setup.secret?.reveal() == "hush")
  }

  @Test
  func settingsAreKeptWithoutTheSecret() throws {
    let setup = try setup(
      #"{"type":"sbanken","name":"Mine","clientId":"é\n","clientSecret":"hush","days":30,"secret":"file"}"#)
    #expect(setup.definition.settings == #"{"clientId":"é\n","days":30}"#)
    #expect(setup.definition.secret == .file)
    #expect(setup.definition.name == "Mine")
  }

  @Test
  func externalSecretIsNotStored() throws {
    let setup = try setup(#"{"type":"sbanken","clientId":"id","secret":{"command":["pass","show","bank"]}}"#)
    #expect(setup.definition.secret == .command(["pass", "show", "bank"]))
    #expect(setup.secret == nil)
  }

  @Test(arguments: [
    (
      #"{"clientSecret":"hush","tokn":"hush"}"#,
      "unknown: tokn; missing: clientId. A source of type sbanken may have type, name, clientId, clientSecret, tokenURL, apiURL, customersURL, customerId, days, secret."
    ),
    (#"{"clientId":"id"}"#, "missing: clientSecret, or a “secret” that says where to find it."),
    (
      #"{"clientId":"id","clientSecret":"hush","secret":{"command":["hush"]}}"#,
      "Give only one of these: clientSecret, secret."
    ),
    (#"{"clientId":"id","clientSecret":5}"#, "“clientSecret” must be a string."),
    (#"{"clientId":"id","clientId":"hush"}"#, "“clientId” appears twice in this setup."),
    (
      #"{"clientId":"id","clientSecret":"hush","secret":"attic"}"#,
      #"“secret” must be one of "service", "file" and {"command":["pass","show","bank"]}."#
    ),
    (
      #"{"clientId":"id","clientSecret":"hush","name":"-x"}"#,
      "A name starts with a letter or a digit, has at most 60 bytes and is not “files”."
    ),
    (#"["hush"]"#, "This setup is not a JSON object."),
    (#"{"clientSecret":"hush""#, "This setup cannot be read as JSON: a comma or “}” is missing (line 1)."),
    ("", "This setup cannot be read as JSON: a value is missing (line 1)."),
  ])
  func errorsNeverQuotePossibleSecrets(text: String, said: String) { #expect(message(text) == said) }

  @Test(arguments: [
    (
      #"{"type":"simplefin","token":"aHR0","days":0}"#,
      "The days of a SimpleFIN source must be a number from 1 to 36500."
    ),
    (
      #"{"clientId":"id","clientSecret":"hush","apiURL":"https://me:hush@bank.example"}"#,
      "An address for Sbanken must not contain a user name or a password."
    ),
    (
      #"{"clientId":"id","clientSecret":"hush","tokenURL":"http://bank.example"}"#,
      "bankey contacts bank.example only over https, not over http."
    ),
    (
      #"{"type":"command","command":["./hush"]}"#,
      "Give the whole path of ./hush, starting with /: a refresh may start in any folder."
    ),
  ])
  func invalidSettingsAreReportedBeforeTheTokenIsClaimed(text: String, said: String) {
    #expect(message(text) == said)
  }

  @Test
  func unknownTypeListsTheTypes() {
    #expect(message(#"{"name":"x"}"#)?.hasPrefix("“type” is missing; use one of ") == true)
    #expect(message(#"{"type":"plaid"}"#)?.hasPrefix("“plaid” is not a type of source; use one of ") == true)
  }
}
