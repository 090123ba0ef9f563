/// What a file has held so far.
struct OFXCounts {
  /// How many failed requests are told apart.
  static let failuresTold = 20

  var statements = 0
  var rows = 0
  /// The first row that could not be read.
  var firstRejected: OFXFault?
  /// What the bank refused to answer.
  var failures: [OFXFault] = []
  /// Whether the file is read.
  var isFinished = false
}
