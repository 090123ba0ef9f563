/// The folder that holds the database: `data/bankey`, or what `--data` says.
public struct DataFolder: Hashable, Sendable {
  /// Its path, without a slash at the end.
  public let path: String

  /// The folder at `path`, which need not exist yet.
  public init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The path of the database in it.
  public var database: String { path + "/bankey.sqlite" }
}
