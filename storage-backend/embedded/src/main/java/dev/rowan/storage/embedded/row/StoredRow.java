package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Everything stored about one row beside its key: marker, deletion, and by ascending column id the
 * cells, or, of columns that have several, their elements. Always normal: nothing in it is shadowed
 * by its own deletion. Static rows are the same without a marker. Immutable and thread-safe, as
 * long as nobody changes the arrays.
 */
public final class StoredRow {
  /** A row of which nothing is known. */
  public static final StoredRow EMPTY = new Builder().build();

  /** The life of a row of which nothing that is live expires. */
  public static final int NOTHING_EXPIRES = -1;

  private final @Nullable Marker marker;
  private final @Nullable Deletion deletion;
  private final byte @Nullable [] original;
  private final ByColumn<Cell> cells;
  private final ByColumn<ElementCells> elements;

  private StoredRow(
      @Nullable Marker marker,
      @Nullable Deletion deletion,
      byte @Nullable [] original,
      ByColumn<Cell> cells,
      ByColumn<ElementCells> elements) {
    this.marker = marker;
    this.deletion = deletion;
    this.cells = cells;
    this.elements = elements;
    this.original = isEmpty() ? null : original;
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

  /** Returns the number of columns that are one cell. */
  public int size() {
    return cells.size();
  }

  /** Returns the column id of a cell; ids ascend. */
  public int id(int index) {
    return cells.id(index);
  }

  /** Returns a cell. */
  public Cell cell(int index) {
    return cells.value(index);
  }

  /** Returns the cell of a column, or null. */
  public @Nullable Cell cellOf(int id) {
    return cells.of(id);
  }

  /** Returns the elements of a column that has a cell for each, or null. */
  public @Nullable ElementCells elementsOf(int id) {
    return elements.of(id);
  }

  /** Returns the number of columns that have a cell for each element. */
  public int elementColumns() {
    return elements.size();
  }

  /** Returns the id of a column that has a cell for each element; ids ascend. */
  public int elementId(int index) {
    return elements.id(index);
  }

  /** Returns the elements of a column. */
  public ElementCells elements(int index) {
    return elements.value(index);
  }

  /** Returns whether there is nothing to store. */
  public boolean isEmpty() {
    return marker == null && deletion == null && cells.size() == 0 && elements.size() == 0;
  }

  /** Returns the newest timestamp of anything in it; the smallest long if it is empty. */
  public long newestTimestamp() {
    long newest = marker == null ? Long.MIN_VALUE : marker.timestamp();
    if (deletion != null) {
      newest = Math.max(newest, deletion.timestamp());
    }
    for (int i = 0; i < cells.size(); i++) {
      newest = Math.max(newest, cells.value(i).timestamp());
    }
    for (int i = 0; i < elements.size(); i++) {
      newest = Math.max(newest, elements.value(i).newestTimestamp());
    }
    return newest;
  }

  /** Returns whether a reader in this second sees the row. */
  public boolean isLive(long now) {
    if (marker != null && marker.isLive(now)) {
      return true;
    }
    for (int i = 0; i < cells.size(); i++) {
      if (cells.value(i).isLive(now)) {
        return true;
      }
    }
    for (int i = 0; i < elements.size(); i++) {
      if (elements.value(i).isLive(now)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns for how many seconds a reader sees the row: 0 for good, though parts of it expire;
   * {@link #NOTHING_EXPIRES} if none does.
   */
  public int life(long now) {
    long end = marker == null || !marker.isLive(now) ? now : marker.end();
    boolean expires = end != now && end != Cell.NEVER;
    for (int i = 0; i < cells.size(); i++) {
      if (cells.value(i).isLive(now)) {
        expires |= cells.value(i).isExpiring();
        end = Math.max(end, cells.value(i).end());
      }
    }
    for (int i = 0; i < elements.size(); i++) {
      for (int j = 0; j < elements.value(i).size(); j++) {
        Cell cell = elements.value(i).element(j).cell();
        if (cell.isLive(now)) {
          expires |= cell.isExpiring();
          end = Math.max(end, cell.end());
        }
      }
    }
    if (!expires) {
      return NOTHING_EXPIRES;
    }
    return end == Cell.NEVER ? 0 : (int) Math.min(end - now, Integer.MAX_VALUE);
  }

  /** Returns whether something in it will expire, or can be purged one day. */
  boolean isPerishable() {
    boolean perishable = deletion != null || (marker != null && marker.ttl() != 0);
    for (int i = 0; i < cells.size() && !perishable; i++) {
      perishable = cells.value(i).end() != Cell.NEVER;
    }
    for (int i = 0; i < elements.size() && !perishable; i++) {
      perishable = elements.value(i).isPerishable();
    }
    return perishable;
  }

  /** Returns the same row without what it has of columns that were dropped; ids ascend. */
  public StoredRow without(int[] columns) {
    return new StoredRow(
        marker, deletion, original, cells.without(columns), elements.without(columns));
  }

  /** Returns the same row with its clustering values spelled so; takes the bytes over. */
  public StoredRow withOriginal(byte @Nullable [] newOriginal) {
    return new StoredRow(marker, deletion, newOriginal, cells, elements);
  }

  /**
   * Returns what is stored after another write of the row. The order does not matter, but for the
   * spelling of the clustering values: that of the row which was there first stays.
   */
  public StoredRow merge(StoredRow update) {
    if (isEmpty()) {
      return update;
    }
    // A deletion alone knows no spelling.
    boolean spelled = marker != null || cells.size() != 0 || elements.size() != 0;
    StoredRow merged =
        new StoredRow(
            Marker.reconcile(marker, update.marker),
            Deletion.greater(deletion, update.deletion),
            spelled ? original : update.original,
            cells.merge(update.cells, Cell::reconcile),
            elements.merge(update.elements, ElementCells::merge));
    return merged.normal();
  }

  /** Returns what is left under the row's own deletion. */
  private StoredRow normal() {
    if (deletion == null) {
      return this;
    }
    StoredRow left = shadow(deletion.timestamp());
    return new StoredRow(left.marker, deletion, original, left.cells, left.elements);
  }

  /** Returns what is left under the deletion of a range or a partition, own deletion included. */
  public StoredRow shadow(long timestamp) {
    return new StoredRow(
        marker == null || marker.timestamp() <= timestamp ? null : marker,
        deletion == null || deletion.timestamp() <= timestamp ? null : deletion,
        original,
        cells.keep(cell -> cell.timestamp() <= timestamp ? null : cell),
        elements.keep(column -> orNull(column.shadow(timestamp))));
  }

  /**
   * Returns what is left when all is dropped that no reader sees, and that is past its retention in
   * seconds.
   */
  public StoredRow purge(long now, long retention) {
    if (!isPerishable()) {
      return this;
    }
    return new StoredRow(
        marker == null || marker.isPurgeable(now, retention) ? null : marker,
        deletion == null || deletion.isPurgeable(now, retention) ? null : deletion,
        original,
        cells.keep(cell -> cell.isPurgeable(now, retention) ? null : cell),
        elements.keep(column -> orNull(column.purge(now, retention))));
  }

  private static @Nullable ElementCells orNull(ElementCells column) {
    return column.isEmpty() ? null : column;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StoredRow row
        && Objects.equals(marker, row.marker)
        && Objects.equals(deletion, row.deletion)
        && Arrays.equals(original, row.original)
        && cells.equals(row.cells)
        && elements.equals(row.elements);
  }

  @Override
  public int hashCode() {
    return cells.hashCode() * 31 + elements.hashCode();
  }

  /** Says everything but values. */
  @Override
  public String toString() {
    return "StoredRow[" + marker + ", " + deletion + ", " + cells + ", " + elements + "]";
  }

  /** Collects a row. Not thread-safe. */
  public static final class Builder {
    private final ByColumn.Builder<Cell> cells = new ByColumn.Builder<>(8);
    private ByColumn.@Nullable Builder<ElementCells> elements;
    private @Nullable Marker marker;
    private @Nullable Deletion deletion;
    private byte @Nullable [] original;

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
     * Adds the cell of a column that is one.
     *
     * @throws IllegalArgumentException if the id is not above that of the cell before
     */
    public Builder add(int id, Cell cell) {
      cells.add(id, cell);
      return this;
    }

    /**
     * Adds the elements of a column that has a cell for each, unless there is nothing to store.
     *
     * @throws IllegalArgumentException if the id is not above that of the elements before
     */
    public Builder add(int id, ElementCells column) {
      if (column.isEmpty()) {
        return this;
      }
      if (elements == null) {
        elements = new ByColumn.Builder<>(2);
      }
      elements.add(id, column);
      return this;
    }

    /** Returns the row, without what its own deletion shadows. */
    public StoredRow build() {
      ByColumn<ElementCells> columns = elements == null ? ByColumn.none() : elements.build();
      return new StoredRow(marker, deletion, original, cells.build(), columns).normal();
    }
  }
}
