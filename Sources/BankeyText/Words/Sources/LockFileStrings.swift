import BankeyModel

/// The texts about unusable lock files.
public protocol LockFileStrings: Sendable {
  /// Explains the problem with a lock file, and what to do.
  func problem(_ problem: LockFileProblem, ofLock path: String) -> String
}

extension English {
  func problem(_ problem: LockFileProblem, ofLock path: String) -> String {
    switch problem {
    case .notAllowed:
      "You cannot write to the lock file \(path). Check who owns it and its folder, and their permissions."
    case .readOnly: "The lock file \(path) is on a read-only disk, so bankey cannot write here."
    case .full: "There is no room for the lock file \(path): the disk is full. Make room and try again."
    case .disk: "The disk reported an error when bankey opened the lock file \(path). Check the disk first."
    case .link: "The lock file \(path) is a link, and bankey does not follow it. Remove it and try again."
    case .noFile: "\(path) is not a regular file, so it cannot be the lock file. Remove it and try again."
    case .tooManyFiles:
      "The lock file \(path) cannot be opened: too many files are open. Close other programs, or raise the limit."
    case .noLocks:
      "bankey cannot lock \(path), because its file system does not support locks. Keep the database on a local disk."
    case .other(let reason): "The lock file \(path) cannot be opened: \(reason)."
    }
  }
}

extension Norwegian {
  func problem(_ problem: LockFileProblem, ofLock path: String) -> String {
    switch problem {
    case .notAllowed:
      "Du kan ikke skrive til låsefilen \(path). Sjekk hvem som eier filen og mappen, og rettighetene deres."
    case .readOnly: "Låsefilen \(path) ligger på en skrivebeskyttet disk, så bankey kan ikke skrive her."
    case .full: "Det er ikke plass til låsefilen \(path): disken er full. Frigjør plass og prøv igjen."
    case .disk: "Disken meldte en feil da bankey åpnet låsefilen \(path). Sjekk disken først."
    case .link: "Låsefilen \(path) er en lenke, og bankey følger den ikke. Fjern den og prøv igjen."
    case .noFile: "\(path) er ikke en vanlig fil og kan derfor ikke være låsen. Fjern den og prøv igjen."
    case .tooManyFiles:
      "Låsefilen \(path) kan ikke åpnes: for mange filer er åpne. Lukk andre programmer, eller hev grensen."
    case .noLocks: "\(path) kan ikke låses: filsystemet støtter ikke fillåsing. Ha databasen på en lokal disk."
    case .other(let reason): "Låsefilen \(path) kan ikke åpnes: \(reason)."
    }
  }
}
