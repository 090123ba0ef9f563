import Foundation
import TestSupport
import Testing
@testable import BankeyModel
@testable import BankeyText

/// Every message that bankey produces in English first has a Norwegian translation.
@Suite struct NoticeCatalogTests {
  /// The sentences in the sources of a folder that follow one of these beginnings, with `{}` for interpolations.
  private static func sentences(after starts: [Regex<Substring>], in folders: [String]) throws -> Set<String> {
    try folders.flatMap(files).reduce(into: []) { all, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for start in starts.flatMap({ text.matches(of: $0) }) { all.insert(sentence(text[start.range.upperBound...])) }
    }
  }

  private static func files(_ target: String) -> [URL] {
    let found = FileManager.default.enumerator(at: Checkout.file("Sources/" + target), includingPropertiesForKeys: nil)
    return found?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
  }

  /// A literal up to its closing quote.
  private static func sentence(_ text: Substring) -> String {
    var (sentence, depth, rest) = ("", 0, text)
    while let character = rest.popFirst() {
      if depth == 0, character == "\"" { break }
      if depth == 0, character == "\\" {
        let next = rest.popFirst()
        if next == "(" {
          (sentence, depth) = (sentence + "{}", 1)
        } else {
          sentence.append(next == "n" ? "\n" : next ?? " ")
        }
      } else if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else {
        sentence.append(character)
      }
    }
    return sentence
  }

  @Test func daysAndAmountsAreWrittenAsInNorway() {
    let english =
      "The statement of 2015-01-21 to 2015-01-22 does not add up: opening balance 1.01, transactions 8.85, closing balance 4.04; -5.82 is missing."
    #expect(
      Language.norwegian.strings.notice(english)
        == "Kontoutskriften for 21.01.2015 til 22.01.2015 stemmer ikke: inngående saldo 1,01, transaksjoner 8,85, utgående saldo 4,04; −5,82 mangler."
    )
  }

  @Test func everyReaderMessageIsInTheCatalog() throws {
    let sentences = try Self.sentences(
      after: [/note\(\s*"/, /one:\s*"/, /many:\s*"/, /ReadingError\(\s*"/, /StatementError\(\s*"/],
      in: ["BankeyStatements"])
    expectAll(sentences.filter { $0.hasSuffix(".") && $0.contains(where: \.isLetter) })
  }

  @Test func everyErrorMessageIsInTheCatalog() throws {
    let sentences = try Self.sentences(
      after: [
        /StoreError\(\s*\.\w+,\s*"/, /CommandError\(\s*"/, /TOMLError\([^"]*message: "/, /warn\(\w+, "/,
        /\.expected\("/,
      ],
      in: ["BankeyStore", "BankeyConfig", "bankey"])
    expectAll(sentences)
  }

  @Test func everyOptionErrorIsInTheCatalog() throws {
    expectAll(
      try Self.sentences(after: [/ValidationError\(\s*"(?!")/], in: ["bankey"]).filter { !$0.hasPrefix("Unknown") },
      atLeast: 15)
  }

  @Test func reasonsOfTheSystemAreTranslated() {
    let strings = Language.norwegian.strings
    let numbers = [ENOENT, EACCES, EISDIR, ENOTDIR, ENOSPC, EIO, EROFS, ELOOP, ENAMETOOLONG, EEXIST]
    for text in numbers.map({ errorText($0) }) { #expect(strings.notice(text) != text, "\(text)") }
    #expect(strings.unreadableFile(errorText(ENOENT)) == "Filen kan ikke leses: filen eller mappen finnes ikke.")
    #expect(
      strings.notice("cannot write to /x/y: " + errorText(EACCES)) == "kan ikke skrive til /x/y: du har ikke tilgang")
    #expect(strings.notice("Error: name a statement file or a folder") == "Feil: oppgi en kontoutskrift eller en mappe")
  }

  @Test func everyDoctorMessageIsInTheCatalog() throws {
    let sentences = try Self.sentences(
      after: [/HealthCheck\(\s*(?:"[a-z]+"|\w+), \.\w+, "/, /remedy:\s*"/], in: ["bankey/Doctor", "bankey-sync"])
    expectAll(sentences)
  }

  /// Only texts with words need a translation: paths, commands and interpolations are the same in every language.
  private func expectAll(_ sentences: Set<String>, atLeast count: Int = 21) {
    let worded = sentences.filter { sentence in
      let words = sentence.split(separator: " ").filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }
      return words.count > 1 && !sentence.hasPrefix("chmod")
    }
    #expect(worded.count >= count)
    for sentence in worded {
      let whole = sentence.hasSuffix(" ") || sentence.hasSuffix("\n") ? sentence + "{}" : sentence
      #expect(Norwegian.notices.has(sentence) || Norwegian.notices.has(whole), "\(sentence)")
    }
  }

  @Test func placeholdersStayAndReasonsAreTranslated() {
    let strings = Language.norwegian.strings
    #expect(
      strings.notice("Skipped a transaction: its date “x” is impossible, it has no amount.")
        == "Hoppet over en transaksjon: datoen «x» er umulig, den har ikke noe beløp.")
    #expect(
      strings.notice("Skipped a transaction: it has no date.") == "Hoppet over en transaksjon: den har ingen dato."
    )
    #expect(
      strings.notice("This is not a statement file: it is a PDF document.")
        == "Dette er ikke en kontoutskrift: det er et PDF-dokument.")
    #expect(
      strings.notice(
        "Columns: dates from “Dato”, amounts with a decimal comma from “Ut” and “Inn”, texts from “Tekst”; money in or out by the two columns."
      )
        == "Kolonner: datoer fra «Dato», beløp med desimalkomma fra «Ut» and «Inn», tekster fra «Tekst»; penger inn eller ut etter de to kolonnene."
    )
    #expect(
      strings.notice(
        "Dates like “03/04/2026” are read day-first, because the rows are in date order only that way. If that is wrong, run bankey import --preview FILE and press c. In scripts, set it in the config: [csv.x] with dates = \"month-first\"."
      )
        == "Datoer som «03/04/2026» er lest med dagen først, fordi bare da står radene i rekkefølge. Hvis det er feil, kjør bankey import --preview FIL og trykk c. I skript settes det i konfigurasjonen: [csv.x] med dates = \"month-first\"."
    )
    #expect(strings.notice("Something else.") == "Something else.")
    #expect(Language.english.strings.notice("it has no date") == "it has no date")
  }
}
