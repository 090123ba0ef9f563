import BankeyModel

/// Days that follow a schedule, and how closely.
struct RhythmFit {
  let schedule: Schedule
  /// The indices of the days that are occurrences, oldest first.
  let members: [Int]
  /// The sum of the days by which occurrences miss the schedule.
  let error: Int
  /// The number of missing occurrences between the first and the last.
  let misses: Int
  /// The number of days after the first occurrence that do not belong to the schedule.
  let outliers: Int

  /// The quality: longer series are better; deviations, gaps and extra days are worse.
  var score: Int { members.count * 4 - error - 4 * misses - 3 * outliers }

  /// The average deviation in tenths of a day.
  var tenths: Int { error * 10 / max(1, members.count) }

  /// The rhythm of days, oldest first; nil when they have none, or it has ended before `today`.
  static func best(_ days: [Day], today: Day) -> RhythmFit? {
    guard days.count > 1, let last = days.last else { return nil }
    let gaps = zip(days, days.dropFirst()).map { $0.distance(to: $1) }
    var best: RhythmFit?
    for rhythm in Rhythm.allCases where days.count >= rhythm.least && last.distance(to: today) <= rhythm.patience {
      // Most of the newest gaps must have this rhythm.
      let newest = gaps.suffix(12)
      guard newest.count(where: rhythm.gaps.contains) * 2 > newest.count else { continue }
      for schedule in schedules(rhythm, days) {
        guard let fit = RhythmFit(schedule, days) else { continue }
        if fit.score > best?.score ?? .min
          || (fit.score == best?.score && rhythm == .month && best?.schedule.rhythm != .month)
        {
          best = fit
        }
      }
    }
    return best
  }

  /// The possible schedules, given the days of the newest occurrences and the possible shifts around weekends.
  private static func schedules(_ rhythm: Rhythm, _ days: [Day]) -> [Schedule] {
    let newest = days.suffix(6)
    guard rhythm.months != nil else {
      return newest.suffix(4).map { Schedule(rhythm: rhythm, anchor: $0, dayOfMonth: 0, shift: .none) }
    }
    var numbers = Set(newest.map(\.components.day))
    if numbers.contains(where: { $0 >= 28 }) { numbers.formUnion([30, 31]) }
    let anchor = days[days.count - 1]
    return numbers.sorted().flatMap { number in
      Schedule.Shift.allCases.map { Schedule(rhythm: rhythm, anchor: anchor, dayOfMonth: number, shift: $0) }
    }
  }

  /// Assigns days to a schedule, from the newest back until two occurrences in a row are missing. Nil when too few are
  /// left, or too many others lie between.
  private init?(_ schedule: Schedule, _ days: [Day]) {
    var slots: [(number: Int, index: Int, error: Int)] = []
    for (index, day) in days.enumerated() {
      let number = schedule.number(of: day)
      let error = abs(schedule.day(number).distance(to: day))
      guard error <= schedule.rhythm.tolerance else { continue }
      if let last = slots.last, last.number == number {
        if error < last.error { slots[slots.count - 1] = (number, index, error) }
      } else {
        slots.append((number, index, error))
      }
    }
    guard let newest = slots.last else { return nil }
    var (first, misses, next) = (slots.count - 1, 0, newest.number)
    while first > 0, next - slots[first - 1].number <= 2 {
      misses += next - slots[first - 1].number - 1
      first -= 1
      next = slots[first].number
    }
    let members = slots[first...]
    let outliers = days.count - members[first].index - members.count
    let most = members.count / 6 + (members.count >= 5 ? 1 : 0)
    guard members.count >= schedule.rhythm.least, misses * 5 <= members.count, outliers <= most else { return nil }
    (self.schedule, self.members, self.misses, self.outliers) = (schedule, members.map(\.index), misses, outliers)
    error = members.reduce(0) { $0 + $1.error }
  }
}
