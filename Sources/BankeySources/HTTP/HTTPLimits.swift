/// How long an answer may take and how large it may be.
public struct HTTPLimits: Sendable {
  /// Until there is a connection, with all that secures it.
  public var connecting = Duration.seconds(15)
  /// Without a byte of the answer.
  public var silence = Duration.seconds(60)
  /// Until the whole answer is there.
  public var total = Duration.seconds(300)
  /// Bytes of the head and the body together, decompressed.
  public var bytes = 64 << 20

  /// What no honest answer needs.
  public init() {}
}
