import Glibc

/// Where `bankey-sync` is: beside bankey, else in `../libexec/bankey/`.
enum SyncProgram {
  /// Its path.
  static func path() throws(Failure) -> String {
    try path(beside: try ProgramFolder.path())
  }

  /// Its path for a bankey in `folder`.
  static func path(beside folder: String) throws(Failure) -> String {
    let places = [folder + "/bankey-sync", folder + "/../libexec/bankey/bankey-sync"]
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw Failure("bankey-sync is missing; it should be one of\n  " + places.joined(separator: "\n  "))
    }
    return found
  }
}
