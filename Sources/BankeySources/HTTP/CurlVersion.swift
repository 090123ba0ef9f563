import CCurl

/// The versions of the library that banks are asked by and of its TLS: `libcurl/7.88.1 OpenSSL/3.0.19`.
public var curlVersion: String {
  String(cString: curl_version()).split(separator: " ").prefix(2).joined(separator: " ")
}
