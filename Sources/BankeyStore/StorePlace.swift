import BankeyModel

/// Where a database is: in a folder of this machine, or on a server that several people share.
public enum StorePlace: Hashable, Sendable {
  /// In a folder.
  case folder(DataFolder)
  /// On a server.
  case server(ServerAddress)

  /// Reads the argument of `--data`: the address of a server, or the path of a folder.
  ///
  /// - Throws: `StoreError` if it is an address that is not valid.
  public init(_ data: String) throws {
    self = ServerAddress.isOne(data) ? .server(try ServerAddress(data)) : .folder(DataFolder(data))
  }
}

extension Store {
  /// Opens the database at a place for reading.
  ///
  /// - Throws: `StoreError`, as for a folder; `unreachable` if a server does not answer.
  public convenience init(reading place: StorePlace) throws {
    switch place {
    case .folder(let folder): try self.init(reading: folder)
    case .server(let address): self.init(try ServerConnection(address))
    }
  }
}
