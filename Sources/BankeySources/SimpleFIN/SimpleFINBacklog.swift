/// Older transactions that are still to be asked for, window by window, the latest first.
struct SimpleFINBacklog: Codable, Hashable, Sendable {
  /// Before when, in seconds since 1970.
  private(set) var end: Int64
  /// From when on.
  let floor: Int64
  /// Whether it is history, which ends where the bank has no more, and not a gap.
  let isHistory: Bool

  /// What is older than a window. Nil when that is all.
  init?(before window: SimpleFINWindow, from floor: Int64, isHistory: Bool) {
    guard window.start > floor else { return nil }
    end = window.start + SimpleFINWindow.overlap
    self.floor = floor
    self.isHistory = isHistory
  }

  /// Whether it is a stretch of the time that anybody can ask for, which is two hundred years at most.
  var isPossible: Bool {
    let moments = -100 * 366 * SimpleFINWindow.day...200 * 366 * SimpleFINWindow.day
    return moments.contains(floor) && moments.contains(end) && floor < end
  }

  /// The next window.
  var window: SimpleFINWindow { SimpleFINWindow(start: max(floor, end - SimpleFINWindow.longest), end: end) }

  /// What is left after it.
  var rest: SimpleFINBacklog? { SimpleFINBacklog(before: window, from: floor, isHistory: isHistory) }
}
