import BankeyModel

extension English {
  func problem(_ problem: ServerProblem, of server: String) -> String {
    switch problem {
    case .noAddress: "This is not the address of a server."
    case .notSecure(let scheme): "\(server) must be asked over https, not \(scheme)."
    case .notFound: "\(server) was not found."
    case .noSecureConnection: "No secure connection with \(server) could be made."
    case .proxyNotFound: "The proxy on the way to \(server) was not found."
    case .proxyBroken: "The proxy on the way to \(server) does not work."
    case .refusedConnection(let mayBeProxy): who(server, mayBeProxy) + " refused the connection."
    case .unreachable(let mayBeProxy): who(server, mayBeProxy) + " cannot be reached."
    case .proxyRefuses(let status): "The proxy on the way to \(server) refuses (\(status))."
    case .certificate(let fault): "The certificate of \(server) \(words(fault))."
    case .noAuthorities(let file):
      "The file of trusted certificates cannot be read" + (file.map { ": " + $0 } ?? "") + "."
    case .unnamed(let code): "\(server) could not be asked (curl \(code))."
    case .noAnswer(let limit): "\(server) did not answer within \(time(limit))."
    case .closed: "\(server) closed the connection without an answer."
    case .cutOff: "The answer of \(server) was cut off."
    case .silent(let limit): "The answer of \(server) was cut off: nothing came for \(time(limit))."
    case .tooSlow(let limit): "The answer of \(server) took longer than \(time(limit))."
    case .tooLarge(let bytes): "The answer of \(server) is larger than \(bytes.inBytes)."
    case .notHTTP: "What \(server) answers is not HTTP."
    case .undecodable: "The answer of \(server) cannot be decompressed."
    case .page(let status):
      "\(server) answered with a web page instead of data (\(status)); a proxy or a protection service may stand between."
    case .noData(let type): "\(server) answered with \(type) instead of data."
    case .noJSON(let reason): "What \(server) answers is not JSON: \(reason)."
    case .noAccounts(let reason): "\(server) sent no accounts. \(reason)"
    case .noList: "\(server) sent no list."
    case .noAccountList: "\(server) sent no list of accounts."
    case .sameAgain: "\(server) sends the same transactions again and again."
    case .badToken: "The token for \(server) is none."
    case .noToken: "\(server) gave no token."
    }
  }

  func refusal(_ refusal: ServerRefusal, of server: String) -> String {
    switch refusal {
    case .tooOften: "\(server) was asked too often."
    case .noTime: "\(server) has no time for anybody now (503)."
    case .ownTrouble(let status): "\(server) has trouble of its own (\(status))."
    case .credentials: "\(server) does not accept the credentials (401)."
    case .payment: "\(server) wants to be paid (402)."
    case .access: "\(server) refuses access (403): the credentials may be wrong or revoked."
    case .nothingThere(let status): "\(server) has nothing at this address (\(status))."
    case .redirects(let status): "\(server) redirects, which cannot be followed here (\(status))."
    case .redirectCircle: "\(server) redirects in a circle."
    case .redirectsAstray: "\(server) redirects to an address that must not be asked."
    case .redirectsTo(let other): "\(server) redirects to \(other), which must not get the credentials."
    case .says(let words): "\(server) says: \(words)"
    case .secret(nil): "\(server) does not accept the client id with this secret. \(advice)"
    case .secret(let day?): "The secret for \(server) has expired: it last worked on \(day). \(advice)"
    case .claimed:
      """
      \(server) refuses the setup token (403). It has been used already, or is none of its own. If it was not you who \
      used it, somebody else may have: disable it on the server's page. Then make a new one.
      """
    case .noAccess: "\(server) answered the setup token with something that is not an access address. Make a new token."
    case .oddClaim(let status): "\(server) answers the setup token in a way of its own (\(status))."
    case .refuses(let status): "\(server) refuses the question (\(status))."
    }
  }

  private var advice: String { "A secret holds for about three months; the bank gives a new one." }

  private func who(_ server: String, _ mayBeProxy: Bool) -> String {
    mayBeProxy ? "\(server), or the proxy on the way to it," : server
  }

  private func words(_ fault: ServerProblem.Certificate) -> String {
    switch fault {
    case .otherHost: "is for another host"
    case .notYetValid: "is not valid yet"
    case .expired: "has expired"
    case .untrusted: "is not trusted"
    }
  }

  /// "30 seconds"
  func time(_ milliseconds: Int) -> String {
    let (count, unit) =
      (1..<1000).contains(milliseconds) ? (milliseconds, "millisecond") : (milliseconds / 1000, "second")
    return "\(count) \(unit)" + (count == 1 ? "" : "s")
  }
}

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

extension Int {
  /// A number of bytes in words: "32 MB", or "512 KB" below one megabyte.
  var inBytes: String { self < 1 << 20 ? "\(self >> 10) KB" : "\(self >> 20) MB" }
}
