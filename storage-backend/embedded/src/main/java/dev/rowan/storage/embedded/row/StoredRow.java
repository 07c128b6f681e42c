package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Everything stored about one row beside its key: marker, deletion, and cells by ascending column
 * id. Always normal: nothing in it is shadowed by its own deletion. Static rows are the same
 * without a marker. Immutable and thread-safe, as long as nobody changes the arrays.
 */
public final class StoredRow {
  /** A row of which nothing is known. */
  public static final StoredRow EMPTY = new Builder().build();

  private final @Nullable Marker marker;
  private final @Nullable Deletion deletion;
  private final byte @Nullable [] original;
  private final int[] ids;
  private final Cell[] cells;

  private StoredRow(
      @Nullable Marker marker,
      @Nullable Deletion deletion,
      byte @Nullable [] original,
      int[] ids,
      Cell[] cells) {
    this.marker = marker;
    this.deletion = deletion;
    this.original = original;
    this.ids = ids;
    this.cells = cells;
  }

  /** Returns the marker, or null. */
  public @Nullable Marker marker() {
    return marker;
  }

  /** Returns the row's own deletion, or null. */
  public @Nullable Deletion deletion() {
    return deletion;
  }

  /** Returns the clustering values as first spelled, or null if the key says them. */
  public byte @Nullable [] original() {
    return original;
  }

  /** Returns the number of cells. */
  public int size() {
    return ids.length;
  }

  /** Returns the column id of a cell; ids ascend. */
  public int id(int index) {
    return ids[index];
  }

  /** Returns a cell. */
  public Cell cell(int index) {
    return cells[index];
  }

  /** Returns the cell of a column, or null. */
  public @Nullable Cell cellOf(int id) {
    int index = Arrays.binarySearch(ids, id);
    return index < 0 ? null : cells[index];
  }

  /** Returns whether there is nothing to store. */
  public boolean isEmpty() {
    return marker == null && deletion == null && ids.length == 0;
  }

  /** Returns the newest timestamp of anything in it; the smallest long if it is empty. */
  public long newestTimestamp() {
    long newest = marker == null ? Long.MIN_VALUE : marker.timestamp();
    if (deletion != null) {
      newest = Math.max(newest, deletion.timestamp());
    }
    for (Cell cell : cells) {
      newest = Math.max(newest, cell.timestamp());
    }
    return newest;
  }

  /** Returns the same row with its clustering values spelled so; takes the bytes over. */
  public StoredRow withOriginal(byte @Nullable [] newOriginal) {
    return new StoredRow(marker, deletion, isEmpty() ? null : newOriginal, ids, cells);
  }

  /** Returns whether a reader in this second sees the row. */
  public boolean isLive(long now) {
    if (marker != null && marker.isLive(now)) {
      return true;
    }
    for (Cell cell : cells) {
      if (cell.isLive(now)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns what is stored after another write of the row. The order does not matter, but for the
   * spelling of the clustering values: that of the row which was there first stays.
   */
  public StoredRow merge(StoredRow update) {
    Builder merged = new Builder();
    merged.marker = Marker.reconcile(marker, update.marker);
    merged.deletion = Deletion.greater(deletion, update.deletion);
    // a deletion alone knows no spelling
    merged.original = marker == null && ids.length == 0 ? update.original : original;
    int mine = 0;
    int theirs = 0;
    while (mine < ids.length || theirs < update.ids.length) {
      int myId = mine < ids.length ? ids[mine] : Integer.MAX_VALUE;
      int theirId = theirs < update.ids.length ? update.ids[theirs] : Integer.MAX_VALUE;
      if (myId == theirId) {
        merged.add(myId, Cell.reconcile(cells[mine++], update.cells[theirs++]));
      } else if (myId < theirId) {
        merged.add(myId, cells[mine++]);
      } else {
        merged.add(theirId, update.cells[theirs++]);
      }
    }
    return merged.build();
  }

  /** Returns what is left under the deletion of a range or a partition, own deletion included. */
  public StoredRow shadow(long timestamp) {
    return keep(
        marker == null || marker.timestamp() <= timestamp ? null : marker,
        deletion == null || deletion.timestamp() <= timestamp ? null : deletion,
        cell -> cell.timestamp() > timestamp);
  }

  /**
   * Returns what is left when all is dropped that no reader sees, and that is past its retention in
   * seconds.
   */
  public StoredRow purge(long now, long retention) {
    return keep(
        marker == null || marker.isPurgeable(now, retention) ? null : marker,
        deletion == null || deletion.isPurgeable(now, retention) ? null : deletion,
        cell -> !cell.isPurgeable(now, retention));
  }

  private StoredRow keep(
      @Nullable Marker keptMarker, @Nullable Deletion keptDeletion, Predicate<Cell> kept) {
    Builder builder = new Builder();
    builder.marker = keptMarker;
    builder.deletion = keptDeletion;
    builder.original = original;
    for (int i = 0; i < ids.length; i++) {
      if (kept.test(cells[i])) {
        builder.add(ids[i], cells[i]);
      }
    }
    return builder.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StoredRow row
        && Objects.equals(marker, row.marker)
        && Objects.equals(deletion, row.deletion)
        && Arrays.equals(original, row.original)
        && Arrays.equals(ids, row.ids)
        && Arrays.equals(cells, row.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ids) * 31 + Arrays.hashCode(cells);
  }

  /** Says everything but values. */
  @Override
  public String toString() {
    return "StoredRow["
        + marker
        + ", "
        + deletion
        + ", "
        + Arrays.toString(ids)
        + Arrays.toString(cells)
        + "]";
  }

  /** Collects a row. Not thread-safe. */
  public static final class Builder {
    private @Nullable Marker marker;
    private @Nullable Deletion deletion;
    private byte @Nullable [] original;
    private int[] ids = new int[8];
    private Cell[] cells = new Cell[8];
    private int size;

    /** Sets the marker. */
    public Builder marker(@Nullable Marker newMarker) {
      marker = newMarker;
      return this;
    }

    /** Sets the row's own deletion. */
    public Builder deletion(@Nullable Deletion newDeletion) {
      deletion = newDeletion;
      return this;
    }

    /**
     * Sets the clustering values as spelled, where the key cannot say them; takes the bytes over.
     */
    public Builder original(byte @Nullable [] newOriginal) {
      original = newOriginal;
      return this;
    }

    /**
     * Adds a cell.
     *
     * @throws IllegalArgumentException if the id is not above that of the cell before
     */
    public Builder add(int id, Cell cell) {
      if (id < 0 || (size > 0 && ids[size - 1] >= id)) {
        throw new IllegalArgumentException("column id " + id + " out of order");
      }
      if (size == ids.length) {
        ids = Arrays.copyOf(ids, size * 2);
        cells = Arrays.copyOf(cells, size * 2);
      }
      ids[size] = id;
      cells[size++] = cell;
      return this;
    }

    /** Returns the row, without what its own deletion shadows. */
    public StoredRow build() {
      if (deletion != null) {
        dropShadowed(deletion);
      }
      boolean nothing = marker == null && deletion == null && size == 0;
      return new StoredRow(
          marker,
          deletion,
          nothing ? null : original,
          Arrays.copyOf(ids, size),
          Arrays.copyOf(cells, size));
    }

    private void dropShadowed(Deletion by) {
      if (marker != null && by.shadows(marker.timestamp())) {
        marker = null;
      }
      int kept = 0;
      for (int i = 0; i < size; i++) {
        if (!by.shadows(cells[i].timestamp())) {
          ids[kept] = ids[i];
          cells[kept++] = cells[i];
        }
      }
      size = kept;
    }
  }
}
