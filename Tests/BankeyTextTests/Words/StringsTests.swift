import BankeyModel
import BankeyText
import Testing

@Suite struct StringsTests {
  @Test(arguments: Language.allCases) func everyKeyHasATextInEveryLanguage(language: Language) {
    for command in Command.allCases {
      #expect(!language.strings.help(command).isEmpty)
      #expect(!language.strings.hint(command).isEmpty)
    }
  }

  @Test(arguments: [
    (0, PartOfDay.morning), (719, .morning), (720, .afternoon), (1079, .afternoon), (1080, .evening), (1379, .evening),
    (1380, .night), (1439, .night),
  ])
  func greetingDependsOnTheHour(minute: Int, part: PartOfDay) {
    #expect(PartOfDay(minute: minute) == part)
  }

  @Test func countsAreGrammatical() {
    let english = Language.english.strings
    #expect(english.oldBalances(1, "1") == "1 balance is old")
    #expect(english.oldBalances(3000, "3,000") == "3,000 balances are old")
    #expect(english.refreshing(2, of: 5) == "2 of 5 sources")
    #expect(english.refreshed(changes: 1) == "refreshed, 1 change")
    let norwegian = Language.norwegian.strings
    #expect(norwegian.available == "Disponibelt")
    #expect(norwegian.balance == "Saldo")
    #expect(norwegian.refreshing(1, of: 1) == "1 av 1 kilde")
  }

  /// A question about a whole table quotes no value, and its answers do not speak of one row.
  @Test(arguments: Language.allCases) func questionsAboutATableQuoteNothing(language: Language) {
    let strings = language.strings
    for topic in [CSVQuestion.Topic.sign, .owed] {
      let question = strings.question(topic, "")
      #expect(!question.contains("“”") && !question.contains("«»"))
    }
    let answers = [CSVProfile.Sign.asWritten, .reversed].map { (strings.rule($0), strings.sign($0)) }
    #expect(answers.allSatisfy { $0.0 != $0.1 })
    #expect(strings.balances(areOwed: true) != strings.balances(areOwed: false))
  }

  @Test func countsAreGroupedAsTheLocaleDoes() {
    let (english, norwegian) = (Formats(locale: "en_US").strings, Formats(locale: "nb_NO").strings)
    #expect(english.tally(.new, 9000) == "9,000 new")
    #expect(english.published(12_000) == "Published 12,000 rows.")
    #expect(english.newTransactions(3000) == "3,000 new")
    #expect(norwegian.imported(files: 1200, nil, "3 nye") == "importerte 1 200 filer: 3 nye")
    #expect(Language.english.strings.daysOldShort(3160) == "3,160 days")
  }

  @Test func textsNameTheUsersKeys() {
    var formats = Formats(locale: "en_US")
    formats.keys = [Command.undo.name: "U", Command.sources.name: "z"]
    #expect(formats.strings.deleted == "deleted; U brings it back")
    #expect(formats.strings.undoHint == "U undoes it")
    #expect(formats.strings.howToReconnect.contains("press z, then A"))
  }
}
