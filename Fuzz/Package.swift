// swift-tools-version: 6.2
import PackageDescription

/// libFuzzer for every parser, the store, terminal input and the screens. A package of its own over the same sources,
/// because it builds all of them with libFuzzer's instrumentation.
let checked: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer,address"]), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let drawing = checked + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "fuzz",
  targets: [
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CPQ"),
    .target(name: "TerminalText", swiftSettings: checked),
    .target(name: "BankeyModel", dependencies: ["TerminalText"], swiftSettings: checked),
    .target(name: "BankeyText", dependencies: ["BankeyModel", "TerminalText"], swiftSettings: checked),
    .target(name: "BankeyConfig", dependencies: ["BankeyModel", "BankeyText"], swiftSettings: checked),
    .target(name: "BankeyStore", dependencies: ["BankeyModel", "CSQLite", "CPQ"], swiftSettings: checked),
    .target(name: "BankeyStatements", dependencies: ["BankeyModel", "CXML2"], swiftSettings: checked),
    .target(name: "TUIKit", dependencies: ["TerminalText"], swiftSettings: drawing),
    .target(name: "BankeyCore", dependencies: ["BankeyModel", "BankeyText", "TerminalText"], swiftSettings: checked),
    .target(
      name: "BankeyUI", dependencies: ["BankeyCore", "BankeyText", "BankeyModel", "TUIKit"], swiftSettings: drawing),
    // A terminal in memory, and sample accounts.
    .target(
      name: "TestSupport", dependencies: ["TUIKit", "BankeyCore", "BankeyText", "BankeyModel"],
      exclude: [
        "BuildProducts.swift", "Checkout.swift", "Command.swift", "Corpus.swift", "Pty.swift", "Screens",
        "SeededRandom+Picking.swift",
        "SeededRandom.swift", "Tmux.swift", "Waiting.swift",
      ], sources: ["Samples", "Terminal"], swiftSettings: drawing),
    .target(
      name: "Screens", dependencies: ["BankeyUI", "BankeyCore", "BankeyText", "BankeyModel", "TUIKit", "TestSupport"],
      swiftSettings: drawing + [.unsafeFlags(["-enable-testing"])]),
    // From bytes to events, without reading from a terminal.
    .target(
      name: "CursesTerminal", dependencies: ["TUIKit"], exclude: ["Input/Keyboard.swift"], sources: ["Input"],
      swiftSettings: drawing + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "BankeyStore", "BankeyConfig", "BankeyCore", "BankeyText", "BankeyModel", "CursesTerminal", "Screens", "TUIKit",
      ],
      swiftSettings: checked + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]),
    // Apart from the rest: after each input, libFuzzer looks at the counters of all code in the program.
    .executableTarget(
      name: "parsers", dependencies: ["BankeyStatements", "BankeyModel"],
      swiftSettings: checked + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]),
  ],
  swiftLanguageModes: [.v6]
)
