import Glibc

/// What the system says of an error number: "No such file or directory".
func errorText(_ number: Int32) -> String {
  String(cString: strerror(number))
}
