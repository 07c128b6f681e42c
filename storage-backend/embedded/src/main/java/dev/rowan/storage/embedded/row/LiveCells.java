package dev.rowan.storage.embedded.row;

import dev.rowan.error.CorruptStore;
import dev.rowan.storage.embedded.type.ByteSource;
import org.jspecify.annotations.Nullable;

/**
 * Steps through what a reader sees of a row's value, column by column in the order of their ids,
 * without making cells. Every step throws {@link CorruptStore} if no row has these bytes. Not
 * thread-safe.
 */
public final class LiveCells {
  private final byte[] array;
  private final ByteSource in;
  private final long now;
  private final boolean uniform;
  private boolean live;
  private int left;
  private int id = -1;
  private int end;
  private boolean isElements;
  private @Nullable BytesElements elements;

  /**
   * Begins with the value in the first {@code length} bytes of an array, as a reader of the second
   * {@code now} sees it.
   */
  public LiveCells(byte[] value, int length, long now) {
    this.array = value;
    this.in = new ByteSource().reset(value, 0, length);
    this.now = now;
    int flags = RowValueCodec.readFlags(in);
    long base = in.i64();
    uniform = (flags & RowFlags.UNIFORM) != 0;
    live = (flags & RowFlags.MARKER) != 0 && RowValueCodec.readMarker(base, in).isLive(now);
    if ((flags & RowFlags.DELETION) != 0) {
      in.sv();
      CellCodec.readSecond(in);
    }
    if ((flags & RowFlags.ORIGINAL) != 0) {
      in.skip(in.count());
    }
    left = in.count();
    end = in.position();
  }

  /** Goes to the next column that has anything live; returns false if there is none. */
  public boolean next() {
    passRest();
    while (left > 0) {
      left--;
      id = RowValueCodec.readId(id, in);
      if (uniform || isLiveColumn()) {
        if (!isElements) {
          int length = in.count();
          end = in.position() + length;
        }
        live = true;
        return true;
      }
    }
    RowValueCodec.requireEnd(in);
    return false;
  }

  /** Goes behind what the caller has left of a column. */
  private void passRest() {
    if (isElements && elements != null) {
      elements.passRest();
      isElements = false;
    } else {
      in.skip(end - in.position());
    }
  }

  /** Stands before the length of the value, or at the first live element, if it returns true. */
  private boolean isLiveColumn() {
    int flags = RowValueCodec.readColumnFlags(in);
    if ((flags & RowFlags.ELEMENTS) != 0) {
      if (elements == null) {
        elements = new BytesElements(array, in, now);
      }
      isElements = elements.begin(flags);
      end = in.position();
      return isElements;
    }
    boolean liveCell = CellCodec.passHead(flags, now, in);
    if (!liveCell && (flags & RowFlags.TOMBSTONE) == 0) {
      in.skip(in.count());
    }
    end = in.position();
    return liveCell;
  }

  /** Returns whether the reader sees the row for what was passed so far. */
  public boolean isLive() {
    return live;
  }

  /** Returns the id of this column. */
  public int id() {
    return id;
  }

  /** Returns the elements of this column, or null if it is one cell. */
  public @Nullable LiveElements elements() {
    return isElements ? elements : null;
  }

  /** Returns where the value form of this column's one cell stands next. */
  public ByteSource value() {
    return in;
  }

  /** Returns the place behind the value form of this column's one cell. */
  public int end() {
    return end;
  }
}
