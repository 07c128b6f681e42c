package dev.rowan.storage.embedded;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.embedded.catalog.StoreClock;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.ResourceLimits;
import dev.rowan.storage.embedded.engine.RocksStore;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;

/**
 * Serves {@code rowan:embedded:<directory>}: a store in a directory, which is created if needed.
 * The options are {@code durability} ({@code buffered} or {@code sync}), {@code memory} (bytes
 * outside of the Java heap), {@code recovery} ({@code strict} or {@code salvage}), {@code
 * background-jobs} (threads that flush and compact), {@code compaction-rate} (maximum bytes per
 * second that these threads write), and those of {@code rowan:memory:}.
 *
 * <p>For the run time: {@code Rowan.connect} finds this class by the service loader.
 */
public final class EmbeddedProvider implements BackendProvider {
  private static final String DURABILITY = "durability";
  private static final String RECOVERY = "recovery";
  private static final String MEMORY = "memory";
  private static final String BACKGROUND_JOBS = "background-jobs";
  private static final String COMPACTION_RATE = "compaction-rate";

  /** For {@link java.util.ServiceLoader}. */
  public EmbeddedProvider() {}

  @Override
  public String scheme() {
    return "embedded";
  }

  @Override
  public Backend open(ConnectionString address) {
    return open(address, InstantSource.system());
  }

  @Override
  public Backend open(ConnectionString address, InstantSource time) {
    EmbeddedOptions.requireKnown(
        address,
        BackendSettings.optionsWith(
            DURABILITY, RECOVERY, MEMORY, BACKGROUND_JOBS, COMPACTION_RATE));
    Durability durability = durability(address.options().getOrDefault(DURABILITY, "buffered"));
    BackendSettings settings = BackendSettings.of(address, durability);
    boolean salvaging = isSalvaging(address.options().getOrDefault(RECOVERY, "strict"));
    Path directory = directory(address);
    try {
      RocksStore store = RocksStore.open(directory, resourceLimits(address), salvaging);
      return EmbeddedBackend.over(store, settings, StoreClock.micros(time));
    } catch (CorruptStoreException e) {
      throw e.with("directory", directory.toString());
    }
  }

  private static ResourceLimits resourceLimits(ConnectionString address) {
    ResourceLimits standard = ResourceLimits.STANDARD;
    return new ResourceLimits(
        EmbeddedOptions.bytes(address, MEMORY, standard.memory(), ResourceLimits.LEAST_MEMORY),
        EmbeddedOptions.count(address, BACKGROUND_JOBS, standard.backgroundJobs(), 1),
        EmbeddedOptions.bytes(address, COMPACTION_RATE, standard.compactionRate(), 1));
  }

  private static Durability durability(String option) {
    return switch (option) {
      case "buffered" -> Durability.BUFFERED;
      case "sync" -> Durability.SYNC;
      default ->
          throw EmbeddedOptions.mistake(
              Map.of("option", DURABILITY, "expected", "buffered or sync"));
    };
  }

  private static boolean isSalvaging(String option) {
    return switch (option) {
      case "strict" -> false;
      case "salvage" -> true;
      default ->
          throw EmbeddedOptions.mistake(
              Map.of("option", RECOVERY, "expected", "strict or salvage"));
    };
  }

  private static Path directory(ConnectionString address) {
    if (address.target().isEmpty()) {
      throw EmbeddedOptions.mistake(Map.of("expected", "rowan:embedded:<directory>"));
    }
    try {
      return Path.of(address.target());
    } catch (InvalidPathException e) {
      throw new ConfigurationException(
          ErrorCode.UNUSABLE_DIRECTORY, Map.of("directory", address.target()), e);
    }
  }
}
