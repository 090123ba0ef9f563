import _FoundationICU

/// Calls a function of ICU that writes text into a buffer and returns its length.
func text(_ ask: (UnsafeMutablePointer<UChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32) -> String {
  var status = U_ZERO_ERROR
  let units = [UChar](unsafeUninitializedCapacity: 512) { buffer, count in
    count = Int(ask(buffer.baseAddress!, 512, &status))
  }
  precondition(succeeded(status), "ICU answered \(status.rawValue)")
  return String(decoding: units, as: UTF16.self)
}

/// Calls a function of ICU and stops the program if it fails.
func checked<Result>(_ ask: (UnsafeMutablePointer<UErrorCode>) -> Result) -> Result {
  var status = U_ZERO_ERROR
  let result = ask(&status)
  precondition(succeeded(status), "ICU answered \(status.rawValue)")
  return result
}

/// Whether a call succeeded. The codes of warnings are negative.
private func succeeded(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

/// The text with plain blanks, and without invisible characters and direction marks.
func plain(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.compactMap { scalar in
        switch scalar.properties.generalCategory {
        case .spaceSeparator: " "
        case .format, .control: nil
        default: scalar
        }
      }))
}
