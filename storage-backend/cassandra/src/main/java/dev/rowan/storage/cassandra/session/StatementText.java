package dev.rowan.storage.cassandra.session;

import java.util.List;

/**
 * The text of a statement, in pieces that are joined when it is prepared, and the table that the
 * statement reads or writes. Code that creates many statements with one text reuses the instance,
 * because a lookup by the same instance is fastest. Immutable and thread-safe; equal if the pieces
 * are equal.
 */
public final class StatementText {
  private final String table;
  private final List<String> pieces;
  private final int hash;

  private StatementText(String table, List<String> pieces) {
    this.table = table;
    this.pieces = pieces;
    this.hash = pieces.hashCode();
  }

  /**
   * Returns the text of these pieces; none of them may contain a value.
   *
   * @param table the name of the table that the statement reads or writes
   */
  public static StatementText of(String table, List<String> pieces) {
    return new StatementText(table, List.copyOf(pieces));
  }

  /** Returns the text of these pieces; callers must not change them afterwards. */
  static StatementText owning(String table, List<String> pieces) {
    return new StatementText(table, pieces);
  }

  /** Returns the name of the table that the statement reads or writes. */
  String table() {
    return table;
  }

  /** Returns whether one of the pieces contains this text. */
  boolean contains(String part) {
    return pieces.stream().anyMatch(piece -> piece.contains(part));
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof StatementText text && hash == text.hash && pieces.equals(text.pieces));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** Returns the text as CQL. */
  @Override
  public String toString() {
    return String.join("", pieces);
  }
}
