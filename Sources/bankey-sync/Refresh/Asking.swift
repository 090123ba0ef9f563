import BankeyCore
import BankeySources
import BankeyStore

/// One source being asked, from what is known of it to what it said in the database.
struct Asking: Sendable {
  let name: String
  let refresh: Refresh
  let tally: SharedTally
  /// The language of whom it is told.
  let strings: any Strings

  /// Asks it, unless it has been asked often enough.
  func run() {
    tally.begin(name)
    do {
      let known = try Known(of: name, in: refresh.store)
      if let reason = known.reasonToWait(at: refresh.clock, isForced: refresh.isForced, in: strings) {
        return tally.skip(name, reason)
      }
      do {
        try ask(refresh.open(known.definition, known.memory), known)
      } catch {
        note(error)
        throw error
      }
    } catch {
      tally.fail(name, Failure(error))
    }
  }

  private func ask(_ source: any Source, _ known: Known) throws {
    var source = source
    let answer = Answer { [tally, name] in tally.tell(name, $0, accounts: $1) }
    let budget = Budget(source: name, type: type(of: source), refresh: refresh)
    let rest = RestNotice(refresh.http, clock: refresh.clock)
    let call = SourceCall(
      http: rest, clock: refresh.clock, strings: strings, spend: budget.spend,
      tell: { [tally, name] in tally.tell(name, $0) })
    try source.fetch(call, into: answer.take)
    let summary = try record(answer, of: source, restingUntil: rest.until)
    tally.end(name, summary, answer.troubles)
  }

  /// The answer and what the source must remember stand or fall together.
  private func record(
    _ answer: Answer, of source: any Source, restingUntil next: Timestamp?
  ) throws -> FetchSummary {
    var fetch = Fetch(source: name, type: type(of: source).type, kind: .refresh, hasStableIds: source.hasStableIds)
    fetch.hasOwnCalendar = type(of: source).type == DemoBank.type
    return try refresh.store.write { store in
      try store.record(fetch) { sink in
        try answer.events.forEach(sink)
        try store.remember(source.memory, of: name)
        if let next { try store.postpone(name, until: next) }
      }
    }
  }

  /// Keeps why there is no answer. The first error is the one to tell; a database that cannot take the note has its own trouble.
  private func note(_ error: any Error) {
    // What is wrong with the database is not the source's doing; and while somebody else writes, a note would wait as long again.
    if error is StoreError || (error as? Failure)?.code == .busy { return }
    var next: Timestamp?
    if case .tooOften(let until) = (error as? SourceError)?.kind { next = until }
    let fetch = Fetch(source: name, kind: .refresh, hasStableIds: false)
    try? refresh.store.write { try $0.note(Failure(error).message(in: strings), of: fetch, until: next) }
  }
}
