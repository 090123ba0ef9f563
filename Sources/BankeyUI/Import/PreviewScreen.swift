import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Previews an import: each row with its verdict. `y` imports what is shown, `n` does not.
final class PreviewScreen: ListScreen<PreviewScreen.Heading, PreviewRowViewModel> {
  /// A file of the preview with its heading, which a single file does not have.
  nonisolated struct Heading: Identifiable, Equatable {
    let id: Int
    let line: Text?
  }

  private let paths: [String]
  private let onCancel: () -> Void
  private let panel = TitlePanel()
  private let counts = Label()
  private var work: SyncProgress?
  var preview = ImportPreview()
  var isDone = false
  private var showsOnlyNews = false
  private var changes = 0
  /// The answers about tables so far, the questions asked about each file, and the files that the user has left out.
  var answers: [CSVSetting] = []
  var asked: [String: Set<Asked>] = [:]
  var leftOut: Set<String> = []
  /// The rounds of questions in order, so that answers can be taken back.
  var rounds: [Round] = []

  /// The identity of a question about a file.
  nonisolated struct Asked: Hashable {
    let topic: CSVQuestion.Topic
    let value: String
  }

  /// Questions about a file that were answered together, or columns that the user described without a question.
  struct Round {
    let file: ImportPreview.File
    let questions: [CSVQuestion]
    /// The replies; empty when the file was left out.
    var replies: [Reply] = []
    /// The answers before this round, the files left out and the questions asked before it.
    let answers: [CSVSetting]
    let leftOut: Set<String>
    let asked: [String: Set<Asked>]
  }

  /// Creates a preview of files and folders. `onCancel` is called when the user leaves without importing.
  init(_ session: Session, _ paths: [String], onCancel: @escaping () -> Void = {}) {
    (self.paths, self.onCancel) = (paths, onCancel)
    super.init(
      session, .preview, head: panel, line: counts, table: TableView { .with(PreviewRowView.self, $0) })
    table.header = { $0.line.map { .title($0) } }
  }

  /// Starts reading once the screen is visible.
  override func didAppear() { if work == nil { read() } }

  /// The state that determines the rows: the files read so far, and the width that determines the wording.
  override var state: ListState {
    ListState(version: session.version, columns: application?.terminal.size.width ?? 0, changes: changes)
  }

  /// Shows the rows read so far.
  override func fill() { showRows() }

  /// The doubt about the selected row, or how many rows are shown.
  override var position: String { remark }

  /// Updates the rows and the progress.
  override func update() {
    super.update()
    if !isDone, session.notice == nil, let work, let capabilities = application?.terminal.capabilities {
      hints.status = work.status(capabilities.symbols, session.settings.presenter)
    }
  }

  /// Imports, or leaves.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .accept: accept()
    case .cancel: cancel()
    case .filter: filter()
    case .describeColumns: describeColumns()
    case .skipRows: skipRows()
    case .back: takeBack()
    default: super.perform(command, isForward: isForward)
    }
  }

  override func goBack() { cancel() }

  /// Reads the files with the answers so far.
  func read() {
    let task = session.bank.previewFiles(at: paths, with: answers)
    let work = SyncProgress(
      strings.readingFiles, task.telling { [weak self] in self?.handle($0) }, isMoving: session.settings.motion,
      titles: [:], application: application)
    self.work = work
    session.runTask { [weak self] in self?.end(await work.outcome()) }
  }

  /// The file of the selected row.
  var selectedFile: ImportPreview.File? {
    let number =
      switch table.selectedRow?.id {
      case .note(let file, _), .row(let file, _): file
      case nil: 0
      }
    return preview.files.indices.contains(number) ? preview.files[number] : nil
  }

  private func accept() {
    let files = preview.accepted
    guard isDone, !files.isEmpty else { return session.notice = isDone ? strings.nothingNew : strings.readingFiles }
    application?.pop()
    session.importFiles(files, with: answers)
  }

  func cancel() {
    if !isDone { work?.stop() }
    application?.pop()
    session.notice = strings.notImported
    onCancel()
  }

  private func filter() {
    showsOnlyNews.toggle()
    changes += 1
    session.notice = showsOnlyNews ? strings.onlyNews : strings.allRows
  }

  /// Shows the rows of a file once it has been read completely.
  private func handle(_ event: SyncEvent) {
    preview.take(event)
    if case .file(let step) = event, step.state != .progress { changes += 1 }
  }

  private func end(_ outcome: SyncProgress.Outcome) {
    isDone = true
    changes += 1
    application?.setNeedsDisplay()
    if case .stopped = outcome { return }
    if let file = openFile { return ask(file) }
    guard case .failed(let trouble) = outcome, preview.accepted.isEmpty else { return }
    session.alert(strings.previewFailed, trouble.text(session.settings.presenter))
  }
}

extension PreviewScreen {
  private func showRows() {
    let presenter = session.settings.presenter
    panel.title = strings.preview + titleOfFile
    let width = application?.terminal.size.width ?? 0
    panel.figure = isDone && width >= 60 ? strings.nothingImportedYet : ""
    let words = presenter.counts(preview.counts)
    let isWide = Text(words).columns + 4 <= width
    counts.text = Text("  ") + Text(isWide ? words : presenter.shortCounts(preview.counts), .strong)
    layOut()
    let isAtFirst = table.isFirstSelected
    apply(
      Sections(
        preview.files.enumerated().map { number, file in
          (heading(of: file, number), presenter.rows(of: file, number, onlyNews: showsOnlyNews))
        }))
    // A note about a file is above its rows but may arrive after them.
    if isAtFirst { table.moveToFirst() }
  }

  /// The name of the only file, or of the first with the number of others.
  private var titleOfFile: String {
    guard let file = preview.files.first else { return "" }
    return "  " + name(of: file) + (preview.files.count > 1 ? " (+\(preview.files.count - 1))" : "")
  }

  private func heading(of file: ImportPreview.File, _ number: Int) -> Heading {
    guard preview.files.count > 1 else { return Heading(id: number, line: nil) }
    let counts = session.settings.presenter.shortCounts(file.counts)
    return Heading(id: number, line: Text("  ") + Text(name(of: file), .title) + Text("  " + counts, .secondary))
  }

  /// The name of a file on the screen.
  func name(of file: ImportPreview.File) -> String {
    session.settings.presenter.formats.foreign(file.path.split(separator: "/").last.map(String.init) ?? file.path)
  }

  /// The doubt about the selected row, or on narrow screens its account, because the row may have no room for it.
  /// Otherwise the number of rows shown, unless all are, or the note that known rows are left out.
  private var remark: String {
    let isNarrow = application?.terminal.size.width ?? 0 < 60
    if let row = table.selectedRow, let text = row.doubt ?? (isNarrow ? row.account : nil) { return text }
    if isDone, !profiles.isEmpty, !session.bank.isDemo {
      return profiles.map(strings.remembers).joined(separator: ", ")
    }
    let (formats, told) = (session.settings.formats, preview.files.reduce(0) { $0 + $1.rows.count })
    let count = preview.counts.values.reduce(0, +)
    if told < count { return strings.shownRows(formats.count(told), of: formats.count(count)) }
    return showsOnlyNews ? strings.onlyNews : ""
  }
}
