import BankeyCore

extension Clock {
  /// A moment near to now, as a person writes it: `14:30`, or with its day on another day.
  func short(_ moment: Timestamp) -> String {
    let time = local(moment)
    return time.day == localNow.day ? String(time.description.suffix(5)) : time.description
  }
}
