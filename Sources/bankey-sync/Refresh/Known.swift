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
      else { throw Failure(.unknownSource) { $0.noSuchSource } }
      return (definition, try store.memory(of: name), try store.sources().first { $0.name == name })
    }
  }

  /// Why it is not asked now: it said that it was asked too often, or it has only a few calls left.
  func reasonToWait(at clock: Clock, isForced: Bool, in strings: any Strings) -> String? {
    guard let status else { return nil }
    // A moment that is too far was written by another clock, or by somebody else.
    if let next = status.nextAllowed, next > clock.now,
      next.seconds - clock.now.seconds <= StoreWriter.longestRest
    {
      return strings.askedTooOften(until: clock.short(next))
    }
    guard !isForced, let quota = status.quotas.first(where: { $0.isScarce(at: clock.now) }) else { return nil }
    return strings.notAsked(left: quota.left(at: clock.now), of: quota.allowed, until: clock.short(quota.end))
  }
}
