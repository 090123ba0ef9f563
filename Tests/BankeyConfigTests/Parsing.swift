import BankeyConfig

/// Reads a config from a string.
func config(_ text: String) throws(ConfigError) -> Config {
  try Config.parse(Array(text.utf8), path: "config.toml")
}

/// The error for an unusable config.
func fault(_ text: String) -> String {
  do {
    _ = try config(text)
    return "no fault"
  } catch {
    return error.description
  }
}
