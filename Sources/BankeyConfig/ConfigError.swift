/// Why a config cannot be used.
public struct ConfigError: Error, Hashable, Sendable {
  /// The file.
  public var path: String
  /// The line, from 1; nil when the file could not be read at all.
  public var line: Int?
  /// One sentence: what is wrong and what was expected.
  public var message: String

  init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}

extension ConfigError: CustomStringConvertible {
  /// `path:line: message`, as compilers and editors write it.
  public var description: String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}
