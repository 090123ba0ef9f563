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
    // Opening a pipe would wait for somebody to write into it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw ConfigError(path: path, message: "cannot be read: " + String(cString: strerror(errno)))
    }
    defer { close(file) }
    guard isFile(file) else { throw ConfigError(path: path, message: "is not a file, so it is no config") }
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

  /// A device counts, for `/dev/null` is a config that says nothing.
  private static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && [S_IFREG, S_IFCHR].contains(status.st_mode & S_IFMT)
  }
}
