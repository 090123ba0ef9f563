import BankeyText
import Testing

@Suite struct LocaleChoiceTests {
  @Test(arguments: [
    ("nb_NO.UTF-8", "nb_NO"), ("nb_NO.UTF-8@euro", "nb_NO"), ("nb-NO", "nb_NO"), ("no", "nb"), ("no_NO", "nb_NO"),
    ("C", "en_US"), ("C.UTF-8", "en_US"), ("POSIX", "en_US"), ("", "en_US"), ("de", "de"),
    ("sr_RS@latin", "sr_Latn_RS"),
    ("zh-hant-tw", "zh_Hant_TW"), ("es_419", "es_419"), ("iw_IL", "he_IL"), ("../etc", "en_US"), ("@euro", "en_US"),
  ])
  func localeNamesAreUnderstood(name: String, locale: String) {
    #expect(LocaleChoice.resolve(environment: ["LANG": name]) == locale)
  }

  @Test func firstSetVariableWins() {
    var environment = ["LANG": "de_DE", "LC_MONETARY": "fr_FR", "LC_ALL": ""]
    #expect(LocaleChoice.resolve(environment: environment) == "fr_FR")
    environment["LC_ALL"] = "nb_NO"
    #expect(LocaleChoice.resolve(environment: environment) == "nb_NO")
    #expect(LocaleChoice.resolve(environment: environment, configured: "sv_SE") == "sv_SE")
    #expect(LocaleChoice.resolve(environment: [:]) == "en_US")
  }

  @Test func moneyTimeAndMessagesHaveTheirOwnLocale() {
    let choice = LocaleChoice(environment: ["LANG": "en_US", "LC_MONETARY": "nb_NO", "LC_TIME": "de_DE"])
    #expect([choice.money, choice.time, choice.messages] == ["nb_NO", "de_DE", "en_US"])
  }
}
