import BankeyCore

extension Setting {
  /// What writes texts so that no figure can be read in them.
  var maskedPresenter: Presenter {
    var setting = self
    setting.isPrivate = true
    return setting.presenter(isASCII: true)
  }
}
