package dev.rowan.storage.cassandra;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The driver for Node.js, which shares no code with the Java driver; npm fetches it for a test. */
final class SecondClient {
  private static final System.Logger LOG = System.getLogger(SecondClient.class.getName());
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path directory;

  private SecondClient(Path directory) {
    this.directory = directory;
  }

  /** Returns the client, or empty, with a warning, if Node.js, npm or the package is missing. */
  static Optional<SecondClient> installed() {
    Path directory = Path.of("target", "second-client").toAbsolutePath();
    try {
      Files.createDirectories(directory);
      for (List<String> command :
          List.of(
              List.of("node", "--version"),
              List.of(
                  "npm",
                  "install",
                  "--no-audit",
                  "--no-fund",
                  "--ignore-scripts",
                  "--no-package-lock",
                  "--prefix",
                  directory.toString(),
                  "cassandra-driver@4"))) {
        Path output = directory.resolve("install.log");
        if (run(command, directory, output) != 0) {
          return missing(command + " fails: " + Files.readString(output));
        }
      }
      return Optional.of(new SecondClient(directory));
    } catch (IOException e) {
      return missing(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the answers to the cases, in their order. */
  List<Object> answers(CassandraKeyspace keyspace, List<Map<String, Object>> cases) {
    InetSocketAddress server = keyspace.contactPoint();
    try (InputStream script = getClass().getResourceAsStream("/second-client/client.js")) {
      Path program = directory.resolve("client.js");
      Files.write(program, script.readAllBytes());
      Path questions = directory.resolve("cases.json");
      JSON.writeValue(questions.toFile(), cases);
      Path output = directory.resolve("answers.json");
      List<String> command =
          List.of(
              "node",
              program.toString(),
              server.getHostString(),
              Integer.toString(server.getPort()),
              keyspace.datacenter(),
              keyspace.name(),
              questions.toString());
      int result = run(command, directory, output);
      if (result != 0) {
        throw new AssertionError(
            "the client ended with " + result + ": " + Files.readString(output));
      }
      return JSON.readValue(output.toFile(), new TypeReference<List<Object>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<SecondClient> missing(String why) {
    LOG.log(System.Logger.Level.WARNING, "NOT TESTED with a second client: {0}", why);
    return Optional.empty();
  }

  private static int run(List<String> command, Path directory, Path output) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      process.getOutputStream().close();
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        throw new AssertionError(command + " does not end");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    } finally {
      Stream.concat(process.descendants(), Stream.of(process.toHandle()))
          .forEach(ProcessHandle::destroyForcibly);
    }
  }
}
