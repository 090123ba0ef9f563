// swift-tools-version: 6.2
import PackageDescription

/// Curses keeps its state in globals: a call from anywhere but the main actor is an error, not a warning.
/// And what is asynchronous goes on where it was called from, not in Swift's shared pool of threads, which never rests.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")

let package = Package(
  name: "bankey",
  products: [
    .executable(name: "bankey", targets: ["bankey"]),
    .executable(name: "bankey-sync", targets: ["bankey-sync"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CMainQueue"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl"),
    .systemLibrary(name: "CPAM"),
    .systemLibrary(name: "CProcess"),

    .target(name: "TerminalText", swiftSettings: strict),
    .target(name: "TUIKit", dependencies: ["TerminalText"], swiftSettings: onMainActor),
    .target(
      name: "CursesTerminal", dependencies: ["TUIKit", "TerminalText", "CNcurses", "CMainQueue"],
      swiftSettings: onMainActor),

    .target(name: "BankeyCore", dependencies: ["TerminalText"], swiftSettings: strict),
    .target(name: "BankeyConfig", dependencies: ["BankeyCore"], swiftSettings: strict),
    .target(name: "BankeyStore", dependencies: ["BankeyCore", "CSQLite"], swiftSettings: strict),
    .target(name: "BankeyStatements", dependencies: ["BankeyCore", "CXML2"], swiftSettings: strict),
    .target(name: "BankeySources", dependencies: ["BankeyCore", "BankeyStatements", "CCurl"], swiftSettings: strict),
    .target(name: "BankeyUI", dependencies: ["BankeyCore", "TUIKit"], swiftSettings: onMainActor),

    .executableTarget(
      name: "bankey",
      dependencies: [
        "BankeyUI", "TUIKit", "CursesTerminal", "BankeyCore", "BankeyStore", "BankeyConfig", "CPAM",
        "CProcess", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "bankey-sync",
      dependencies: [
        "BankeySources", "BankeyStatements", "BankeyStore", "BankeyConfig", "BankeyCore", "CProcess", argumentParser,
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "table-bench", dependencies: ["CursesTerminal", "TUIKit"], path: "Benchmarks/table-bench",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "parse-bench", dependencies: ["BankeyStatements", "BankeyCore"], path: "Benchmarks/parse-bench",
      swiftSettings: strict),
    .executableTarget(
      name: "find-bench", dependencies: ["BankeyStore", "BankeyCore"], path: "Benchmarks/find-bench",
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["TUIKit", "BankeyCore"], path: "Tests/TestSupport",
      swiftSettings: onMainActor),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "TUIKitTests", dependencies: ["TUIKit", "TestSupport"], swiftSettings: onMainActor),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CursesTerminal", "TUIKit"], path: "Tests/TerminalProbe",
      swiftSettings: onMainActor),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CursesTerminal", "CNcurses", "TUIKit", "TerminalProbe", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(name: "BankeyCoreTests", dependencies: ["BankeyCore", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "BankeyConfigTests", dependencies: ["BankeyConfig", "BankeyCore"], swiftSettings: strict),
    .testTarget(
      name: "BankeyStoreTests", dependencies: ["BankeyStore", "BankeyCore", "CSQLite", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyStatementsTests",
      dependencies: ["BankeyStatements", "BankeyConfig", "BankeyCore", "TestSupport"], exclude: ["Found"],
      swiftSettings: strict),
    .testTarget(
      name: "BankeySourcesTests", dependencies: ["BankeySources", "BankeyCore", "TestSupport", flyingFox],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyUITests", dependencies: ["BankeyUI", "CursesTerminal", "TerminalText", "TestSupport"],
      exclude: ["Screens"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "bankey", "bankey-sync", "BankeyUI", "BankeyCore", "BankeyStore", "TUIKit", "TerminalText", "CSQLite",
        "TestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "bankey", "bankey-sync", "BankeyCore", "BankeySources", "BankeyStore", "BankeyUI", "TUIKit", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
