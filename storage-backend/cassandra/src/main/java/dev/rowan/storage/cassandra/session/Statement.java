package dev.rowan.storage.cassandra.session;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One statement in the making: the pieces of its text, and the bytes for its markers. Pieces come
 * from fixed texts and quoted names; a value never becomes text. Not thread-safe.
 */
public final class Statement {
  private static final String MARKER = "?";

  private final List<String> pieces = new ArrayList<>();
  private final List<@Nullable ByteBuffer> values = new ArrayList<>();
  private int unset = -1;
  private int payload;
  private boolean idempotent = true;

  /** Makes an empty one. */
  public Statement() {}

  /** Adds text. */
  public Statement add(String piece) {
    pieces.add(piece);
    return this;
  }

  /** Adds a marker for this value, or for null. */
  public Statement bind(@Nullable ByteBuffer value) {
    pieces.add(MARKER);
    values.add(value);
    payload += value == null ? 0 : value.remaining();
    return this;
  }

  /** Adds a marker that is left without a value; at most one. */
  public Statement bindUnset() {
    unset = values.size();
    return bind(null);
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

  /** Returns how many bytes its values have. */
  public int payload() {
    return payload;
  }

  List<String> pieces() {
    return pieces;
  }

  List<@Nullable ByteBuffer> values() {
    return values;
  }

  boolean isUnset(int marker) {
    return marker == unset;
  }

  /** Returns the text; never the values, which may be private. */
  @Override
  public String toString() {
    return String.join("", pieces);
  }
}
