import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Lets the user say what each column of a table holds: a list of the columns, and for the chosen one a list of
/// meanings.
final class ColumnsScreen: FormScreen {
  private let file: String
  private let onEnd: ([CSVSetting]) -> Void
  private var dialog: ColumnsDialog
  /// The selected line: 0 ends the dialog, the others are columns.
  private var line = 1
  /// The selected meaning of the column; nil while a column is being chosen.
  private var meaning: Int?

  /// Creates a screen for a table. `onEnd` receives the settings for the columns that the user described; none if they
  /// described no column.
  init(
    _ session: Session, _ question: CSVQuestion, _ evidence: TableEvidence?, of file: String,
    onEnd: @escaping ([CSVSetting]) -> Void
  ) {
    (self.file, self.onEnd, dialog) = (file, onEnd, ColumnsDialog(question, evidence))
    super.init(session)
  }

  /// Shows the columns, or the meanings of the chosen one.
  override func update() {
    let presenter = session.settings.presenter
    var model = SetupView.Model(title: strings.questionTitle(file))
    model.rows = QuestionRows(table: presenter.table(of: dialog), lit: line > 0 ? [line - 1] : [])
    if let meaning {
      model.help = strings.columnHelp(presenter.columnName(line - 1, dialog))
      (model.choices, model.selected) = (presenter.fieldChoices, meaning)
    } else {
      model.help = strings.columnsHelp
      (model.choices, model.selected) = (presenter.choices(of: dialog), line)
    }
    form.model = model
    hints.keys = keys
    show(position: strings.questionKeysBack)
  }

  /// Returns to the columns, or ends without settings.
  override func goBack() { if meaning == nil { onEnd([]) } else { meaning = nil } }

  override func take(_ key: Key) -> Bool {
    let count = meaning == nil ? dialog.fields.count + 1 : ColumnsDialog.choices.count
    // A digit chooses the column with that number.
    let place = meaning ?? line
    guard let place = key.place(of: place, in: count) else { return false }
    if meaning == nil { line = place } else { meaning = place }
    return true
  }

  override func accept() {
    if let meaning {
      dialog.set(line - 1, ColumnsDialog.choices[meaning])
      self.meaning = nil
      line = min(line + 1, dialog.fields.count)
    } else if line == 0 {
      onEnd(dialog.settings)
    } else {
      meaning = ColumnsDialog.choices.firstIndex(of: dialog.fields[line - 1]) ?? 0
    }
  }
}
