package dev.rowan.cli.maintain;

/** What a job compares with the rows of an entity, or with its model. */
public enum Subject {
  /** The entries of index tables and of tables of unique values. */
  INDEXES("indexes"),
  /** The columns that the rows copy from rows of other entities. */
  COPIES("copies"),
  /** The chunks of large values. */
  LARGE_VALUES("large values"),
  /** The rows of the tables of column groups. */
  COLUMN_GROUPS("column groups"),
  /** The lists of the buckets that may have rows. */
  BUCKET_LISTS("bucket lists"),
  /** The counters that count the rows. */
  COUNTERS("counters"),
  /** The TTL of the values. */
  TTL("ttl");

  private final String words;

  Subject(String words) {
    this.words = words;
  }

  /** Returns the words for messages. */
  public String words() {
    return words;
  }

  /** Returns the form in which users type it: {@code large-values}. */
  @Override
  public String toString() {
    return words.replace(' ', '-');
  }
}
