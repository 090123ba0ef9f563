// swift-tools-version: 6.2
import PackageDescription

/// Writes bankey's table of formats. A package of its own, because bankey must not link ICU.
let package = Package(
  name: "formats",
  targets: [
    .executableTarget(
      name: "formats", swiftSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("_FoundationICU")])
  ],
  swiftLanguageModes: [.v6]
)
