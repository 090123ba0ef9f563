import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// A file to import.
struct InputFile {
  /// More than any statement has, and few enough to hold in memory.
  static let limit = 512 << 20

  /// Its path; `-` is the standard input.
  let path: String
  /// Whether it was found in a folder, not named.
  let isInFolder: Bool
  /// What was read of it before its turn came.
  private var early: Result<[UInt8], SyncError>?

  /// A file, which is read when its turn comes.
  init(path: String, isInFolder: Bool) { (self.path, self.isInFolder) = (path, isInFolder) }

  /// Whether it is the standard input.
  var isStandardInput: Bool { path == "-" && !isInFolder }

  /// What a person knows it by.
  var name: String { isStandardInput ? SyncEvent.standardInput : path }

  /// The file of a path, or all files of a folder and its folders, sorted. Hidden ones do not count there.
  static func all(_ path: String) -> [InputFile] {
    isFolder(path, followingLinks: true)
      ? contents(of: path) : [InputFile(path: path, isInFolder: false)]
  }

  private static func contents(of folder: String) -> [InputFile] {
    // Reading a folder that cannot be listed says why.
    guard let names = names(in: folder) else { return [InputFile(path: folder, isInFolder: false)] }
    return names.flatMap { name in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // A link to a folder could lead in a circle.
      return isFolder(path, followingLinks: false) ? contents(of: path) : file(path)
    }
  }

  /// Only what can be read from start to end: no pipe, no device, no link to a folder.
  private static func file(_ path: String) -> [InputFile] {
    type(of: path, stat) == S_IFREG ? [InputFile(path: path, isInFolder: true)] : []
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(PathText.system(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { PathText.text($0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    type(of: path, followingLinks ? stat : lstat) == S_IFDIR
  }

  private static func type(
    of path: String, _ read: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  )
    -> mode_t
  {
    var status = stat()
    return read(PathText.system(path), &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}

extension InputFile {
  /// The same, read to its end where it is no regular file: a pipe may take as long as it likes, so nothing is held meanwhile that others
  /// want. What went wrong is said when its turn comes.
  var withoutWaiting: InputFile {
    guard kind != S_IFREG, kind != S_IFDIR else { return self }
    var file = self
    do throws(SyncError) { file.early = .success(try contents()) } catch { file.early = .failure(error) }
    return file
  }

  private var kind: mode_t { status.map { $0.st_mode & S_IFMT } ?? S_IFREG }

  /// All bytes of the file.
  ///
  /// Throws `SyncError` when it cannot be read, or has more than `limit`.
  func contents() throws(SyncError) -> [UInt8] {
    if let early { return try early.get() }
    guard size <= InputFile.limit else { throw tooLarge }
    let bytes = try contents(first: InputFile.limit + 1)
    // A pipe has no size, and a file may grow.
    guard bytes.count <= InputFile.limit else { throw tooLarge }
    return bytes
  }

  /// The first `count` bytes of the file, or all that there are.
  ///
  /// Throws `SyncError` when it cannot be read.
  func contents(first count: Int) throws(SyncError) -> [UInt8] {
    if let early { return Array(try early.get().prefix(count)) }
    let descriptor = opened
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // One byte more than there are shows the end.
    var room = min(count, size + 1)
    var bytes = try piece(of: room, from: descriptor)
    var got = bytes.count
    while got == room, bytes.count < count {
      room = min(InputFile.piece, count - bytes.count)
      let more = try piece(of: room, from: descriptor)
      got = more.count
      bytes += more
    }
    return bytes
  }

  /// How much is read at once of what has no size: a pipe.
  private static let piece = 1 << 16

  /// The next bytes, fewer than `room` only at the end.
  private func piece(of room: Int, from descriptor: Int32) throws(SyncError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
      while count < room {
        let got = read(descriptor, bytes.baseAddress! + count, room - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    if failed { throw failure() }
    return bytes
  }

  /// The standard input is read from its start where it has one: a screen imports what it has previewed.
  private var opened: Int32 {
    guard isStandardInput else { return open(PathText.system(path), O_RDONLY | O_CLOEXEC) }
    lseek(STDIN_FILENO, 0, SEEK_SET)
    return fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
  }

  private var size: Int { status.map { Int($0.st_size) } ?? 0 }

  /// What the system knows of it; nil when there is nothing.
  private var status: stat? {
    var status = stat()
    let found = isStandardInput ? fstat(STDIN_FILENO, &status) : stat(PathText.system(path), &status)
    return found == 0 ? status : nil
  }

  private var tooLarge: SyncError {
    SyncError { $0.fileIsTooLarge }
  }

  private func failure() -> SyncError {
    let reason = errorText()
    return SyncError { $0.unreadableFile(reason) }
  }
}

extension InputFile {
  /// Whether the names in a folder can be listed.
  static func isReadableFolder(_ path: String) -> Bool {
    guard let stream = opendir(PathText.system(path)) else { return false }
    closedir(stream)
    return true
  }
}

extension InboxFile {
  /// What the system knows of a file; nil when it is gone.
  init?(_ input: InputFile) {
    var status = stat()
    guard stat(PathText.system(input.path), &status) == 0 else { return nil }
    self.init(
      path: input.path, size: Int(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }
}

/// What a file is known again by when it is imported twice: FNV-1a of 128 bits, four bytes a step.
///
/// More than five would not do: the prime moves what a step adds up by 88 bits, and what is beyond 2^40 falls out.
/// It tells files apart and protects nothing, so it need not stand against somebody who builds two files of one hash.
struct ContentHash: CustomStringConvertible {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// The hash of a file's bytes.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~3
      for place in stride(from: 0, to: whole, by: 4) {
        add(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      }
      for byte in bytes[whole...] { add(UInt32(byte)) }
    }
  }

  private mutating func add(_ piece: UInt32) {
    value = (value ^ UInt128(piece)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
  }

  /// 32 hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
