import BankeyModel

/// The texts about consents at a bank's own page.
public protocol ConsentStrings: Sendable {
  /// Explains why a bank cannot be connected or read.
  func problem(_ problem: ConsentProblem) -> String
  /// "Open this address, log in to your bank and agree."
  var consentOpen: String { get }
  /// Says where to put the address that came back, in a script.
  func consentAnswer(_ name: String) -> String
  /// "Tab shows the address and the QR code"
  var consentTab: String { get }
  /// Says that the window is too small for the QR code, or that the terminal has no half blocks.
  func consentWithoutCode(canDraw: Bool) -> String
  /// "No name contains that.", for a filter without a match.
  var noMatch: String { get }
  /// "Norway" for NO; the code itself for other countries.
  func country(_ code: String) -> String
  /// "DNB: consent for 5 more days", for the header.
  func consent(of bank: String, _ state: String) -> String
}

extension English {
  func problem(_ problem: ConsentProblem) -> String {
    switch problem {
    case .noKey: "This is not a private key. Use the .pem file that Enable Banking's control panel saved."
    case .keyIsNotRSA: "The key is not an RSA key, which Enable Banking needs."
    case .keyIsWeak: "The key is shorter than 2048 bits. Create a new one in the control panel."
    case .keyIsEncrypted: "The key is encrypted. Decrypt it first: openssl pkey -in KEY -out ID.pem"
    case .keyIsPublic: "This is the public part of the key. bankey needs the private one."
    case .keyRefused:
      "Enable Banking does not accept the key. Check that it belongs to this application id, and that this machine's clock is right."
    case .applicationRefused(let words):
      "Enable Banking does not let this application read" + after(words)
        + " Activate it in the control panel by linking your accounts: https://enablebanking.com/cp"
    case .noRedirect: "The application has no redirect URL. Add https://localhost:8080/callback in the control panel."
    case .waiting:
      "bankey does not have the bank's consent yet. Reconnect the source on the sources screen, or run bankey source reconnect."
    case .ended(let words):
      "The consent has expired" + after(words)
        + " Reconnect the source on the sources screen, or run bankey source reconnect."
    case .loginAgain(let words): "The login has expired" + after(words) + " Start again."
    case .refused(let words): "The bank refused consent: \(words)"
    case .noAnswer:
      "This is not the address that came back. Copy all of it from the browser's address bar, with code= and state=, even if the page did not load."
    case .otherLogin: "That address belongs to another login. Open the address that bankey shows now."
    case .noSuchBank(let name, let similar):
      "There is no bank called \(name) in that country."
        + (similar.isEmpty ? "" : " Similar: " + similar.joined(separator: ", ") + ".")
    case .noAccounts:
      "The consent includes no account. Link your accounts in the control panel first: https://enablebanking.com/cp"
    case .tooOften(let words): "The bank accepts no more requests today" + after(words)
    case .wantsPresence:
      "The bank answers only while you are present, and needs your public IP address. Set it once: see \"address\" in docs/sources/enablebanking.md."
    case .accountRefused(let words): "The bank denies access to this account" + after(words)
    case .passing(let words): "The bank is not responding right now" + after(words)
    case .other(let words, let code): "Enable Banking says: \(words) (\(code))"
    case .endlessPages: "The bank keeps sending the same page. bankey kept what came before it."
    case .gap(let first, let last): "The bank sent nothing for \(first) to \(last). Import a statement for these days."
    case .historyFrom(let day): "The bank provides transactions from \(day) on."
    case .notInConsent(let name): "\(name) is not part of the consent, so bankey does not refresh it."
    case .currencies(let name): "\(name) has balances in several currencies, which the bank does not tell apart."
    case .notBooked(1): "Skipped 1 transaction that is scheduled, canceled or rejected."
    case .notBooked(let count): "Skipped \(figure(count)) transactions that are scheduled, canceled or rejected."
    case .repeated(1): "The bank sent 1 transaction twice. It counts once."
    case .repeated(let count): "The bank sent \(figure(count)) transactions twice. Each counts once."
    }
  }

  /// The service's words after a sentence, as `: …`; only a period when there are none.
  private func after(_ words: String) -> String { words.isEmpty ? "." : ": " + words.withPoint }

  var consentOpen: String { "Open this address, log in to your bank and agree." }
  func consentAnswer(_ name: String) -> String {
    "Then give bankey the address that came back: bankey source reconnect \"\(name)\" --from -"
  }
  var consentTab: String { "Tab shows the address and the QR code" }
  func consentWithoutCode(canDraw: Bool) -> String {
    canDraw ? "The QR code needs a larger window." : "This terminal cannot draw the QR code."
  }
  var noMatch: String { "No name contains that." }
  func country(_ code: String) -> String { Self.countries[code] ?? code }
  func consent(of bank: String, _ state: String) -> String { "\(bank): \(state)" }

  private static let countries = [
    "AT": "Austria", "BE": "Belgium", "BG": "Bulgaria", "CH": "Switzerland", "CY": "Cyprus", "CZ": "Czechia",
    "DE": "Germany", "DK": "Denmark", "EE": "Estonia", "ES": "Spain", "FI": "Finland", "FR": "France",
    "GB": "United Kingdom", "GR": "Greece", "HR": "Croatia", "HU": "Hungary", "IE": "Ireland", "IS": "Iceland",
    "IT": "Italy", "LI": "Liechtenstein", "LT": "Lithuania", "LU": "Luxembourg", "LV": "Latvia", "MT": "Malta",
    "NL": "Netherlands", "NO": "Norway", "PL": "Poland", "PT": "Portugal", "RO": "Romania", "SE": "Sweden",
    "SI": "Slovenia", "SK": "Slovakia",
  ]
}

extension Norwegian {
  func problem(_ problem: ConsentProblem) -> String {
    switch problem {
    case .noKey: "Dette er ikke en privat nøkkel. Bruk .pem-filen som kontrollpanelet til Enable Banking lagret."
    case .keyIsNotRSA: "Nøkkelen er ikke en RSA-nøkkel, som Enable Banking krever."
    case .keyIsWeak: "Nøkkelen er kortere enn 2048 bit. Lag en ny i kontrollpanelet."
    case .keyIsEncrypted: "Nøkkelen er kryptert. Dekrypter den først: openssl pkey -in NØKKEL -out ID.pem"
    case .keyIsPublic: "Dette er den offentlige delen av nøkkelen. bankey trenger den private."
    case .keyRefused:
      "Enable Banking godtar ikke nøkkelen. Sjekk at den hører til denne applikasjons-id-en, og at klokken på maskinen går riktig."
    case .applicationRefused(let words):
      "Enable Banking lar ikke denne applikasjonen lese" + after(words)
        + " Aktiver den i kontrollpanelet ved å knytte kontoene dine til den: https://enablebanking.com/cp"
    case .noRedirect:
      "Applikasjonen mangler returadresse. Legg til https://localhost:8080/callback i kontrollpanelet."
    case .waiting:
      "bankey har ikke bankens samtykke ennå. Koble til kilden igjen på kildeskjermen, eller kjør bankey source reconnect."
    case .ended(let words):
      "Samtykket er utløpt" + after(words)
        + " Koble til kilden igjen på kildeskjermen, eller kjør bankey source reconnect."
    case .loginAgain(let words): "Innloggingen er utløpt" + after(words) + " Begynn på nytt."
    case .refused(let words): "Banken avslo samtykket: \(words)"
    case .noAnswer:
      "Dette er ikke adressen du ble sendt til. Kopier hele adressen fra nettleserens adressefelt, med code= og state=, også om siden ikke ble vist."
    case .otherLogin: "Adressen hører til en annen innlogging. Åpne adressen som bankey viser nå."
    case .noSuchBank(let name, let similar):
      "Det finnes ingen bank som heter \(name) i det landet."
        + (similar.isEmpty ? "" : " Lignende: " + similar.joined(separator: ", ") + ".")
    case .noAccounts:
      "Samtykket omfatter ingen konto. Knytt kontoene dine til applikasjonen i kontrollpanelet først: https://enablebanking.com/cp"
    case .tooOften(let words): "Banken tillater ikke flere oppslag i dag" + after(words)
    case .wantsPresence:
      "Banken svarer bare når du selv er til stede, og trenger den offentlige IP-adressen din. Oppgi den én gang: se «address» i docs/sources/enablebanking.md."
    case .accountRefused(let words): "Banken gir ikke tilgang til denne kontoen" + after(words)
    case .passing(let words): "Banken svarer ikke nå" + after(words)
    case .other(let words, let code): "Enable Banking sier: \(words) (\(code))"
    case .endlessPages: "Banken sender den samme siden om og om igjen. bankey beholdt det som kom før den."
    case .gap(let first, let last):
      "Banken sendte ingenting for \(first) til \(last). Importer en kontoutskrift for disse dagene."
    case .historyFrom(let day): "Banken gir transaksjoner fra og med \(day)."
    case .notInConsent(let name): "\(name) er ikke med i samtykket og oppdateres derfor ikke."
    case .currencies(let name): "\(name) har saldo i flere valutaer, som banken ikke skiller fra hverandre."
    case .notBooked(1): "Hoppet over 1 transaksjon som er planlagt, kansellert eller avvist."
    case .notBooked(let count): "Hoppet over \(figure(count)) transaksjoner som er planlagt, kansellert eller avvist."
    case .repeated(1): "Banken sendte 1 transaksjon to ganger. Den teller én gang."
    case .repeated(let count): "Banken sendte \(figure(count)) transaksjoner to ganger. Hver av dem teller én gang."
    }
  }

  private func after(_ words: String) -> String { words.isEmpty ? "." : ": " + words.withPoint }

  var consentOpen: String { "Åpne denne adressen, logg inn i banken og godkjenn." }
  func consentAnswer(_ name: String) -> String {
    "Gi så bankey adressen du ble sendt til: bankey source reconnect \"\(name)\" --from -"
  }
  var consentTab: String { "Tab viser adressen og QR-koden" }
  func consentWithoutCode(canDraw: Bool) -> String {
    canDraw ? "QR-koden trenger et større vindu." : "Denne terminalen kan ikke tegne QR-koden."
  }
  var noMatch: String { "Ingen navn inneholder dette." }
  func country(_ code: String) -> String { Self.countries[code] ?? code }
  func consent(of bank: String, _ state: String) -> String { "\(bank): \(state)" }

  private static let countries = [
    "AT": "Østerrike", "BE": "Belgia", "BG": "Bulgaria", "CH": "Sveits", "CY": "Kypros", "CZ": "Tsjekkia",
    "DE": "Tyskland", "DK": "Danmark", "EE": "Estland", "ES": "Spania", "FI": "Finland", "FR": "Frankrike",
    "GB": "Storbritannia", "GR": "Hellas", "HR": "Kroatia", "HU": "Ungarn", "IE": "Irland", "IS": "Island",
    "IT": "Italia", "LI": "Liechtenstein", "LT": "Litauen", "LU": "Luxembourg", "LV": "Latvia", "MT": "Malta",
    "NL": "Nederland", "NO": "Norge", "PL": "Polen", "PT": "Portugal", "RO": "Romania", "SE": "Sverige",
    "SI": "Slovenia", "SK": "Slovakia",
  ]
}

extension String {
  /// A foreign message as a sentence that ends with a period.
  fileprivate var withPoint: String { ".!?…".contains(last ?? "x") ? self : self + "." }
}
