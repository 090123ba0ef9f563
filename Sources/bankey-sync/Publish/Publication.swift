import BankeyFiles
import BankeyModel
import BankeyStore
import Glibc

/// What a data folder remembers about publishing: the address, without a password, and the id of this collector. It is
/// a file beside the database, so that a backup restored elsewhere does not publish.
struct Publication: Sendable {
  /// The folder whose database is published.
  let folder: DataFolder
  /// The address of the server.
  let address: String
  /// The id of this collector.
  let id: String

  private static func path(_ folder: DataFolder) -> String { folder.path + "/publish.json" }

  /// Reads the file of a folder; nil if the folder does not publish.
  init?(in folder: DataFolder) {
    guard let (id, address) = Self.remembered(in: folder), let address else { return nil }
    (self.folder, self.address, self.id) = (folder, address, id)
  }

  /// Publishes a folder to an address, under its collector's id or else a new one. Saves the id at once, so that after
  /// a first publish that breaks off, the next is not another collector with the same accounts.
  init(_ folder: DataFolder, to address: ServerAddress) throws {
    (self.folder, self.address) = (folder, address.text)
    let known = Self.remembered(in: folder)
    id = known?.id ?? (0..<2).map { _ in String(UInt64.random(in: 1 << 63 ... .max), radix: 16) }.joined()
    if known == nil { try Self.write(id, nil, in: folder) }
  }

  private static func remembered(in folder: DataFolder) -> (id: String, address: String?)? {
    guard let bytes = bytes(path(folder)), let value = try? JSONValue(bytes), let id = value["collector"]?.string else {
      return nil
    }
    return (id, value["address"]?.string)
  }

  /// Publishes what differs, and returns the number of rows that were sent.
  func run() throws -> Int {
    let collector = CollectorIdentity(id: id, name: Self.machine)
    let publisher = try Publisher(
      folder, at: ServerAddress(address), as: collector, program: BankeyVersion.text)
    return try publisher.publish().sent
  }

  /// Remembers the address.
  func save() throws { try Self.write(id, address, in: folder) }

  /// Forgets the address, so that publishing stops, but keeps the collector's id.
  static func forget(in folder: DataFolder) throws {
    if let known = remembered(in: folder) { try write(known.id, nil, in: folder) }
  }

  /// Writes the file, which only its owner can read and which is complete or absent.
  private static func write(_ id: String, _ address: String?, in folder: DataFolder) throws {
    var object = JSONObject()
    object.put("address", address)
    object.put("collector", id)
    let text = object.text + "\n"
    let path = path(folder)
    do {
      try AtomicFile(path).replace(with: Array(text.utf8))
    } catch {
      throw SyncError(saying: "\(path): \(errorText(error.number))")
    }
  }

  private static var machine: String {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
