import BankeyModel
import BankeyStatements
import Glibc

/// Parses a statement file and counts its contents: `parse-bench FILE`.
guard let path = CommandLine.arguments.dropFirst().first, let file = fopen(path, "r") else {
  print("parse-bench FILE")
  exit(2)
}
fseek(file, 0, SEEK_END)
let size = ftell(file)
guard let bytes = mmap(nil, size, PROT_READ, MAP_PRIVATE, fileno(file), 0), bytes != MAP_FAILED else { exit(1) }
var transactions = 0
do {
  try StatementParser.parse(UnsafeRawBufferPointer(start: bytes, count: size)) { event in
    if case .transactions(let some) = event { transactions += some.count }
  }
} catch {
  print("parse-bench: \(error)")
  exit(1)
}
print("\(transactions) transactions")
