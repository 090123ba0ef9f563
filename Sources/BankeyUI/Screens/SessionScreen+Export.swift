import BankeyCore
import TUIKit

extension SessionScreen {
  /// Asks how `count` transactions are to be written to a file; `export` is what is shown now.
  func askHowToExport(_ count: Int, _ export: @escaping (ReportExport.Format) -> ReportExport) {
    guard !session.settings.choices.isPrivate else { return session.notice = strings.exportIsMasked }
    guard count > 0 else { return session.notice = strings.nothingToExport }
    let question = strings.exportWhat(count, session.settings.formats.count(count))
    application?.present(
      Alert(
        Text(strings.export, .title), Text(question),
        [
          .init("c", "CSV") { [session] in session.export(export(.csv)) },
          .init("j", "JSON") { [session] in session.export(export(.json)) },
          .init("n", strings.cancel),
        ]))
  }
}
