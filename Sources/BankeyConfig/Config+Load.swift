import Glibc

extension Config {
  /// Reads a config file. One that does not exist is the defaults.
  public static func load(path: String) throws(ConfigError) -> Config {
    guard let bytes = try contents(of: path) else { return Config() }
    return try parse(bytes, path: path)
  }

  /// Reads the contents of a config file; `path` is for messages.
  public static func parse(_ bytes: [UInt8], path: String) throws(ConfigError) -> Config {
    do {
      var reader = ConfigReader()
      for entry in try TOML.entries(bytes) { try reader.read(entry) }
      return try reader.finish()
    } catch {
      throw ConfigError(path: path, line: error.line, message: error.message)
    }
  }

  static func contents(of path: String) throws(ConfigError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw ConfigError(path: path, message: "cannot be read: " + String(cString: strerror(errno)))
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0 { throw ConfigError(path: path, message: "cannot be read: " + String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > 1 << 20 { throw ConfigError(path: path, message: "is larger than 1 MB, so it is no config") }
    }
  }
}
