/// The version of both programs.
public enum BankeyVersion {
  /// The version that `--version` prints and the database records.
  public static let text = "0.1.0"
}
