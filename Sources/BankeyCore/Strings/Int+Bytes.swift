extension Int {
  /// So many bytes as a person says them: "32 MB", below one of these "512 KB".
  var inBytes: String { self < 1 << 20 ? "\(self >> 10) KB" : "\(self >> 20) MB" }
}
