package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement under construction: the pieces of its text, and the bytes for its markers. Pieces
 * come from fixed texts and quoted names; a value never becomes text. Not thread-safe.
 */
public final class StatementDraft {
  /** Stands for an unset value. */
  public static final ByteBuffer UNSET = ByteBuffer.allocate(0);

  private static final String MARKER = "?";

  /** Means that the text or the server defines the timestamp. */
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
   * Creates an empty statement.
   *
   * @param table the name of the table that it reads or writes
   */
  public StatementDraft(String table) {
    this.table = table;
    this.pieces = new ArrayList<>(32);
    this.values = new ByteBuffer[8];
  }

  /**
   * Creates a statement with a known text.
   *
   * @param values one for each marker, null or {@link #UNSET}; callers must not change them
   *     afterwards
   */
  public StatementDraft(StatementText text, @Nullable ByteBuffer[] values) {
    this.table = text.table();
    this.pieces = List.of();
    this.text = text;
    this.values = values;
    this.markers = values.length;
  }

  /** Adds text. */
  public StatementDraft add(String piece) {
    pieces.add(piece);
    return this;
  }

  /** Adds a marker for this value, or for null. */
  public StatementDraft bind(@Nullable ByteBuffer value) {
    pieces.add(MARKER);
    if (markers == values.length) {
      values = Arrays.copyOf(values, 2 * markers);
    }
    values[markers++] = value;
    return this;
  }

  /** Returns whether bytes for a marker are a value or null, and not {@link #UNSET}. */
  @SuppressWarnings("ReferenceEquality") // a single buffer stands for an unset value
  public static boolean isSet(@Nullable ByteBuffer bytes) {
    return bytes != UNSET;
  }

  /** Adds a marker for an unset value. */
  public StatementDraft bindUnset() {
    return bind(UNSET);
  }

  /** Marks the statement as not idempotent: running it twice differs from running it once. */
  public StatementDraft notIdempotent() {
    idempotent = false;
    return this;
  }

  /** Returns whether the statement is idempotent. */
  public boolean isIdempotent() {
    return idempotent;
  }

  /**
   * Sets the write timestamp, in microseconds since 1970, unless the text contains another one. All
   * statements of a batch have the same.
   */
  public StatementDraft at(long microseconds) {
    timestamp = microseconds;
    return this;
  }

  /** Lets the session that executes the statement choose the timestamp. */
  public StatementDraft atExecution() {
    timestamp = NO_TIMESTAMP;
    return this;
  }

  /** Returns the write timestamp, or {@link #NO_TIMESTAMP}. */
  long timestamp() {
    return timestamp;
  }

  /** Returns the number of bytes of its values. */
  public long payload() {
    long payload = 0;
    for (int i = 0; i < markers; i++) {
      @Nullable ByteBuffer value = values[i];
      payload += value == null ? 0 : value.remaining();
    }
    return payload;
  }

  /** Returns the text; nothing may be added afterwards. */
  public StatementText text() {
    StatementText known = text;
    if (known == null) {
      known = StatementText.owning(table, pieces);
      text = known;
    }
    return known;
  }

  /** Returns the statement with its values; nothing may be added afterwards. */
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
