package dev.rowan.processor.quantity;

import java.util.Arrays;
import java.util.List;

/**
 * The limits that rules compare quantities with. A quantity above the first bound is a warning, one
 * above the second an error. The option {@code -Arowan.limit.<name>} changes the bounds.
 */
public enum DesignLimit {
  ROWS_PER_PARTITION("rowsPerPartition", 100_000, 1_000_000, "advice of Cassandra's documentation"),
  BYTES_PER_PARTITION(
      "bytesPerPartition", 100_000_000, 1_000_000_000, "advice of Cassandra's documentation"),
  KEY_BYTES("keyBytes", 1_024, 65_535, "Cassandra refuses keys of more than 65,535 bytes"),
  CLUSTERING_BYTES(
      "clusteringBytes",
      DesignLimit.NONE,
      DesignLimit.NONE,
      "Amazon Keyspaces refuses rows with more in their clustering columns"),
  VALUE_BYTES("valueBytes", 1_000_000, 16_777_216, "Cassandra refuses writes above 16 MiB"),
  ROW_BYTES("rowBytes", 1_000_000, 16_777_216, "Cassandra refuses writes above 16 MiB"),
  COLUMNS_PER_TABLE("columnsPerTable", 100, 500, "each cell has its own overhead in a read"),
  COLLECTION_ELEMENTS(
      "collectionElements",
      1_000,
      10_000,
      "ScyllaDB warns of collections with more than 10,000 elements"),
  STATIC_BYTES(
      "staticBytes",
      DesignLimit.NONE,
      DesignLimit.NONE,
      "Amazon Keyspaces refuses partitions with more in their static columns"),
  WRITES_PER_SECOND(
      "writesPerSecondPerPartition",
      1_000,
      DesignLimit.NONE,
      "Amazon Keyspaces accepts 1,000 writes of 1 KB per second to one partition"),
  READS_PER_SECOND(
      "readsPerSecondPerPartition",
      3_000,
      DesignLimit.NONE,
      "Amazon Keyspaces accepts 3,000 reads of 4 KB per second of one partition"),
  FAN_OUT("fanOutPartitions", 10, 100, "each request goes to other nodes, and all must answer"),
  IN_PRODUCT(
      "inProduct",
      25,
      100,
      "Cassandra has the guardrail in_select_cartesian_product, and Amazon Keyspaces refuses more than 100"),
  ROWS_PER_RESULT("rowsPerResult", 5_000, DesignLimit.NONE, "the page size of drivers"),
  TOMBSTONES(
      "tombstonesPerRead",
      1_000,
      100_000,
      "tombstone_warn_threshold and tombstone_failure_threshold of Cassandra"),
  BATCH_BYTES(
      "batchBytes",
      5_120,
      51_200,
      "batch_size_warn_threshold and batch_size_fail_threshold of Cassandra"),
  NAME_LENGTH("nameLength", 48, 48, "Cassandra 3 refuses longer ones"),
  SKEW("skew", 10, DesignLimit.NONE, "one partition then has the load of ten");

  private static final double NONE = Double.POSITIVE_INFINITY;

  private final String option;
  private final double warning;
  private final double error;
  private final String source;

  DesignLimit(String option, double warning, double error, String source) {
    this.option = option;
    this.warning = warning;
    this.error = error;
    this.source = source;
  }

  /** The two bounds of a limit; an infinite bound is never exceeded. */
  public record Bounds(double warning, double error) {}

  /** Returns the name in the option. */
  public String option() {
    return option;
  }

  /** Returns where the limit comes from without an option, in words. */
  String source() {
    return source;
  }

  /** Returns the bounds without options. */
  public Bounds bounds() {
    return new Bounds(warning, error);
  }

  /** Returns the names of all limits. */
  public static List<String> options() {
    return Arrays.stream(values()).map(DesignLimit::option).toList();
  }
}
