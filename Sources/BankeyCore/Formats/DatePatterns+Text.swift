extension DatePatterns {
  /// `pattern` filled in for a day and the minutes since its midnight.
  func text(_ pattern: String, day: Day, minute: Int = 0) -> String {
    var text = ""
    var isField = false
    for scalar in pattern.unicodeScalars {
      if isField { text += field(scalar, day, minute) } else if scalar != "%" { text.unicodeScalars.append(scalar) }
      isField = !isField && scalar == "%"
    }
    return text
  }

  private func field(_ letter: Unicode.Scalar, _ day: Day, _ minute: Int) -> String {
    switch letter {
    case "H": zeroPadded(minute / 60, to: 2)
    case "k": String(minute / 60)
    case "M": zeroPadded(minute % 60, to: 2)
    default: field(letter, day)
    }
  }

  private func field(_ letter: Unicode.Scalar, _ day: Day) -> String {
    let (year, month, number) = day.components
    return switch letter {
    case "A": weekdays[day.weekday]
    case "B": longMonths[month - 1]
    case "b": mediumMonths[month - 1]
    case "h": shortMonths[month - 1]
    case "m": zeroPadded(month, to: 2)
    case "n": String(month)
    case "d": zeroPadded(number, to: 2)
    case "e": String(number)
    default: String(year)
    }
  }
}
