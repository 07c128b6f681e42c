package dev.rowan.processor;

import static dev.rowan.processor.quantity.DesignLimit.BYTES_PER_PARTITION;
import static dev.rowan.processor.quantity.DesignLimit.CLUSTERING_BYTES;
import static dev.rowan.processor.quantity.DesignLimit.FAN_OUT;
import static dev.rowan.processor.quantity.DesignLimit.KEY_BYTES;
import static dev.rowan.processor.quantity.DesignLimit.READS_PER_SECOND;
import static dev.rowan.processor.quantity.DesignLimit.ROW_BYTES;
import static dev.rowan.processor.quantity.DesignLimit.STATIC_BYTES;
import static dev.rowan.processor.quantity.DesignLimit.VALUE_BYTES;
import static dev.rowan.processor.quantity.DesignLimit.WRITES_PER_SECOND;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.quantity.DesignLimit;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Limits and severities that belong together: those of a service, or of a way of working. Options
 * for single limits and rules have precedence.
 *
 * @param option the name in the option
 * @param limits the limits that differ from those without a profile
 * @param severities the severities that differ from those of the rules, by code
 */
record Profile(
    String option, Map<DesignLimit, DesignLimit.Bounds> limits, Map<String, Severity> severities) {
  private static final double NONE = Double.POSITIVE_INFINITY;

  /** Limits of Apache Cassandra. */
  static final Profile DEFAULT = new Profile("default", Map.of(), Map.of());

  /** Every table and every read of several rows states its numbers. */
  private static final Profile STRICT =
      new Profile(
          "strict",
          Map.of(),
          Map.of(
              "SIZ-07", Severity.ERROR,
              "SIZ-08", Severity.ERROR,
              "TTL-01", Severity.ERROR,
              "QRY-13", Severity.ERROR));

  /** Quotas of Amazon Keyspaces. */
  private static final Profile KEYSPACES =
      new Profile(
          "keyspaces",
          Map.of(
              KEY_BYTES, new DesignLimit.Bounds(1_024, 2_048),
              CLUSTERING_BYTES, new DesignLimit.Bounds(850, 850),
              ROW_BYTES, new DesignLimit.Bounds(500_000, 1_048_576),
              STATIC_BYTES, new DesignLimit.Bounds(1_048_576, 1_048_576),
              VALUE_BYTES, new DesignLimit.Bounds(500_000, 1_048_576),
              FAN_OUT, new DesignLimit.Bounds(10, 100),
              WRITES_PER_SECOND, new DesignLimit.Bounds(1_000, NONE),
              READS_PER_SECOND, new DesignLimit.Bounds(3_000, NONE)),
          Map.of());

  /** Warnings of ScyllaDB about large partitions and rows. */
  private static final Profile SCYLLA =
      new Profile(
          "scylla",
          Map.of(
              BYTES_PER_PARTITION, new DesignLimit.Bounds(1_000_000_000, 10_000_000_000d),
              ROW_BYTES, new DesignLimit.Bounds(10_000_000, 16_777_216)),
          Map.of());

  /**
   * Quotas of Azure Cosmos DB: 20 GB for a logical partition, 2 MB for a row. One physical
   * partition serves 2,000 writes or 10,000 reads of 1 KB per second.
   */
  private static final Profile COSMOS =
      new Profile(
          "cosmos",
          Map.of(
              BYTES_PER_PARTITION, new DesignLimit.Bounds(10_000_000_000d, 20_000_000_000d),
              ROW_BYTES, new DesignLimit.Bounds(1_000_000, 2_000_000),
              VALUE_BYTES, new DesignLimit.Bounds(1_000_000, 2_000_000),
              WRITES_PER_SECOND, new DesignLimit.Bounds(2_000, NONE),
              READS_PER_SECOND, new DesignLimit.Bounds(10_000, NONE)),
          Map.of());

  /** Warnings of DataStax Astra DB. */
  private static final Profile ASTRA =
      new Profile(
          "astra",
          Map.of(BYTES_PER_PARTITION, new DesignLimit.Bounds(100_000_000, 1_000_000_000)),
          Map.of());

  /** Servers before 3.0, which store the name of a column in each cell. */
  private static final Profile LEGACY =
      new Profile("legacy", Map.of(), Map.of("TYP-03", Severity.NOTE));

  private static final List<Profile> ALL =
      List.of(DEFAULT, STRICT, KEYSPACES, SCYLLA, COSMOS, ASTRA, LEGACY);

  Profile {
    limits = Map.copyOf(limits);
    severities = Map.copyOf(severities);
  }

  static Optional<Profile> named(String option) {
    return ALL.stream().filter(each -> each.option().equals(option)).findFirst();
  }

  static List<String> options() {
    return ALL.stream().map(Profile::option).toList();
  }
}
