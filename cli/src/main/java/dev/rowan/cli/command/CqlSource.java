package dev.rowan.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The schema that a command reads: a CQL file, or a keyspace of a cluster. */
public final class CqlSource {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "A file of CQL statements, in UTF-8.")
  private @Nullable Path file;

  @Option(
      names = "--keyspace",
      paramLabel = "NAME",
      description = "The keyspace to read, if the file has tables of several keyspaces.")
  private @Nullable String keyspace;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description = {
        "In place of a file, the keyspace of a cluster:",
        "cassandra://<host>:<port>/<keyspace>?datacenter=<name>"
      })
  private @Nullable String url;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private CredentialOptions credentials;

  /** Returns the keyspace to read; empty if the text has only one. */
  Optional<String> keyspace() {
    return Optional.ofNullable(keyspace);
  }

  /** Reads the schema. */
  SchemaText read() {
    if (file != null && url == null) {
      return read(file);
    } else if (url != null && file == null) {
      // the text has line numbers, as the command of cqlsh prints it
      return new SchemaText("DESCRIBE KEYSPACE", credentials.describe(url));
    }
    throw new UnusableInputException("name either a FILE or a --url");
  }

  private static SchemaText read(Path path) {
    try {
      String text = Files.readString(path, UTF_8);
      // some editors begin a file with a mark, which is no part of the text
      return new SchemaText(
          path.toString(), text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    } catch (IOException failure) {
      throw new UnusableInputException(
          "the file `%s` cannot be read: %s".formatted(path, IoReasons.of(failure)), failure);
    }
  }
}
