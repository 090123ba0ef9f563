/// The version of both programs.
public enum BankeyVersion {
  /// As `--version` prints it, and as the database remembers it.
  public static let text = "0.1.0"
}
