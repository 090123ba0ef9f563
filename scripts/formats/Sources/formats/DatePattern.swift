/// An ICU date pattern, translated to `strftime`.
struct DatePattern {
  /// `%A, %B %e, %Y`.
  private(set) var text = ""
  /// The letters for the month's name: `MMMM` or, in its standalone form, `LLLL`.
  private(set) var month: String?
  /// The letters for the weekday's name.
  private(set) var weekday: String?

  /// Translates a pattern such as `EEEE, MMMM d, y`. `name` replaces the month's name; the era, which never changes, is
  /// spelled out.
  init(_ icu: String, name: String, era: String) {
    // Scalars, because a quote and a combining mark after it are one character.
    var rest = Substring(icu).unicodeScalars
    while let first = rest.first {
      let run = first == "'" ? quoted(rest) : rest.prefix { $0 == first }
      let isField = first.isASCII && first.properties.isAlphabetic
      text += isField ? field(String(run), name, era) : String(String.UnicodeScalarView(run.filter { $0 != "'" }))
      rest = rest[run.endIndex...]
    }
    text = plain(text)
  }

  private mutating func field(_ letters: String, _ name: String, _ era: String) -> String {
    switch letters.first {
    case "G": return era
    case "M" where letters.count > 2, "L" where letters.count > 2:
      month = letters
      return name
    case "E", "c":
      weekday = letters
      return "%A"
    default:
      guard let field = fields[letters] else { preconditionFailure("no field \(letters) after \(text)") }
      return field
    }
  }

  /// The text from one quote to the next.
  private func quoted(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let end = text.dropFirst().firstIndex(of: "'")!
    precondition(text.index(after: text.startIndex) < end, "two quotes are one: no locale has that")
    return text[...end]
  }
}

private let fields = [
  "MM": "%m", "LL": "%m", "M": "%n", "L": "%n", "dd": "%d", "d": "%e", "y": "%Y", "yyyy": "%Y", "HH": "%H", "H": "%k",
  "mm": "%M",
]
