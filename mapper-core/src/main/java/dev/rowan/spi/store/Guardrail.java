package dev.rowan.spi.store;

/** The measures that Rowan monitors, to warn of designs that do not scale. */
public enum Guardrail {
  /** The size of the serialized partition key, or of one clustering value, in bytes. */
  KEY_SIZE("R-01", "key"),
  /** The size of one written value in bytes. */
  VALUE_SIZE("R-02", "value"),
  /** The number of elements of a collection in one write. */
  COLLECTION_SIZE("R-03", "elements"),
  /** The number of rows of one partition that a method returned as one list. */
  ROWS_AT_ONCE("R-04", "rows"),
  /** The number of deleted or expired rows that a read skipped. */
  DEAD_ROWS("R-05", "dead-rows"),
  /**
   * The share of the busiest partitions of a table in its writes of one minute, in percent. This
   * guardrail refuses nothing.
   */
  PARTITION_SHARE("R-06", "partition-share", false),
  /** The writes of one partition per second, on average of one minute; refuses nothing. */
  PARTITION_WRITES("R-06", "partition-writes", false),
  /**
   * The writes of the busiest shard of a table in one minute, in percent of the mean of its other
   * shards, at most 10,000. This guardrail refuses nothing.
   */
  SHARD_BALANCE("R-07", "shard-balance", false),
  /**
   * The number of index entries that a read on a cluster skipped because they do not match their
   * rows. At the refuse limit a page ends early, and a read without pages fails.
   */
  STALE_ENTRIES("R-08", "stale-entries"),
  /**
   * The share of the entries of an index that reads on a cluster filtered within a minute, because
   * they do not match their rows, in percent. This guardrail refuses nothing.
   */
  STALE_SHARE("R-08", "stale-share", false),
  /**
   * The number of index entries that reads on a cluster repaired, which removes orphaned entries.
   * This guardrail only counts: it has no limits and refuses nothing.
   */
  REPAIRED_ENTRIES("R-08", "", false),
  /**
   * The requests of one call on a cluster, in percent of those that the plan of its method needs.
   * This guardrail refuses nothing.
   */
  REQUESTS("R-09", "requests", false),
  /**
   * The rows inserted into a table, or into one partition, within a day, in percent of the number
   * that the model states by {@code @Rate} or {@code @Rows}. This guardrail refuses nothing.
   */
  ROW_DRIFT("R-10", "row-drift", false),
  /** The size of a batch over several partitions in bytes. */
  BATCH_BYTES("R-12", "batch"),
  /** The number of partitions of one batch. */
  BATCH_PARTITIONS("R-12", "batch-partitions"),
  /**
   * The number of warnings in responses of servers, except those about skipped rows. This guardrail
   * has no limits and refuses nothing.
   */
  SERVER_WARNINGS("R-05", "", false);

  private final String code;
  private final String option;
  private final boolean refuses;

  Guardrail(String code, String option) {
    this(code, option, true);
  }

  Guardrail(String code, String option, boolean refuses) {
    this.code = code;
    this.option = option;
    this.refuses = refuses;
  }

  /** Returns the stable code, such as {@code R-02}. */
  public String code() {
    return code;
  }

  /**
   * Returns the prefix of the options of this guardrail, such as {@code value} for {@code
   * value-warn} and {@code value-refuse}; empty if it has no options.
   */
  public String option() {
    return option;
  }

  /**
   * Returns whether this guardrail can refuse a request. A guardrail that measures many requests
   * together only warns, and has no option with {@code -refuse}.
   */
  public boolean refuses() {
    return refuses;
  }
}
