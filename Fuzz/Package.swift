// swift-tools-version: 6.2
import PackageDescription

/// libFuzzer over every parser, the store and what a terminal sends. A package of its own over the same sources, because all of them are built with its counters.
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
    .target(name: "TerminalText", swiftSettings: checked),
    .target(name: "BankeyModel", dependencies: ["TerminalText"], swiftSettings: checked),
    .target(name: "BankeyText", dependencies: ["BankeyModel", "TerminalText"], swiftSettings: checked),
    .target(name: "BankeyConfig", dependencies: ["BankeyModel", "BankeyText"], swiftSettings: checked),
    .target(name: "BankeyStore", dependencies: ["BankeyModel", "CSQLite"], swiftSettings: checked),
    .target(name: "BankeyStatements", dependencies: ["BankeyModel", "CXML2"], swiftSettings: checked),
    .target(name: "TUIKit", dependencies: ["TerminalText"], swiftSettings: drawing),
    // From bytes to events, without the terminal itself.
    .target(
      name: "CursesTerminal", dependencies: ["TUIKit"], exclude: ["Input/Keyboard.swift"], sources: ["Input"],
      swiftSettings: drawing + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(
      name: "fuzz",
      dependencies: ["BankeyStatements", "BankeyStore", "BankeyConfig", "BankeyModel", "CursesTerminal", "TUIKit"],
      swiftSettings: checked + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]),
  ],
  swiftLanguageModes: [.v6]
)
