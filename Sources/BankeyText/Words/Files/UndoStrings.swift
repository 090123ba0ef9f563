/// The texts of deleting and undoing.
public protocol UndoStrings: Sendable {
  /// "Delete this transaction?"
  var deleteTitle: String { get }
  /// Explains what deleting does.
  var deleteQuestion: String { get }
  /// "Yes, delete"
  var delete: String { get }
  /// "deleted; u brings it back"
  var deleted: String { get }
  /// "restored"
  var restored: String { get }
  /// "Undo the match?"
  var unmatchTitle: String { get }
  /// Explains what undoing the match does.
  var unmatchQuestion: String { get }
  /// "Yes, undo"
  var unmatch: String { get }
  /// "no longer matched"
  var unmatched: String { get }
  /// "Not a transfer?"
  var unpairTitle: String { get }
  /// Explains what separating the transfer does.
  var unpairQuestion: String { get }
  /// "Yes, separate"
  var unpair: String { get }
  /// "no longer paired"
  var unpaired: String { get }
  /// "nothing to undo here"
  var nothingToUndo: String { get }
  /// "nothing to delete here"
  var nothingToDelete: String { get }
  /// "The change failed"
  var changeFailed: String { get }
}

extension English {
  var deleteTitle: String { "Delete this transaction?" }
  var deleteQuestion: String { "It no longer counts, and the next import does not bring it back." }
  var delete: String { "Yes, delete" }
  var deleted: String { "deleted; \(keyNames[.undo, default: "u"]) brings it back" }
  var restored: String { "restored" }
  var unmatchTitle: String { "Undo the match?" }
  var unmatchQuestion: String { "The authorized and the posted transaction will be separate again." }
  var unmatch: String { "Yes, undo" }
  var unmatched: String { "no longer matched" }
  var unpairTitle: String { "Not a transfer?" }
  var unpairQuestion: String { "bankey will never pair these two transactions again." }
  var unpair: String { "Yes, separate" }
  var unpaired: String { "no longer paired" }
  var nothingToUndo: String { "nothing to undo here" }
  var nothingToDelete: String { "nothing to delete here" }
  var changeFailed: String { "The change failed" }
}

extension Norwegian {
  var deleteTitle: String { "Slette denne transaksjonen?" }
  var deleteQuestion: String { "Den telles ikke lenger og kommer ikke tilbake ved neste import." }
  var delete: String { "Ja, slett" }
  var deleted: String { "slettet; \(keyNames[.undo, default: "u"]) henter den tilbake" }
  var restored: String { "gjenopprettet" }
  var unmatchTitle: String { "Oppheve koblingen?" }
  var unmatchQuestion: String { "Den reserverte og den bokførte transaksjonen blir da to igjen." }
  var unmatch: String { "Ja, opphev" }
  var unmatched: String { "ikke lenger koblet" }
  var unpairTitle: String { "Ikke en overføring?" }
  var unpairQuestion: String { "bankey kobler da aldri mer de to transaksjonene." }
  var unpair: String { "Ja, skill dem" }
  var unpaired: String { "ikke lenger koblet" }
  var nothingToUndo: String { "ingenting å angre her" }
  var nothingToDelete: String { "ingenting å slette her" }
  var changeFailed: String { "Endringen mislyktes" }
}
