package dev.rowan.junit;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A store that a test uses, with what is removed after it. JUnit closes it. */
final class OpenStore implements AutoCloseable {
  private final CallCosts costs = new CallCosts();
  private final Rowan rowan;
  private final @Nullable TestClock clock;
  private final @Nullable Runnable removal;

  private OpenStore(String url, @Nullable TestClock clock, @Nullable Runnable removal) {
    RowanOptions options = RowanOptions.defaults().withCallListener(costs.listener());
    this.rowan = Rowan.connect(url, clock == null ? options : options.withTime(clock));
    this.clock = clock;
    this.removal = removal;
  }

  /** Opens a store of this process. */
  static OpenStore at(String url) {
    return new OpenStore(url, new TestClock(), null);
  }

  static OpenStore onServer(String url) {
    return new OpenStore(url, null, null);
  }

  /** Opens a new keyspace of a server that this process started. */
  static OpenStore onKeyspace(LaunchedServer server) {
    String keyspace = server.createKeyspace();
    try {
      return new OpenStore(server.url(keyspace), null, () -> server.drop(keyspace));
    } catch (RuntimeException e) {
      server.drop(keyspace);
      throw e;
    }
  }

  /** Opens a durable store in a new temporary directory. */
  static OpenStore embedded() {
    Path directory = newDirectory();
    try {
      return new OpenStore(
          "rowan:embedded:" + directory.resolve("store"), new TestClock(), () -> remove(directory));
    } catch (RuntimeException e) {
      remove(directory);
      throw e;
    }
  }

  private static Path newDirectory() {
    try {
      return Files.createTempDirectory("rowan-test-");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Rowan rowan() {
    return rowan;
  }

  /** Returns the clock of the store; empty for that of a server. */
  Optional<TestClock> clock() {
    return Optional.ofNullable(clock);
  }

  CallCosts costs() {
    return costs;
  }

  @Override
  public void close() {
    try {
      rowan.close();
    } finally {
      if (removal != null) {
        removal.run();
      }
    }
  }

  private static void remove(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
