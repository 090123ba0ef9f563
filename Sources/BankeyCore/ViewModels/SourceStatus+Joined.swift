extension SourceStatus {
  /// Its connection, when it has no other.
  var onlyConnection: ConnectionStatus? { connections.count == 1 ? connections[0] : nil }

  /// The source with what went wrong with its only connection as its own, so that both can be told as one.
  var joined: SourceStatus {
    guard lastFailure == nil, let connection = onlyConnection, connection.lastFailure != nil else { return self }
    var source = self
    source.lastSuccess = connection.lastSuccess
    source.lastFailure = connection.lastFailure
    source.lastError = connection.lastError
    return source
  }
}
