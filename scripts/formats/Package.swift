// swift-tools-version: 6.2
import PackageDescription

/// Generates bankey's tables of formats. A separate package, because bankey must not link ICU.
let package = Package(
  name: "formats",
  targets: [
    .executableTarget(
      name: "formats", swiftSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("_FoundationICU")])
  ],
  swiftLanguageModes: [.v6]
)
