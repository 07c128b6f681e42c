package dev.rowan.storage;

/** What is watched so that a design that will hurt shows before it does. */
public enum Guardrail {
  /** The serialized partition key, or one clustering value, in bytes. */
  KEY_SIZE("R-01", "key"),
  /** One value that is written, in bytes. */
  VALUE_SIZE("R-02", "value"),
  /** The elements of a collection that are written at once. */
  COLLECTION_SIZE("R-03", "elements"),
  /** The rows of one partition that a method returned as one list. */
  ROWS_AT_ONCE("R-04", "rows"),
  /** The deleted or expired rows that a read had to pass by. */
  DEAD_ROWS("R-05", "dead-rows"),
  /**
   * The entries of an index that a read on a cluster passed by, because their rows say otherwise.
   * What is refused is to go on: a page is then short, and what has no next page fails.
   */
  STALE_ENTRIES("R-08", "stale-entries"),
  /** What a unit over several partitions writes, in bytes. */
  UNIT_BYTES("R-12", "unit"),
  /** The partitions of one unit. */
  UNIT_PARTITIONS("R-12", "unit-partitions"),
  /**
   * What servers warned of when they answered, other than rows that were passed by: each warning
   * counts as one. It has no limits, and refuses nothing.
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
   * Returns with what the names of its two options begin: {@code value-warn}, {@code value-refuse};
   * empty if it has none.
   */
  public String option() {
    return option;
  }
}
