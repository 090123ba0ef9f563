import TUIKit

/// Complete tasks of a user.
nonisolated extension Scenario {
  static let stories = starting + looking + reading + refreshing + importing + resizing + pointing + leaving

  private static let starting: [Scenario] = [
    Scenario(name: "the demo bank from the command line", data: .demo, steps: [.sees("929,466"), .press("j", "j")]),
    Scenario(
      name: "the demo bank in a small window", data: .demo, size: Size(40, 12),
      steps: [.sees("929,466"), .press(.end), .sees("Travel")]),
    Scenario(
      name: "the demo bank with everything that moves", data: .demo, config: "",
      steps: [.sees("929,466"), .press("r"), .sees("new transaction")]),
    Scenario(
      name: "the demo bank from the first screen", data: .nothing,
      steps: [.sees("nothing is saved"), .press("t"), .sees("929,466"), .press(.enter), .sees("Available")]),
    Scenario(
      name: "a name in the greeting", config: "motion = false\nname = \"Kari\"", steps: [.sees("Kari")]),
    Scenario(
      name: "an account with a name and kind of one's own",
      config: "motion = false\n[account.\"12345678903\"]\nnickname = \"Household\"\nkind = \"savings\"",
      steps: [.sees("Household")]),
    Scenario(
      name: "a hidden account", config: "motion = false\n[account.\"12345678903\"]\nhidden = true",
      steps: [.sees("No-Fee"), .misses("929,466")]),
    Scenario(name: "a light theme", config: "motion = false\ntheme = \"light\"", steps: [.sees("929,466")]),
    Scenario(name: "a mono theme", config: "motion = false\ntheme = \"mono\"", steps: [.sees("929,466")]),
    Scenario(
      name: "no raised cents", config: "motion = false\nraised_cents = false", steps: [.sees("929,466.23")]),
    Scenario(
      name: "a language from the config", config: "motion = false\nlocale = \"nb_NO\"", steps: [.sees("929 466")]),
    Scenario(
      name: "a database that cannot be read, tried again", data: .unreadable,
      steps: [.sees("could not be read"), .press("r"), .sees("could not be read"), .press("?"), .press("q")]),
  ]

  private static let looking: [Scenario] = [
    Scenario(
      name: "through all accounts and back", size: Size(60, 18),
      steps: (0..<14).map { _ in .press("j") } + [.sees("Travel Wallet")] + (0..<14).map { _ in .press("k") }),
    Scenario(
      name: "from section to section", steps: [.press(.tab), .press(.tab), .press(.tab), .press(.backTab), .press("g")]),
    Scenario(
      name: "the row stays selected when the rows change",
      steps: [.press("j", "j", "j"), .press("d"), .sees("rows:"), .press("d"), .press("d"), .press("k")]),
    Scenario(
      name: "a total, what it is made of, and a day of it", size: Size(100, 40),
      steps: [
        .press(.enter), .press("]"), .sees("1 year"), .press("G"), .press(.enter), .sees("2 transactions"),
        .press("j"), .press(.enter), .sees("Total posted"), .press("j"), .press(.enter), .sees("Available"),
      ]),
    Scenario(
      name: "a transaction is deleted and brought back",
      steps: [
        .press(.enter), .sees("COFFEE"), .press("x"), .sees("next import"), .press("y"), .sees("u brings it back"),
        .misses("COFFEE"), .press("u"), .sees("restored"), .sees("COFFEE"),
      ]),
    Scenario(
      name: "a payee gets a name, is found by it, and loses it at 80 columns", size: Size(80, 24),
      steps: [
        .press(.enter), .sees("COFFEE"), .press("R"), .sees("23 rows have these words"), .type("Morning bean"),
        .sees("23 rows would be called Morning bean"), .press(.enter), .sees("u undoes it"), .press(.enter),
        .sees("Your name"), .press(.escape), .press("/"), .type("bean"), .sees("23 matches"), .press(.escape),
        .press("u"), .sees("the earlier names are back"), .misses("Morning bean"),
      ]),
    Scenario(
      name: "a payee gets a name, is found by it, and loses it at 140 columns", size: Size(140, 40),
      steps: [
        .press(.enter), .sees("COFFEE"), .press("R"), .sees("23 rows have these words"), .type("Morning bean"),
        .sees("23 rows would be called Morning bean"), .press(.enter), .sees("u undoes it"), .press(.enter),
        .sees("Your name"), .press(.escape), .press("/"), .type("bean"), .sees("23 matches"), .press(.escape),
        .press("u"), .sees("the earlier names are back"), .misses("Morning bean"),
      ]),
    Scenario(
      name: "what is coming, what it rests on, and one that is left out", size: Size(140, 40),
      steps: [
        .press("f"), .sees("lowest on"), .press(.enter), .sees("everyday spending"), .press(.escape),
        .press("j"), .press("j"), .press("j"),
        .press(.enter), .press(.enter), .sees("ORIGIN"), .press(.escape, .escape), .press("x"),
        .sees("no longer expect it"), .press("y"), .sees("left out from now on"),
      ]),
    Scenario(
      name: "the other side of a transfer", size: Size(140, 40),
      steps: [
        .press(.enter), .press("/"), .type("savings"), .press(.enter), .press(.enter), .sees("the only match"),
        .press(.enter), .sees("TRANSFER FROM BANKING"), .press(.escape), .press("u"), .sees("never pair these"),
      ]),
    Scenario(
      name: "net worth in every range and currency", size: Size(100, 40),
      steps: [
        .press("w"), .sees("[90d]"), .press("]"), .sees("[1y]"), .press(.tab), .sees("NOK"), .press("["),
        .press("["),
        .sees("[30d]"), .press(.escape), .sees("Sbanken"),
      ]),
    Scenario(
      name: "every account, one after the other", size: Size(100, 30),
      steps: (0..<12).flatMap { _ in [Step.press(.enter), .press(.escape), .press("j")] }),
    Scenario(
      name: "an account without news", steps: [.press(.end), .press(.enter), .press("G"), .press("g"), .press(.escape)]),
    Scenario(
      name: "help and back", steps: [.press("?"), .sees("by half a page"), .press(.escape), .misses("by half a page")]),
    Scenario(
      name: "help on an account, scrolled", size: Size(60, 12),
      steps: [.press(.enter), .press("?"), .press(.down), .press(.pageDown), .press("q"), .press(.escape)]),
    Scenario(
      name: "names that are long, wide and from right to left", data: .statements, size: Size(100, 30),
      steps: (0..<5).flatMap { _ in [Step.press(.enter), .press("G"), .press("g"), .press(.escape), .press("j")] }),
    Scenario(
      name: "the same in a narrow window", data: .statements, size: Size(33, 15),
      steps: (0..<5).flatMap { _ in [Step.press(.enter), .press("G"), .press(.escape), .press("j")] }),
    Scenario(
      name: "the same in ASCII", data: .statements, size: Size(70, 20), terminal: .ascii,
      steps: (0..<5).flatMap { _ in [Step.press(.enter), .press("G"), .press(.escape), .press("j")] }),
    Scenario(
      name: "a long report, page by page", data: .statements, size: Size(80, 15),
      steps: [.press(.end), .press(.enter)] + (0..<9).map { _ in .press(.pageDown) } + [.press(.control("u"))]),
    Scenario(
      name: "many keys at once", data: .statements, size: Size(80, 15),
      steps: [.type(String(repeating: "jjk", count: 60)), .press(.enter), .type(String(repeating: "j", count: 150))]),
    Scenario(
      name: "suspended where nobody could continue it", steps: [.press("j"), .press(.control("z")), .press("j")]),
    Scenario(name: "painted again", steps: [.press("j"), .press(.control("l")), .press("j")]),
  ]

  /// An account and find at different sizes.
  private static let reading: [Scenario] = [Size(80, 24), Size(140, 40)].flatMap { size in
    [
      Scenario(
        name: "by month, by day on the chart, and on to the next at \(size.width)×\(size.height)", data: .demo,
        size: size,
        steps: [
          .sees("929,466"), .press(.enter), .sees("NOVEMBER"), .sees("in +"), .press("}"), .press("}"), .sees("Oct 31"),
          .press("{"), .press(.left), .sees("  $9"), .press(.left), .press(.right), .press("]"), .sees("[1y]"),
          .press(.enter), .sees("bankey id"), .press(.right), .press(.left), .press(.escape), .sees("NOVEMBER"),
          .press("b"), .sees("running balance"), .press("G"), .sees("Grand total"),
        ]),
      Scenario(
        name: "what is found opens at once, and adds up at \(size.width)×\(size.height)", data: .demo, size: size,
        steps: [
          .sees("929,466"), .press("/"), .type("kind:card"), .sees("accounts"), .press(.escape), .press("/"),
          .type("payroll"), .sees("matches"), .press(.enter), .sees("NOVEMBER"), .press("T"), .sees("53 transactions"),
          .press(.enter), .sees("match"), .press(.escape), .press(.escape), .sees("Find in all accounts"), .press("T"),
          .sees("Acme Corporation"), .press(.escape), .press("|"), .press("|"), .press(.escape),
        ]),
    ]
  }

  private static let refreshing: [Scenario] = [
    Scenario(
      name: "a day passes", steps: [.press("r"), .sees("new transaction"), .press("j"), .misses("new transaction")]),
    Scenario(
      name: "the demo bank's day is today", data: .demo,
      steps: [.press("r"), .sees("new transaction"), .sees("Sunday, November 22, 2026")]),
    Scenario(
      name: "three days pass, seen from an account", data: .demo,
      steps: [.press(.enter)] + (0..<3).flatMap { _ in [Step.press("r"), .sees("new transaction"), .press("j")] }),
    Scenario(
      name: "a refresh while one runs",
      steps: [.lock, .press("r"), .sees("0 of 1 source"), .press("r"), .sees("a refresh is running"), .unlock]
        + [.sees("new transaction")]),
    Scenario(
      name: "a refresh is stopped",
      steps: [.lock, .press("r"), .sees("0 of 1 source"), .press(.escape), .sees("refresh stopped"), .unlock]),
    Scenario(
      name: "keys work while a refresh runs",
      steps: [
        .lock, .press("r"), .sees("0 of 1 source"), .press("j", "j"), .press(.enter), .sees("Available"), .unlock,
      ]
        + [.sees("new transaction")]),
    Scenario(
      name: "leaving while a refresh runs", steps: [.lock, .press("r"), .sees("0 of 1 source"), .press("q"), .ends(0)]),
    Scenario(
      name: "a source that fails", data: .failing,
      steps: [.press("r"), .sees("Not everything was refreshed"), .sees("telex"), .press(.enter), .misses("telex")]),
    Scenario(
      name: "a source that fails, in Norwegian", data: .failing, terminal: .norwegian,
      steps: [.press("r"), .sees("Ikke alt ble oppdatert"), .press(.enter), .press("?")]),
    Scenario(
      name: "files cannot be refreshed", data: .statements,
      steps: [.press("r"), .sees("Nothing to refresh"), .press("o"), .misses("Nothing to refresh")]),
    Scenario(
      name: "somebody else refreshes",
      steps: [.sees("929,466"), .sync(["refresh"]), .sees("new transaction"), .press("j")]),
  ]

  private static let importing: [Scenario] = [
    Scenario(
      name: "a file is imported", data: .nothing,
      steps: [
        .press("i"), .type("~/statements/pl"), .press(.tab), .sees("plain.ofx"), .press(.enter),
        .sees("nothing is imported yet"), .press("y"), .sees("1234 56 78903"), .press("u"),
        .sees("Undo the last import?"), .press("y"), .sees("import undone"), .misses("1234 56 78903"),
      ]),
    Scenario(
      name: "a folder is pasted", data: .nothing,
      steps: [
        .press("i"), .paste("'~/statements'"), .press(.enter), .sees("nothing is imported yet"), .press("y"),
        .sees("1234 56 78903"), .press(.end),
      ]),
    Scenario(
      name: "a table is asked about, and the next one of its form is not", data: .nothing,
      steps: [
        .press("i"), .paste("~/tables/march.csv"), .press(.enter), .sees("the month first"), .press("j"),
        .press(.enter),
        .sees("does not name its account"), .type("Household"), .press(.enter), .sees("three-letter code"),
        .type("nok"),
        .press(.enter), .sees("y saves this as [csv.date-text-amount]"), .sees("NOK"), .press("y"),
        .sees("saved in config.toml as [csv.date-text-amount]"), .press("i"), .paste("~/tables/april.csv"),
        .press(.enter), .sees("nothing is imported yet"), .sees("+ 2 new"), .sees("BAKERY"), .press("y"),
        .sees("2 new transactions"), .press(.enter), .sees("COFFEE ROASTERS"), .sees("SALARY"),
      ]),
    Scenario(
      name: "a question is left", data: .nothing,
      steps: [
        .press("i"), .paste("~/tables/march.csv"), .press(.enter), .sees("the month first"), .press(.escape),
        .sees("nothing was imported"),
      ]),
    Scenario(
      name: "a file that is not there", data: .nothing,
      steps: [.press("i"), .type("~/no.ofx"), .press(.enter), .sees("no such file or folder"), .sees("~/no.ofx")]),
    Scenario(
      name: "a path is corrected", data: .nothing,
      steps: [.press("i"), .type("xyz"), .press(.backspace), .sees("xy"), .press(.control("u")), .misses("xy")]),
    Scenario(
      name: "the prompt is left", data: .nothing,
      steps: [.press("i"), .sees("File or folder"), .press(.escape), .misses("File or folder")]),
    Scenario(
      name: "connecting a bank", data: .nothing,
      steps: [
        .press("a"), .sees("a bridge to many banks"), .press("1"), .sees("Name:"), .type("My bank"), .press(.enter),
        .sees("never in the database"), .press(.escape), .sees("Name: My bank"), .press(.escape), .press(.escape),
        .sees("bankey can never move money"),
      ]),
    Scenario(
      name: "somebody else imports the first file", data: .nothing,
      steps: [
        .sees("bankey can never move money"), .sync(["import", "~/statements/plain.ofx"]), .sees("1234 56 78903"),
      ]),
  ]

  private static let resizing: [Scenario] = [
    Scenario(
      name: "a storm of sizes",
      steps: [(132, 50), (20, 6), (19, 5), (80, 24), (40, 12), (200, 8), (25, 40), (80, 24)].map { .resize($0, $1) }
        + [.sees("929,466")]),
    Scenario(
      name: "a storm of sizes on an account",
      steps: [.press(.enter)] + [(132, 50), (20, 6), (40, 12), (100, 29), (100, 30), (80, 24)].map { .resize($0, $1) }
        + [.sees("Available")]),
    Scenario(
      name: "too small and back",
      steps: [.resize(19, 5), .sees("20x6"), .press("j"), .resize(80, 24), .press("j")]),
    Scenario(
      name: "too small to do anything but leave", size: Size(19, 5), steps: [.press("j"), .press("q"), .ends(0)]),
    Scenario(
      name: "help in a window that shrinks", steps: [.press("?"), .resize(40, 12), .resize(20, 6), .resize(90, 30)]),
    Scenario(
      name: "an alert in a window that shrinks", data: .statements,
      steps: [.press("r"), .resize(40, 12), .resize(20, 6), .resize(90, 30), .press(.enter)]),
  ]

  private static let pointing: [Scenario] = [
    Scenario(name: "a click selects, a second one opens", steps: [.click("Lommepenger"), .click("Lommepenger")]),
    Scenario(
      name: "the wheel", size: Size(80, 16), steps: [.wheel(down: true), .wheel(down: true), .wheel(down: false)]),
    Scenario(
      name: "the wheel on an account", data: .statements, size: Size(80, 16),
      steps: [.press(.end), .press(.enter), .wheel(down: true), .wheel(down: true), .wheel(down: false)]),
    Scenario(name: "a click on a hint", steps: [.click("help"), .sees("by half a page")]),
    Scenario(name: "a click on nothing", steps: [.click("Net worth"), .press("j")]),
  ]

  private static let leaving: [Scenario] = [
    Scenario(name: "q leaves", steps: [.press("j"), .press("q"), .ends(0)]),
    Scenario(name: "q leaves an account first", steps: [.press(.enter), .press("q"), .press("q"), .ends(0)]),
    Scenario(name: "^C leaves help", steps: [.press("?"), .press(.control("c")), .ends(130)]),
    Scenario(name: "^C leaves an alert", data: .statements, steps: [.press("r"), .press(.control("c")), .ends(130)]),
    Scenario(name: "^C leaves the prompt", data: .nothing, steps: [.press("i"), .press(.control("c")), .ends(130)]),
    Scenario(name: "q leaves the demo", data: .demo, steps: [.press("r"), .press("q"), .ends(0)]),
    Scenario(name: "Escape at the root does nothing", steps: [.press(.escape), .sees("929,466")]),
  ]
}
