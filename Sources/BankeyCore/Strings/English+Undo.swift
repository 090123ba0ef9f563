extension English {
  var deleteTitle: String { "Delete this transaction?" }
  var deleteQuestion: String { "It is counted no more and does not come back with the next import." }
  var delete: String { "Yes, delete" }
  var deleted: String { "deleted, u brings it back" }
  var restored: String { "it is back" }
  var unmatchTitle: String { "Undo the match?" }
  var unmatchQuestion: String { "It is then not what the authorized transaction has become." }
  var unmatch: String { "Yes, undo" }
  var unmatched: String { "no longer matched" }
  var nothingToUndo: String { "nothing to undo here" }
  var nothingToDelete: String { "nothing to delete here" }
  var changeFailed: String { "It could not be done" }
}
