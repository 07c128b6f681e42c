package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One statement in the making: the pieces of its text, and the bytes for its markers. Pieces come
 * from fixed texts and quoted names; a value never becomes text. Not thread-safe.
 */
public final class Statement {
  private static final String MARKER = "?";

  /** In the place of a value that is left out. */
  private static final ByteBuffer UNSET = ByteBuffer.allocate(0);

  private final String table;
  private final List<String> pieces;
  private @Nullable StatementText text;
  private @Nullable ByteBuffer[] values;
  private int markers;
  private int payload;
  private boolean idempotent = true;

  /**
   * Makes an empty one.
   *
   * @param table the name of the table that it is about
   */
  public Statement(String table) {
    this.table = table;
    this.pieces = new ArrayList<>(32);
    this.values = new ByteBuffer[8];
  }

  /**
   * Makes one whose text is known already; its values follow, in the order of its markers.
   *
   * @param table the name of the table that it is about
   * @param markers how many there are
   */
  public Statement(String table, StatementText text, int markers) {
    this.table = table;
    this.pieces = List.of();
    this.text = text;
    this.values = new ByteBuffer[markers];
  }

  /** Adds text. */
  public Statement add(String piece) {
    pieces.add(piece);
    return this;
  }

  /** Adds a marker for this value, or for null. */
  public Statement bind(@Nullable ByteBuffer value) {
    pieces.add(MARKER);
    return value(value);
  }

  /** Adds a marker that is left without a value. */
  public Statement bindUnset() {
    return bind(UNSET);
  }

  /** Gives the next marker of a known text this value, or null. */
  public Statement value(@Nullable ByteBuffer value) {
    if (markers == values.length) {
      values = Arrays.copyOf(values, 2 * markers);
    }
    values[markers++] = value;
    payload += value == null ? 0 : value.remaining();
    return this;
  }

  /** Leaves the next marker of a known text without a value. */
  public Statement unset() {
    return value(UNSET);
  }

  /** Says that running it twice differs from running it once. */
  public Statement notIdempotent() {
    idempotent = false;
    return this;
  }

  /** Returns whether running it twice is the same as running it once. */
  public boolean isIdempotent() {
    return idempotent;
  }

  /** Returns the name of the table that it is about. */
  String table() {
    return table;
  }

  /** Returns how many bytes its values have. */
  public int payload() {
    return payload;
  }

  /** Returns the text, after which no more is added to it. */
  StatementText text() {
    StatementText known = text;
    if (known == null) {
      known = StatementText.owning(pieces);
      text = known;
    }
    return known;
  }

  /** Returns the statement with its values, which is to be run as it is. */
  @SuppressWarnings("ReferenceEquality") // one buffer stands for no value
  BoundStatementBuilder bind(PreparedStatement prepared) {
    BoundStatementBuilder builder = prepared.boundStatementBuilder();
    for (int i = 0; i < markers; i++) {
      @Nullable ByteBuffer value = values[i];
      if (value != UNSET) {
        builder.setBytesUnsafe(i, value);
      }
    }
    return builder.setIdempotence(idempotent);
  }

  /** Returns the text; never the values, which may be private. */
  @Override
  public String toString() {
    return text().toString();
  }
}
