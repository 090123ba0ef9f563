import BankeyCore
import BankeySources
import BankeyStore

/// What is known of a source before it is asked.
struct Known {
  let definition: SourceDefinition
  let memory: String?
  private let status: SourceStatus?

  /// The source of a name. The demo bank is there when it is first asked for.
  init(of name: String, in store: SharedStore) throws {
    (definition, memory, status) = try store.read { store in
      guard let definition = try store.definition(of: name) ?? SourceDefinition.builtIn(name),
        definition.type != Account.filesSource
      else { throw Failure(saying: "There is no source of that name.", .unknownSource) }
      return (definition, try store.memory(of: name), try store.sources().first { $0.name == name })
    }
  }

  /// Why it is not asked now: it said that it was asked too often, or it has only a few calls left.
  func reasonToWait(at clock: Clock, isForced: Bool) -> String? {
    guard let status else { return nil }
    if let next = status.nextAllowed, next > clock.now {
      return "It was asked too often, and may be asked again from \(clock.short(next)) on."
    }
    guard !isForced, let quota = status.quotas.first(where: { $0.isScarce(at: clock.now) }) else { return nil }
    let left = quota.left(at: clock.now)
    return "Only \(left) of \(quota.allowed) calls are left until \(clock.short(quota.end)), so it was not asked."
      + " `bankey refresh --force` asks it all the same."
  }
}
