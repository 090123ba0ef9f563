import CXML2

/// The version of the library that XML is read by.
public var xmlVersion: String { String(cString: xml_library_version()) }
