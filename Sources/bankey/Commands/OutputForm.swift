import ArgumentParser

/// How data is written.
enum OutputForm: String, EnumerableFlag {
  case json, csv

  static func help(for value: OutputForm) -> ArgumentHelp? {
    switch value {
    case .json: "JSON, for programs: exact, versioned, nothing left out."
    case .csv: "Comma-separated values with a line of titles, for spreadsheets."
    }
  }
}
