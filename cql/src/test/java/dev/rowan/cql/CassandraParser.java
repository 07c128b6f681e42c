package dev.rowan.cql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/** Cassandra's own parser, in a process of its own, because its jars must not meet the tests. */
final class CassandraParser {
  /** The property with the file that has the class path of Cassandra 5. */
  static final String CASSANDRA_5 = "rowan.test.cassandra.classpath";

  /** The same of Cassandra 4.1. */
  static final String CASSANDRA_4_1 = "rowan.test.cassandra.classpath.4.1";

  private static final int NEWEST_JAVA = 23;

  /** What the parser says about statements, and the nanoseconds that it takes for all of them. */
  record Answers(List<String> errors, long nanoseconds) {
    /** Returns whether the parser accepts a statement. */
    boolean accepts(int statement) {
      return errors.get(statement).isEmpty();
    }
  }

  private CassandraParser() {}

  /** Returns the answers; skips the test where no Cassandra is wanted. */
  static Answers parse(String version, List<String> statements)
      throws IOException, InterruptedException {
    assumeThat(System.getProperty("skipCassandra", "false"))
        .as("-DskipCassandra")
        .isEqualTo("false");
    assumeThat(Runtime.version().feature())
        .as("Cassandra 5 runs on Java %d at most", NEWEST_JAVA)
        .isLessThanOrEqualTo(NEWEST_JAVA);
    Path file = Files.createTempFile("rowan-statements", ".txt");
    try {
      Files.write(file, statements.stream().map(CassandraParser::encoded).toList());
      return answers(version, file, statements.size());
    } finally {
      Files.delete(file);
    }
  }

  private static Answers answers(String version, Path statements, int count)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command(version, statements))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> errors = new ArrayList<>();
    String line;
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      // Cassandra's classes also print their log.
      while ((line = output.readLine()) != null) {
        if (line.startsWith("answer ")) {
          errors.add(decoded(line.substring("answer ".length())));
        } else if (line.startsWith("nanoseconds ")) {
          assertThat(errors).hasSize(count);
          return new Answers(errors, Long.parseLong(line.substring("nanoseconds ".length())));
        }
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    throw new AssertionError("Cassandra's parser ended after " + errors.size() + " statements");
  }

  private static List<String> command(String version, Path statements) throws IOException {
    String jars = Files.readString(Path.of(System.getProperty(version))).strip();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (!Boolean.getBoolean("rowan.long")) {
      command.add("-XX:TieredStopAtLevel=1"); // as the tests themselves
    }
    Stream.of("jdk.internal.misc", "jdk.internal.ref", "sun.nio.ch", "java.lang", "java.nio")
        .map(name -> "--add-opens=java.base/" + name + "=ALL-UNNAMED")
        .forEach(command::add);
    command.add("-cp");
    command.add(System.getProperty("java.class.path") + File.pathSeparator + jars);
    command.add(CassandraParserMain.class.getName());
    command.add(statements.toString());
    return command;
  }

  static String encoded(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  static String decoded(String text) {
    return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
  }
}
