import BankeyConfig

/// Reads a config that stands in the test.
func config(_ text: String) throws(ConfigError) -> Config {
  try Config.parse(Array(text.utf8), path: "config.toml")
}

/// What is said of a config that cannot be used.
func fault(_ text: String) -> String {
  do {
    _ = try config(text)
    return "no fault"
  } catch {
    return error.description
  }
}
