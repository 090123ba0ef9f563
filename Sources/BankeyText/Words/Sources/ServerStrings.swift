import BankeyModel

extension English {
  func problem(_ problem: ServerProblem, of server: String) -> String {
    switch problem {
    case .noAddress: "This is not a server address."
    case .notSecure(let scheme): "bankey contacts \(server) only over https, not over \(scheme)."
    case .notFound: "\(server) was not found."
    case .noSecureConnection: "bankey could not connect securely to \(server)."
    case .proxyNotFound: "The proxy for \(server) was not found."
    case .proxyBroken: "The proxy for \(server) does not work."
    case .refusedConnection(let mayBeProxy): who(server, mayBeProxy) + " refused the connection."
    case .unreachable(let mayBeProxy): who(server, mayBeProxy) + " cannot be reached."
    case .proxyRefuses(let status): "The proxy for \(server) refuses the connection (\(status))."
    case .certificate(let fault): "The certificate of \(server) \(words(fault))."
    case .noAuthorities(let file):
      "The file of trusted certificates cannot be read" + (file.map { ": " + $0 } ?? "") + "."
    case .unnamed(let code): "The connection to \(server) failed (curl \(code))."
    case .noAnswer(let limit): "\(server) did not answer within \(time(limit))."
    case .closed: "\(server) closed the connection without answering."
    case .cutOff: "The answer from \(server) was cut off."
    case .silent(let limit): "The answer from \(server) was cut off: nothing came for \(time(limit))."
    case .tooSlow(let limit): "The answer from \(server) took longer than \(time(limit))."
    case .tooLarge(let bytes): "The answer from \(server) is larger than \(bytes.inBytes)."
    case .notHTTP: "\(server) sent something that is not HTTP."
    case .undecodable: "The answer from \(server) cannot be decompressed."
    case .page(let status):
      "\(server) sent a web page instead of data (\(status)). A proxy or a bot filter may be in between."
    case .noData(let type): "\(server) sent \(type) instead of data."
    case .noJSON(let reason): "\(server) sent something that is not JSON: \(reason)."
    case .noAccounts(let reason): "\(server) sent no accounts. \(reason)"
    case .noRates(let file, let reason): "\(server) sent no usable rates (\(file)). \(reason)"
    case .noList: "\(server) sent no list."
    case .noAccountList: "\(server) sent no list of accounts."
    case .sameAgain: "\(server) keeps sending the same transactions."
    case .badToken: "\(server) sent an unusable access token."
    case .noToken: "\(server) sent no access token."
    }
  }

  func refusal(_ refusal: ServerRefusal, of server: String) -> String {
    switch refusal {
    case .tooOften: "\(server) has received too many requests. Try again later."
    case .noTime: "\(server) is too busy to answer (503). Try again later."
    case .ownTrouble(let status): "\(server) has an internal error (\(status))."
    case .credentials: "\(server) does not accept the credentials (401)."
    case .payment: "\(server) requires payment (402)."
    case .access: "\(server) denies access (403). The credentials may be wrong or revoked."
    case .nothingThere(let status): "\(server) has nothing at this address (\(status))."
    case .redirects(let status): "\(server) redirects, and bankey cannot follow it here (\(status))."
    case .redirectCircle: "\(server) redirects in a loop."
    case .redirectsAstray: "\(server) redirects to an address that bankey must not contact."
    case .redirectsTo(let other): "\(server) redirects to \(other), which must not get the credentials."
    case .says(let words): "\(server) says: \(words)"
    case .secret(nil): "\(server) does not accept the client id with this secret. \(advice)"
    case .secret(let day?): "The secret for \(server) has expired: it last worked on \(day). \(advice)"
    case .claimed:
      """
      \(server) refuses the setup token (403). It has already been used, or it is from another server. If you did not \
      use it, somebody else may have: disable it on the server's page. Then create a new one.
      """
    case .noAccess: "\(server) answered the setup token with something that is not an access URL. Create a new token."
    case .oddClaim(let status): "\(server) answered the setup token in an unexpected way (\(status))."
    case .refuses(let status): "\(server) refuses the request (\(status))."
    }
  }

  private var advice: String { "A secret is valid for about three months; get a new one from the bank." }

  private func who(_ server: String, _ mayBeProxy: Bool) -> String {
    mayBeProxy ? "\(server) or its proxy" : server
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
    case .noAddress: "Dette er ikke adressen til en server."
    case .notSecure(let scheme): "bankey kontakter \(server) bare over https, ikke over \(scheme)."
    case .notFound: "Fant ikke \(server)."
    case .noSecureConnection: "bankey fikk ikke sikker forbindelse med \(server)."
    case .proxyNotFound: "Fant ikke proxyen for \(server)."
    case .proxyBroken: "Proxyen for \(server) virker ikke."
    case .refusedConnection(let mayBeProxy): who(server, mayBeProxy) + " avviste forbindelsen."
    case .unreachable(let mayBeProxy): who(server, mayBeProxy) + " kan ikke nås."
    case .proxyRefuses(let status): "Proxyen for \(server) avviser forbindelsen (\(status))."
    case .certificate(let fault): "Sertifikatet til \(server) \(words(fault))."
    case .noAuthorities(let file):
      "Filen med klarerte sertifikater kan ikke leses" + (file.map { ": " + $0 } ?? "") + "."
    case .unnamed(let code): "Forbindelsen med \(server) mislyktes (curl \(code))."
    case .noAnswer(let limit): "\(server) svarte ikke innen \(time(limit))."
    case .closed: "\(server) lukket forbindelsen uten å svare."
    case .cutOff: "Svaret fra \(server) ble kuttet."
    case .silent(let limit): "Svaret fra \(server) ble kuttet: det kom ingenting på \(time(limit))."
    case .tooSlow(let limit): "Svaret fra \(server) tok mer enn \(time(limit))."
    case .tooLarge(let bytes): "Svaret fra \(server) er større enn \(bytes.inBytes)."
    case .notHTTP: "\(server) sendte noe som ikke er HTTP."
    case .undecodable: "Svaret fra \(server) kan ikke pakkes ut."
    case .page(let status):
      "\(server) sendte en nettside i stedet for data (\(status)). En proxy eller et botfilter kan stå imellom."
    case .noData(let type): "\(server) sendte \(type) i stedet for data."
    case .noJSON(let reason): "\(server) sendte noe som ikke er JSON: \(reason)."
    case .noAccounts(let reason): "\(server) sendte ingen kontoer. \(reason)"
    case .noRates(let file, let reason): "\(server) sendte ingen brukbare kurser (\(file)). \(reason)"
    case .noList: "\(server) sendte ingen liste."
    case .noAccountList: "\(server) sendte ingen liste over kontoer."
    case .sameAgain: "\(server) sender de samme transaksjonene om og om igjen."
    case .badToken: "\(server) sendte et tilgangstoken som ikke kan brukes."
    case .noToken: "\(server) sendte ikke noe tilgangstoken."
    }
  }

  func refusal(_ refusal: ServerRefusal, of server: String) -> String {
    switch refusal {
    case .tooOften: "\(server) har fått for mange forespørsler. Prøv igjen senere."
    case .noTime: "\(server) er for opptatt til å svare (503). Prøv igjen senere."
    case .ownTrouble(let status): "\(server) har en intern feil (\(status))."
    case .credentials: "\(server) godtar ikke innloggingen (401)."
    case .payment: "\(server) krever betaling (402)."
    case .access: "\(server) nekter tilgang (403). Innloggingen kan være feil eller trukket tilbake."
    case .nothingThere(let status): "\(server) har ingenting på denne adressen (\(status))."
    case .refuses(let status): "\(server) avviser forespørselen (\(status))."
    case .redirects(let status): "\(server) viser videre, og bankey kan ikke følge det her (\(status))."
    case .redirectCircle: "\(server) viser videre i sirkel."
    case .redirectsAstray: "\(server) viser videre til en adresse som bankey ikke får kontakte."
    case .redirectsTo(let other): "\(server) viser videre til \(other), som ikke skal ha innloggingen."
    case .says(let words): "\(server) sier: \(words)"
    case .secret(nil): "\(server) godtar ikke klient-id-en med denne hemmeligheten. \(advice)"
    case .secret(let day?): "Hemmeligheten for \(server) er utløpt: den virket sist \(day). \(advice)"
    case .claimed:
      """
      \(server) avviser oppsettkoden (403). Den er brukt før, eller den er fra en annen server. Hvis du ikke har brukt den, \
      kan noen andre ha gjort det: slå den av på serverens side. Lag så en ny.
      """
    case .noAccess: "\(server) svarte på oppsettkoden med noe som ikke er en tilgangsadresse. Lag en ny kode."
    case .oddClaim(let status): "\(server) svarte uventet på oppsettkoden (\(status))."
    }
  }

  private var advice: String { "En hemmelighet varer i omtrent tre måneder; hent en ny hos banken." }

  private func who(_ server: String, _ mayBeProxy: Bool) -> String {
    mayBeProxy ? "\(server) eller proxyen" : server
  }

  private func words(_ fault: ServerProblem.Certificate) -> String {
    switch fault {
    case .otherHost: "er for en annen server"
    case .notYetValid: "gjelder ikke ennå"
    case .expired: "er utløpt"
    case .untrusted: "er ikke klarert"
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
