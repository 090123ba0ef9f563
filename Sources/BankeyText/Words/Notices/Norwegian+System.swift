extension Norwegian {
  /// The system's reasons why a file cannot be used, and the errors that the parser of arguments writes. General
  /// sentences come last.
  static let systemSentences: [(english: String, other: String)] =
    reasons + usage + optionSentences + [("{}: {}", "{}: {}")]

  private static let reasons: [(english: String, other: String)] = [
    ("No such file or directory", "filen eller mappen finnes ikke"), ("Permission denied", "du har ikke tilgang"),
    ("Is a directory", "det er en mappe"), ("Not a directory", "det er ikke en mappe"),
    ("No space left on device", "disken er full"), ("Input/output error", "disken meldte en feil"),
    ("Read-only file system", "filsystemet kan bare leses"),
    ("Too many levels of symbolic links", "for mange symbolske lenker"),
    ("File name too long", "navnet er for langt"), ("File exists", "filen finnes allerede"),
  ]

  /// What the parser of arguments adds to an error, and its own errors.
  private static let usage: [(english: String, other: String)] = [
    ("Error: {}", "Feil: {}"), ("Usage: {}", "Bruk: {}"), ("Help:  {}", "Hjelp:  {}"),
    ("  See '{}' for more information.", "  Se '{}' for mer informasjon."),
    ("Unknown option '{}'. Did you mean '{}'?", "Ukjent valg '{}'. Mente du '{}'?"),
    ("Unknown option '{}'", "Ukjent valg '{}'"), ("Missing value for '{}'", "Mangler verdi for '{}'"),
    ("Missing expected argument '{}'", "Mangler argumentet '{}'"),
    ("Unexpected argument '{}'", "Uventet argument '{}'"),
    ("{} unexpected arguments: '{}'", "{} uventede argumenter: '{}'"),
    ("The value '{}' is invalid for '{}'", "Verdien '{}' er ugyldig for '{}'"),
  ]

  /// The errors of bankey's own options.
  private static let optionSentences: [(english: String, other: String)] = [
    ("the words must not be empty", "ordene kan ikke være tomme"),
    (
      "the name must not be empty; bankey payees remove takes one away",
      "navnet kan ikke være tomt; bankey payees remove fjerner et navn"
    ),
    ("--last must be 0 or more", "--last må være 0 eller mer"),
    ("--words needs --plain", "--words krever --plain"),
    (
      "use only one of --dry-run, --preview, --list and --undo",
      "bruk bare ett av --dry-run, --preview, --list og --undo"
    ),
    ("--json needs --dry-run or --list", "--json krever --dry-run eller --list"),
    (
      "--account needs files to import; the preview asks for it",
      "--account krever filer å importere; forhåndsvisningen spør om kontoen"
    ),
    ("--account needs a name", "--account krever et navn"),
    ("use only one of --verbose and --quiet", "bruk bare ett av --verbose og --quiet"),
    ("standard input can be read only once", "standard inn kan bare leses én gang"),
    (
      "--demo saves nothing, so --preview has nothing to import into",
      "--demo lagrer ingenting, så --preview har ingenting å importere til"
    ),
    ("name a statement file or a folder", "oppgi en kontoutskrift eller en mappe"),
    ("--list and --undo take no files", "--list og --undo tar ingen filer"),
    ("--since is after --until", "--since er etter --until"),
    ("--account and --as-collector need --grant", "--account og --as-collector krever --grant"),
    ("--stop works only alone", "--stop virker bare alene"),
    (
      "--reader takes up to 40 letters, digits, - and _", "--reader tar opptil 40 bokstaver, sifre, - og _"
    ),
    ("--json needs --from", "--json krever --from"),
    (
      "A secret does not belong on the command line: every user of this machine can read it there (ps), and the shell keeps it. Get a new one, then type it when bankey asks, or pipe it: bankey source add --from -",
      "En hemmelighet hører ikke hjemme på kommandolinjen: alle brukere av maskinen kan lese den der (ps), og skallet lagrer den. Skaff en ny, og skriv den når bankey spør, eller send den gjennom en pipe: bankey source add --from -"
    ),
    (
      "nothing to change: use --name, --kind, --hidden, --order or --balance",
      "ingenting å endre: bruk --name, --kind, --hidden, --order eller --balance"
    ),
    ("--on needs --balance", "--on krever --balance"),
    ("--kind must be one of {}, none", "--kind må være en av {}, none"),
    ("--order must be 1 or more", "--order må være 1 eller mer"),
  ]
}
