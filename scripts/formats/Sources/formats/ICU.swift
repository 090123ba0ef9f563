import _FoundationICU

/// Asking ICU for a text: it is told how much room there is, and answers how much it took.
func text(_ ask: (UnsafeMutablePointer<UChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32) -> String {
  var status = U_ZERO_ERROR
  let units = [UChar](unsafeUninitializedCapacity: 512) { buffer, count in
    count = Int(ask(buffer.baseAddress!, 512, &status))
  }
  precondition(succeeded(status), "ICU answered \(status.rawValue)")
  return String(decoding: units, as: UTF16.self)
}

/// Asking ICU for something that may fail.
func checked<Result>(_ ask: (UnsafeMutablePointer<UErrorCode>) -> Result) -> Result {
  var status = U_ZERO_ERROR
  let result = ask(&status)
  precondition(succeeded(status), "ICU answered \(status.rawValue)")
  return result
}

/// Warnings are negative.
private func succeeded(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

/// A text as bankey writes it: plain blanks, and nothing that is invisible or turns the direction.
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
