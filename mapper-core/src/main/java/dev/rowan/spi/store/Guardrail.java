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
   * The number of index entries that a read on a cluster skipped because they do not match their
   * rows. At the refuse limit a page ends early, and a read without pages fails.
   */
  STALE_ENTRIES("R-08", "stale-entries"),
  /** The size of a batch over several partitions in bytes. */
  BATCH_BYTES("R-12", "batch"),
  /** The number of partitions of one batch. */
  BATCH_PARTITIONS("R-12", "batch-partitions"),
  /**
   * The number of warnings in responses of servers, except those about skipped rows. This guardrail
   * has no limits and refuses nothing.
   */
  SERVER_WARNINGS("R-05", "");

  private final String code;
  private final String option;

  Guardrail(String code, String option) {
    this.code = code;
    this.option = option;
  }

  /** Returns the stable code, such as {@code R-02}. */
  public String code() {
    return code;
  }

  /**
   * Returns the prefix of the two options of this guardrail, such as {@code value} for {@code
   * value-warn} and {@code value-refuse}; empty if it has no options.
   */
  public String option() {
    return option;
  }
}
