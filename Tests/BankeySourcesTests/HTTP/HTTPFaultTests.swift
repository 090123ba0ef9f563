import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Foundation
import TestSupport
import Testing

/// Every way in which a server can fail.
struct HTTPFaultTests {
  private let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  /// The client's error for a server that serves in this way, without the port.
  private func fault(
    limits: @escaping (inout HTTPLimits) -> Void = { _ in }, _ serve: @escaping @Sendable (RawConnection) -> Void
  ) async throws -> String {
    let server = try RawServer { connection in
      connection.readQuestion()
      serve(connection)
    }
    return plain(try await BankeySourcesTests.fault(server.url + "/a?secret=1", with: client(limits: limits)))
  }

  @Test func closedPortRefuses() async throws {
    #expect(plain(try await BankeySourcesTests.fault(RawServer.closedPort())) == "127.0.0.1 refused the connection.")
  }

  @Test func unknownHostIsNotFound() async throws {
    let words = try await BankeySourcesTests.fault("https://bank.invalid/a?secret=1")
    #expect(words == "bank.invalid was not found.")
  }

  @Test func silentServerTimesOut() async throws {
    let words = try await fault(limits: { $0.silence = .milliseconds(200) }) { $0.waitForEnd() }
    #expect(words == "127.0.0.1 did not answer within 200 milliseconds.")
  }

  @Test func stalledAnswerTimesOut() async throws {
    let words = try await fault(limits: { $0.silence = .milliseconds(200) }) { [head] connection in
      connection.send(head + "Content-Length: 100\r\n\r\n{")
      connection.waitForEnd()
    }
    #expect(words == "The answer from 127.0.0.1 was cut off: nothing came for 200 milliseconds.")
  }

  @Test func endlessAnswerIsTooLarge() async throws {
    let words = try await fault(limits: { $0.bytes = 2 << 20 }) { [head] connection in
      connection.send(head + "\r\n")
      while connection.send([UInt8](repeating: 0x20, count: 65_536)) {}
    }
    #expect(words == "The answer from 127.0.0.1 is larger than 2 MB.")
  }

  @Test func tricklingAnswerTakesTooLong() async throws {
    let words = try await fault(limits: { $0.total = .milliseconds(200) }) { [head] connection in
      connection.send(head + "\r\n")
      while connection.send(" ") {}
    }
    #expect(words == "The answer from 127.0.0.1 took longer than 200 milliseconds.")
  }

  @Test func endlessHeadersAreTooLarge() async throws {
    let words = try await fault(limits: { $0.bytes = 100 << 10 }) { [head] connection in
      connection.send(head)
      while connection.send("X-Header: " + String(repeating: "x", count: 1000) + "\r\n") {}
    }
    #expect(words == "The answer from 127.0.0.1 is larger than 100 KB.")
  }

  @Test func compressedBombIsTooLarge() async throws {
    let zipped = try zippedBlanks()
    let words = try await fault(limits: { $0.bytes = 1 << 20 }) { [head] connection in
      connection.send(head + "Content-Encoding: gzip\r\nContent-Length: \(zipped.count)\r\n\r\n")
      connection.send(zipped)
    }
    #expect(words == "The answer from 127.0.0.1 is larger than 1 MB.")
  }

  @Test func shortAnswerWasCutOff() async throws {
    let words = try await fault { [head] in $0.send(head + "Content-Length: 100\r\n\r\n{") }
    #expect(words == "The answer from 127.0.0.1 was cut off.")
  }

  @Test func unfinishedChunkedAnswerWasCutOff() async throws {
    let words = try await fault { [head] in $0.send(head + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":") }
    #expect(words == "The answer from 127.0.0.1 was cut off.")
  }

  @Test func serverThatHangsUpDidNotAnswer() async throws {
    #expect(try await fault { _ in } == "127.0.0.1 closed the connection without answering.")
  }

  @Test func nonHTTPIsReported() async throws {
    #expect(try await fault { $0.send("220 mail.example ESMTP\r\n") } == "127.0.0.1 sent something that is not HTTP.")
  }

  @Test func badCompressionIsReported() async throws {
    let words = try await fault { [head] connection in
      connection.send(head + "Content-Encoding: gzip\r\nContent-Length: 7\r\n\r\nnot zip")
    }
    #expect(words == "The answer from 127.0.0.1 cannot be decompressed.")
  }

  @Test func longAnswerEndsAtItsDeclaredLength() async throws {
    let server = try RawServer { [head] connection in
      connection.readQuestion()
      connection.send(head + "Content-Length: 2\r\n\r\n{}{}{}")
    }
    #expect(try await get(server.url).body == Array("{}".utf8))
  }

  @Test func waitingCanBeStopped() async throws {
    let cancellation = Cancellation()
    let server = try RawServer { connection in
      connection.readQuestion()
      cancellation.cancel()
      connection.waitForEnd()
    }
    let error = await #expect(throws: SourceError.self) { try await get(server.url, with: client(until: cancellation)) }
    #expect(error == SourceError("Stopped.", .stopped))
    #expect(try await BankeySourcesTests.fault(server.url, with: client(until: cancellation)) == "Stopped.")
  }
}

/// Two megabytes of nothing in two thousand bytes.
private func zippedBlanks() throws -> [UInt8] {
  let path = NSTemporaryDirectory() + "bankey-blanks-" + UUID().uuidString
  defer { try? FileManager.default.removeItem(atPath: path) }
  _ = try Command.run(["sh", "-c", "head -c 2097152 /dev/zero | gzip >'\(path)'"])
  return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// A sentence without the numbers of ports.
func plain(_ words: String) -> String { words.replacing(#/:\d+/#, with: "") }
