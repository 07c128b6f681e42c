package dev.rowan.storage.embedded;

import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Threshold;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.write.WritePath;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The settings that every embedded store takes from its connection string, on disk or on the heap.
 *
 * @param durability what an acknowledged write survives
 * @param retention seconds for which the store retains tombstones for writes with older timestamps
 * @param limits the guardrail thresholds
 * @param vacuums whether the store removes expired and deleted data in the background
 * @param likeCluster whether the store stands for a cluster
 */
record BackendSettings(
    Durability durability,
    long retention,
    GuardrailLimits limits,
    boolean vacuums,
    boolean likeCluster) {
  /**
   * The embedded store accepts batches of any size; it only warns about batches that a cluster
   * refuses.
   */
  private static final GuardrailLimits LIMITS =
      GuardrailLimits.usual().with(Guardrail.BATCH_BYTES, new Threshold(5 << 10, Threshold.OFF));

  static final String LIKE = "like";

  private static final String RETENTION = "retention";
  private static final String VACUUM = "vacuum";
  private static final Set<String> OPTIONS = Set.of(RETENTION, VACUUM);

  static BackendSettings usual(Durability durability) {
    return new BackendSettings(durability, WritePath.USUAL_RETENTION, LIMITS, true, false);
  }

  /** Returns the options that all stores know, and these. */
  static Set<String> optionsWith(String... more) {
    Set<String> options = new TreeSet<>(OPTIONS);
    options.addAll(Set.of(more));
    options.addAll(GuardrailLimits.options());
    return options;
  }

  static BackendSettings of(ConnectionString address, Durability durability) {
    return new BackendSettings(
        durability,
        EmbeddedOptions.seconds(address, RETENTION, WritePath.USUAL_RETENTION),
        LIMITS.with(address.options()),
        vacuums(address.options().getOrDefault(VACUUM, "auto")),
        false);
  }

  /**
   * Returns the settings of a store that stands for a cluster if the option {@code like} says so.
   * It refuses batches of the sizes that a cluster refuses.
   */
  static BackendSettings likeCluster(ConnectionString address) {
    BackendSettings settings = of(address, Durability.BUFFERED);
    String like = address.options().get(LIKE);
    if (like == null) {
      return settings;
    }
    if (!like.equals("cassandra")) {
      throw EmbeddedOptions.mistake(Map.of("option", LIKE, "expected", "cassandra"));
    }
    return new BackendSettings(
        settings.durability(),
        settings.retention(),
        GuardrailLimits.usual().with(address.options()),
        settings.vacuums(),
        true);
  }

  private static boolean vacuums(String option) {
    return switch (option) {
      case "auto" -> true;
      case "off" -> false;
      default -> throw EmbeddedOptions.mistake(Map.of("option", VACUUM, "expected", "auto or off"));
    };
  }
}
