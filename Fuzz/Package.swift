// swift-tools-version: 6.2
import PackageDescription

/// libFuzzer over every parser and the store. A package of its own over the same sources, because all of them are built with its counters.
let checked: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer,address"]), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "fuzz",
  targets: [
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CSQLite"),
    .target(name: "TerminalText", swiftSettings: checked),
    .target(name: "BankeyCore", dependencies: ["TerminalText"], swiftSettings: checked),
    .target(name: "BankeyConfig", dependencies: ["BankeyCore"], swiftSettings: checked),
    .target(name: "BankeyStore", dependencies: ["BankeyCore", "CSQLite"], swiftSettings: checked),
    .target(name: "BankeyStatements", dependencies: ["BankeyCore", "CXML2"], swiftSettings: checked),
    .executableTarget(
      name: "fuzz", dependencies: ["BankeyStatements", "BankeyStore", "BankeyConfig", "BankeyCore"],
      swiftSettings: checked + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]),
  ],
  swiftLanguageModes: [.v6]
)
