extension Fetch {
  /// Whether a source was asked; else a file was read.
  var isRefresh: Bool { kind == .refresh }
}
