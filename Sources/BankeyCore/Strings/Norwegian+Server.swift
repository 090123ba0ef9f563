extension Norwegian {
  func problem(_ problem: ServerProblem, of server: String) -> String {
    switch problem {
    case .noAddress: "Dette er ikke adressen til en tjener."
    case .notSecure(let scheme): "\(server) må spørres over https, ikke \(scheme)."
    case .notFound: "Fant ikke \(server)."
    case .noSecureConnection: "Det ble ingen sikker forbindelse med \(server)."
    case .proxyNotFound: "Fant ikke proxyen på veien til \(server)."
    case .proxyBroken: "Proxyen på veien til \(server) virker ikke."
    case .refusedConnection(let mayBeProxy): who(server, mayBeProxy) + " avviste forbindelsen."
    case .unreachable(let mayBeProxy): who(server, mayBeProxy) + " kan ikke nås."
    case .proxyRefuses(let status): "Proxyen på veien til \(server) nekter (\(status))."
    case .certificate(let fault): "Sertifikatet til \(server) \(words(fault))."
    case .noAuthorities(let file):
      "Filen med godkjente sertifikater kan ikke leses" + (file.map { ": " + $0 } ?? "") + "."
    case .unnamed(let code): "\(server) kunne ikke spørres (curl \(code))."
    case .noAnswer(let limit): "\(server) svarte ikke innen \(time(limit))."
    case .closed: "\(server) lukket forbindelsen uten å svare."
    case .cutOff: "Svaret fra \(server) ble kuttet."
    case .silent(let limit): "Svaret fra \(server) ble kuttet: det kom ingenting på \(time(limit))."
    case .tooSlow(let limit): "Svaret fra \(server) tok mer enn \(time(limit))."
    case .tooLarge(let bytes): "Svaret fra \(server) er større enn \(bytes.inBytes)."
    case .notHTTP: "Det \(server) svarer, er ikke HTTP."
    case .undecodable: "Svaret fra \(server) kan ikke pakkes ut."
    case .page(let status):
      "\(server) svarte med en nettside i stedet for data (\(status)); kanskje står en proxy eller en beskyttelse imellom."
    case .noData(let type): "\(server) svarte med \(type) i stedet for data."
    case .noJSON(let reason): "Det \(server) svarer, er ikke JSON: \(reason)."
    case .noAccounts(let reason): "\(server) sendte ingen kontoer. \(reason)"
    case .noList: "\(server) sendte ingen liste."
    case .noAccountList: "\(server) sendte ingen liste over kontoer."
    case .sameAgain: "\(server) sender de samme transaksjonene om og om igjen."
    case .badToken: "Nøkkelen for \(server) er ingen nøkkel."
    case .noToken: "\(server) ga ingen nøkkel."
    }
  }

  func refusal(_ refusal: ServerRefusal, of server: String) -> String {
    switch refusal {
    case .tooOften: "\(server) er spurt for ofte."
    case .noTime: "\(server) har ikke tid til noen nå (503)."
    case .ownTrouble(let status): "\(server) har problemer hos seg selv (\(status))."
    case .credentials: "\(server) godtar ikke innloggingen (401)."
    case .payment: "\(server) vil ha betalt (402)."
    case .access: "\(server) nekter adgang (403): innloggingen kan være feil eller trukket tilbake."
    case .nothingThere(let status): "\(server) har ingenting på denne adressen (\(status))."
    case .refuses(let status): "\(server) avviser spørsmålet (\(status))."
    case .redirects(let status): "\(server) viser videre, og det kan ikke følges her (\(status))."
    case .redirectCircle: "\(server) viser videre i ring."
    case .redirectsAstray: "\(server) viser videre til en adresse som ikke må spørres."
    case .redirectsTo(let other): "\(server) viser videre til \(other), som ikke må få innloggingen."
    case .says(let words): "\(server) sier: \(words)"
    case .secret(nil): "\(server) godtar ikke klient-id-en med denne hemmeligheten. \(advice)"
    case .secret(let day?): "Hemmeligheten for \(server) er utløpt: den virket sist \(day). \(advice)"
    case .claimed:
      """
      \(server) avviser oppsettkoden (403). Den er brukt før, eller er ikke derfra. Hvis det ikke var du som brukte den, \
      kan noen andre ha gjort det: slå den av på tjenerens side. Lag så en ny.
      """
    case .noAccess: "\(server) svarte på oppsettkoden med noe som ikke er en adgangsadresse. Lag en ny kode."
    case .oddClaim(let status): "\(server) svarer på oppsettkoden på sitt eget vis (\(status))."
    }
  }

  private var advice: String { "En hemmelighet varer i omtrent tre måneder; banken gir en ny." }

  private func who(_ server: String, _ mayBeProxy: Bool) -> String {
    mayBeProxy ? "\(server), eller proxyen på veien dit," : server
  }

  private func words(_ fault: ServerProblem.Certificate) -> String {
    switch fault {
    case .otherHost: "er for en annen tjener"
    case .notYetValid: "gjelder ikke ennå"
    case .expired: "er utløpt"
    case .untrusted: "er ikke til å stole på"
    }
  }

  /// "30 sekunder"
  func time(_ milliseconds: Int) -> String {
    let (count, unit) =
      (1..<1000).contains(milliseconds) ? (milliseconds, "millisekund") : (milliseconds / 1000, "sekund")
    return "\(count) \(unit)" + (count == 1 ? "" : "er")
  }
}
