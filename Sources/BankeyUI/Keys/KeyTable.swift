import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// All key bindings, in the order of help.
nonisolated enum KeyTable {
  /// The bindings of all screens.
  static let bindings: [KeyBinding] = [
    KeyBinding(
      .row, pairs: [(.up, .down), ("k", "j"), (.control("p"), .control("n"))], on: moving, hints: moving,
      label: ("↑↓", "j k")),
    KeyBinding(.page, pairs: [(.pageUp, .pageDown), (.control("b"), .control("f"))], forward: [" "], on: moving),
    KeyBinding(.halfPage, pairs: [(.control("u"), .control("d"))], on: moving),
    KeyBinding(.end, pairs: [(.home, .end), ("g", "G")], on: moving),
    KeyBinding(.section, pairs: [(.backTab, .tab)], on: moving.subtracting([.netWorth])),
    KeyBinding(.currency, pairs: [(.backTab, .tab)], on: [.netWorth]),
    KeyBinding(.month, pairs: [("{", "}")], on: [.details, .timeline], hints: [.timeline], label: ("{ }", "{ }")),
    KeyBinding(
      .open, [.enter, .right, "l"], on: [.accounts, .find, .timeline, .figures, .netWorth, .upcoming, .sources],
      hints: [.accounts, .find, .timeline, .figures, .netWorth, .upcoming, .sources]),
    KeyBinding(.open, [.enter, "l"], on: [.details], hints: [.details]),
    KeyBinding(.openOtherSide, [.enter, "l"], on: [.transaction]),
    KeyBinding(
      .back, [.left, "h", .backspace], on: [.find, .timeline, .figures, .netWorth, .upcoming, .sources, .preview]),
    KeyBinding(.back, ["h", .backspace], on: [.details, .transaction]),
    KeyBinding(.chartDay, pairs: [(.left, .right)], on: [.details], label: ("← →", "Left Right")),
    KeyBinding(
      .neighbor, pairs: [(.left, .right)], on: [.transaction], hints: [.transaction], label: ("← →", "Left Right")),
    KeyBinding(
      .leave, [.escape], on: lists,
      hints: [.details, .find, .timeline, .transaction, .figures, .netWorth, .upcoming, .sources]),
    KeyBinding(.refresh, ["r"], on: lists, hints: [.accounts, .sources]),
    KeyBinding(.find, ["/"], on: finding, hints: finding),
    KeyBinding(.match, pairs: [("N", "n")], on: [.details, .find, .timeline]),
    KeyBinding(.counterparties, ["T"], on: [.details, .find, .timeline]),
    KeyBinding(.narrow, ["o"], on: [.timeline], hints: [.timeline]),
    KeyBinding(.news, ["c"], on: [.accounts, .details], hints: [.accounts]),
    KeyBinding(.timeline, ["t"], on: [.accounts, .details], hints: [.accounts]),
    KeyBinding(.upcoming, ["f"], on: [.accounts, .details], hints: [.accounts]),
    KeyBinding(.netWorth, ["w"], on: [.accounts], hints: [.accounts]),
    KeyBinding(.sources, ["s"], on: lists.subtracting([.sources]), hints: [.accounts]),
    KeyBinding(.density, ["d"], on: [.accounts], hints: [.accounts]),
    KeyBinding(.pane, ["|"], on: [.accounts, .find]),
    KeyBinding(.privacy, ["p"], on: moving),
    KeyBinding(.peek, ["v"], on: lists.subtracting([.sources])),
    KeyBinding(.grouping, ["D"], on: [.details]),
    KeyBinding(.runningBalance, ["b"], on: [.details]),
    KeyBinding(
      .chartRange, pairs: [("[", "]")], on: [.accounts, .details, .netWorth], hints: [.details, .netWorth],
      label: ("[ ]", "[ ]")),
    KeyBinding(
      .copyAmount, ["y"], on: lists.subtracting([.transaction, .sources]),
      hints: [.details, .figures, .netWorth, .upcoming]),
    KeyBinding(.copyField, ["y"], on: [.transaction, .sources], hints: [.transaction]),
    KeyBinding(.copyNumber, ["Y"], on: lists.subtracting([.figures, .netWorth, .upcoming, .sources])),
    KeyBinding(.export, ["e"], on: [.accounts, .details, .find, .timeline], hints: [.details]),
    KeyBinding(.delete, ["x"], on: [.details, .timeline, .transaction], hints: [.details, .transaction]),
    KeyBinding(.dismiss, ["x"], on: [.upcoming], hints: [.upcoming]),
    KeyBinding(.changeAccount, ["R"], on: [.accounts]),
    KeyBinding(
      .rename, ["R"], on: [.details, .find, .timeline, .transaction, .sources], hints: [.transaction]),
    KeyBinding(.sortOrder, ["S"], on: [.accounts]),
    KeyBinding(.stateBalance, ["="], on: [.accounts, .details]),
    KeyBinding(.undo, ["u"], on: [.accounts, .details, .find, .timeline, .transaction]),
    KeyBinding(.accept, ["y"], on: [.preview], hints: [.preview]),
    KeyBinding(.cancel, ["n", .escape], on: [.preview], hints: [.preview]),
    KeyBinding(.filter, ["f"], on: [.preview], hints: [.preview]),
    KeyBinding(.describeColumns, ["c"], on: [.preview], hints: [.preview]),
    KeyBinding(.skipRows, ["x"], on: [.preview]),
    KeyBinding(.demo, ["t"], on: [.firstRun]),
    KeyBinding(.importFiles, ["i"], on: [.accounts, .firstRun]),
    KeyBinding(.addSource, ["a"], on: [.accounts, .sources, .firstRun], hints: [.sources]),
    KeyBinding(.testSource, ["t"], on: [.sources], hints: [.sources]),
    KeyBinding(.reconnectSource, ["A"], on: [.sources], hints: [.sources]),
    KeyBinding(.removeSource, ["x"], on: [.sources], hints: [.sources]),
    KeyBinding(.help, ["?", .function(1)], hints: Set(KeyBinding.Place.allCases)),
    KeyBinding(.palette, [":"], on: moving),
    KeyBinding(.lock, ["L"]),
    KeyBinding(.mouse, ["m"]),
    KeyBinding(.repaint, [.control("l")]),
    KeyBinding(.quit, ["q"], hints: [.accounts, .firstRun]),
    KeyBinding(.suspend, [.control("z")]),
    KeyBinding(.quitNow, [.control("c")]),
  ]

  private static let lists: Set<KeyBinding.Place> = [
    .accounts, .details, .find, .timeline, .transaction, .figures, .netWorth, .upcoming, .sources,
  ]
  private static let moving = lists.union([.preview])
  private static let finding: Set<KeyBinding.Place> = [.accounts, .details, .find, .timeline]
}

extension KeyTable {
  /// The keys of a screen, with their texts. The status line leaves out the commands of `hidden`. `perform` receives the
  /// command and whether it goes forward.
  static func map(
    on place: KeyBinding.Place, _ settings: ViewerSettings, hiding hidden: Set<Command> = [],
    perform: @escaping (Command, _ isForward: Bool) -> Void
  ) -> KeyMap {
    let strings = settings.strings
    return KeyMap(
      settings.keys.bindings.filter { $0.places.contains(place) }.map { binding in
        var command = KeyCommand(
          binding.keys, strings.help(binding.command),
          label: settings.formats.isASCII ? binding.label?.ascii : binding.label?.unicode,
          hint: binding.hints.contains(place) && !hidden.contains(binding.command) ? strings.hint(binding.command) : nil
        ) { key in perform(binding.command, !binding.backward.contains(key)) }
        (command.keepsHint, command.shortTitle) = (binding.command == .help, strings.hint(binding.command))
        return command
      })
  }

  /// The commands that can be chosen by name: all of a screen except movements, and those that work on every screen.
  static func named(on place: KeyBinding.Place, _ settings: ViewerSettings, _ commands: KeyMap) -> KeyMap {
    let unnamed: Set<Command> = [
      .row, .page, .halfPage, .end, .section, .currency, .palette, .repaint, .suspend, .quitNow,
    ]
    let here = settings.keys.bindings.filter { $0.places.contains(place) }
    return KeyMap(zip(here, commands.commands).filter { !unnamed.contains($0.0.command) }.map(\.1))
  }

  /// The keys of forms, as lines of help. Forms handle them before those of the table.
  static func form(_ strings: any Strings) -> KeyMap {
    let keys: [(FormKey, keys: [Key], label: String?)] = [
      (.choose, [.up, .down], nil), (.chooseByNumber, [], "1-9"), (.complete, [.tab], nil), (.accept, [.enter], nil),
      (.leave, [.escape], nil),
    ]
    return KeyMap(keys.map { KeyCommand($0.keys, strings.form($0.0), label: $0.label) { _ in } })
  }

  /// The mouse gestures, as lines of help.
  static func mouse(_ strings: any Strings) -> KeyMap {
    KeyMap(strings.mouse.map { KeyCommand([], $0.action, label: $0.gesture) {} })
  }
}
