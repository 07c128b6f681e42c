package dev.rowan.storage.cassandra.session;

import java.util.List;

/**
 * The text of a statement, in pieces that are joined when it is prepared. Code that creates many
 * statements with one text reuses the instance, because a lookup by the same instance is fastest.
 * Immutable and thread-safe; equal if the pieces are equal.
 */
public final class StatementText {
  private final List<String> pieces;
  private final int hash;

  private StatementText(List<String> pieces) {
    this.pieces = pieces;
    this.hash = pieces.hashCode();
  }

  /** Returns the text of these pieces; none of them may contain a value. */
  public static StatementText of(List<String> pieces) {
    return new StatementText(List.copyOf(pieces));
  }

  /** Returns the text of these pieces; callers must not change them afterwards. */
  static StatementText owning(List<String> pieces) {
    return new StatementText(pieces);
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
