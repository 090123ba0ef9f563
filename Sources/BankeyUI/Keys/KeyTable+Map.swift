import BankeyCore
import TUIKit

extension KeyTable {
  /// The keys of a screen, with their texts. `perform` is told the command, and whether it goes forward.
  static func map(
    on place: KeyBinding.Place, _ settings: ViewerSettings, perform: @escaping (Command, _ isForward: Bool) -> Void
  ) -> KeyMap {
    let strings = settings.strings
    return KeyMap(
      bindings.filter { $0.places.contains(place) }.map { binding in
        KeyCommand(
          binding.keys, strings.help(binding.command),
          label: settings.formats.isASCII ? binding.label?.ascii : binding.label?.unicode,
          hint: binding.hints.contains(place) ? strings.hint(binding.command) : nil
        ) { key in perform(binding.command, !binding.backward.contains(key)) }
      })
  }

  /// What the mouse does, as lines of help.
  static func mouse(_ strings: any Strings) -> KeyMap {
    KeyMap(strings.mouse.map { KeyCommand([], $0.action, label: $0.gesture) {} })
  }
}
