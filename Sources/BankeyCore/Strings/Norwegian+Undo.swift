extension Norwegian {
  var deleteTitle: String { "Slette denne transaksjonen?" }
  var deleteQuestion: String { "Den telles ikke lenger og kommer ikke tilbake ved neste import." }
  var delete: String { "Ja, slett" }
  var deleted: String { "slettet, u henter den tilbake" }
  var restored: String { "den er tilbake" }
  var unmatchTitle: String { "Oppheve koblingen?" }
  var unmatchQuestion: String { "Den er da ikke det som den reserverte transaksjonen ble til." }
  var unmatch: String { "Ja, opphev" }
  var unmatched: String { "ikke lenger koblet" }
  var nothingToUndo: String { "ingenting å angre her" }
  var nothingToDelete: String { "ingenting å slette her" }
  var changeFailed: String { "Det gikk ikke" }
}
