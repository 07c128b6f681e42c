package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
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
  /** In the place of a value that is left out. */
  public static final ByteBuffer UNSET = ByteBuffer.allocate(0);

  private static final String MARKER = "?";

  /** Of a statement whose time its text says, or the server. */
  static final long NO_TIMESTAMP =
      com.datastax.oss.driver.api.core.cql.Statement.NO_DEFAULT_TIMESTAMP;

  private final String table;
  private final List<String> pieces;
  private @Nullable StatementText text;
  private @Nullable ByteBuffer[] values;
  private int markers;
  private long timestamp = NO_TIMESTAMP;
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
   * Makes one whose text is known already.
   *
   * @param table the name of the table that it is about
   * @param values one for each marker, null or {@link #UNSET}; nobody may change them any more
   */
  public Statement(String table, StatementText text, @Nullable ByteBuffer[] values) {
    this.table = table;
    this.pieces = List.of();
    this.text = text;
    this.values = values;
    this.markers = values.length;
  }

  /** Adds text. */
  public Statement add(String piece) {
    pieces.add(piece);
    return this;
  }

  /** Adds a marker for this value, or for null. */
  public Statement bind(@Nullable ByteBuffer value) {
    pieces.add(MARKER);
    if (markers == values.length) {
      values = Arrays.copyOf(values, 2 * markers);
    }
    values[markers++] = value;
    return this;
  }

  /** Adds a marker that is left without a value. */
  public Statement bindUnset() {
    return bind(UNSET);
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

  /**
   * Gives what it writes a timestamp, in microseconds since 1970, unless its text says another one.
   * All statements of a batch have the same.
   */
  public Statement at(long microseconds) {
    timestamp = microseconds;
    return this;
  }

  /** Returns the timestamp of what it writes, or {@link #NO_TIMESTAMP}. */
  long timestamp() {
    return timestamp;
  }

  /** Returns the name of the table that it is about. */
  String table() {
    return table;
  }

  /** Returns how many bytes its values have. */
  public long payload() {
    long payload = 0;
    for (int i = 0; i < markers; i++) {
      @Nullable ByteBuffer value = values[i];
      payload += value == null ? 0 : value.remaining();
    }
    return payload;
  }

  /** Returns the text, after which no more is added to it. */
  public StatementText text() {
    StatementText known = text;
    if (known == null) {
      known = StatementText.owning(pieces);
      text = known;
    }
    return known;
  }

  /** Returns the statement with its values, after which no more are added to it. */
  BoundStatement bound(Prepared prepared, @Nullable ByteBuffer pagingState, int pageSize) {
    if (markers != values.length) {
      values = Arrays.copyOf(values, markers);
    }
    return prepared.bound(values, idempotent, timestamp, pagingState, pageSize);
  }

  /** Returns the text; never the values, which may be private. */
  @Override
  public String toString() {
    return text().toString();
  }
}
