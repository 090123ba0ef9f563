extension Presenter {
  /// Of each of these sources that has only a few calls left, that it has; nil when none has.
  public func fewCalls(of sources: [SourceStatus]) -> String? {
    let lines = sources.flatMap { source in
      source.quotas.filter { $0.isScarce(at: clock.now) }.map { quota in
        strings.fewCalls(
          of: formats.foreign(source.name), left: quota.left(at: clock.now), of: quota.allowed,
          until: moment(clock.local(quota.end)))
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
