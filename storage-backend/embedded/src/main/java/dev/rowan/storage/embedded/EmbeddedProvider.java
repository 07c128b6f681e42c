package dev.rowan.storage.embedded;

import dev.rowan.backend.Backend;
import dev.rowan.backend.BackendProvider;
import dev.rowan.backend.ConnectionString;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.RocksStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/**
 * Serves {@code rowan:embedded:<directory>?durability=buffered|sync}: a store in a directory, which
 * is made if needed.
 */
public final class EmbeddedProvider implements BackendProvider {
  private static final String DURABILITY = "durability";

  /** For {@link java.util.ServiceLoader}. */
  public EmbeddedProvider() {}

  @Override
  public String scheme() {
    return "embedded";
  }

  @Override
  public Backend open(ConnectionString address) {
    Options.requireKnown(address, Set.of(DURABILITY));
    Durability durability = durability(address.options().getOrDefault(DURABILITY, "buffered"));
    return EmbeddedBackend.over(RocksStore.open(directory(address)), durability);
  }

  private static Durability durability(String option) {
    return switch (option) {
      case "buffered" -> Durability.BUFFERED;
      case "sync" -> Durability.SYNC;
      default ->
          throw Options.mistake(
              Map.of("option", DURABILITY, "expected", "buffered or sync", "found", option));
    };
  }

  private static Path directory(ConnectionString address) {
    if (address.target().isEmpty()) {
      throw Options.mistake(Map.of("expected", "rowan:embedded:<directory>"));
    }
    try {
      return Path.of(address.target());
    } catch (InvalidPathException e) {
      throw new SetupMistake(
          ErrorCode.UNUSABLE_DIRECTORY, Map.of("directory", address.target()), e);
    }
  }
}
