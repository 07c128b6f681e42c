package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The complete stored state of one row outside of its key: marker, deletion, and by ascending
 * column id the single cells and the columns of elements. Always normalized: its own deletion
 * shadows none of its content. Static rows are the same without a marker. Immutable and
 * thread-safe, as long as callers do not change the arrays.
 */
public final class StoredRow {
  /** A row without any content. */
  public static final StoredRow EMPTY = new Builder().build();

  /** The remaining TTL of a row without live content that expires. */
  public static final int NOTHING_EXPIRES = -1;

  private final @Nullable RowMarker marker;
  private final @Nullable Deletion deletion;
  private final byte @Nullable [] original;
  private final ColumnMap<Cell> cells;
  private final ColumnMap<ElementCells> elements;

  private StoredRow(
      @Nullable RowMarker marker,
      @Nullable Deletion deletion,
      byte @Nullable [] original,
      ColumnMap<Cell> cells,
      ColumnMap<ElementCells> elements) {
    this.marker = marker;
    this.deletion = deletion;
    this.cells = cells;
    this.elements = elements;
    this.original = isEmpty() ? null : original;
  }

  /** Returns the marker, or null. */
  public @Nullable RowMarker marker() {
    return marker;
  }

  /** Returns the row's own deletion, or null. */
  public @Nullable Deletion deletion() {
    return deletion;
  }

  /** Returns the clustering values in their first encoding, or null if the key preserves it. */
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

  /** Returns the newest timestamp in the row; the smallest long if it is empty. */
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
   * Returns the number of seconds for which a reader sees the row: 0 means without end, though
   * parts of it expire; {@link #NOTHING_EXPIRES} if nothing expires.
   */
  public int remainingTtl(long now) {
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

  /** Returns whether any of it will expire, or can be purged at some time. */
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

  /** Returns the row without the cells of these dropped columns; ids ascend. */
  public StoredRow without(int[] columns) {
    return new StoredRow(
        marker, deletion, original, cells.without(columns), elements.without(columns));
  }

  /**
   * Returns the row with this original encoding of its clustering values; takes ownership of the
   * bytes.
   */
  public StoredRow withOriginal(byte @Nullable [] newOriginal) {
    return new StoredRow(marker, deletion, newOriginal, cells, elements);
  }

  /**
   * Returns the stored state after another write of the row. The order of writes does not matter,
   * except for the encoding of the clustering values: the existing row's encoding stays.
   */
  public StoredRow merge(StoredRow update) {
    if (isEmpty()) {
      return update;
    }
    // A row with only a deletion has no original encoding.
    boolean hasOriginal = marker != null || cells.size() != 0 || elements.size() != 0;
    StoredRow merged =
        new StoredRow(
            RowMarker.reconcile(marker, update.marker),
            Deletion.greater(deletion, update.deletion),
            hasOriginal ? original : update.original,
            cells.merge(update.cells, Cell::reconcile),
            elements.merge(update.elements, ElementCells::merge));
    return merged.normal();
  }

  /** Returns the part that the row's own deletion does not shadow. */
  private StoredRow normal() {
    if (deletion == null) {
      return this;
    }
    StoredRow left = shadow(deletion.timestamp());
    return new StoredRow(left.marker, deletion, original, left.cells, left.elements);
  }

  /**
   * Returns the part that the deletion of a range or a partition does not shadow; this applies to
   * the row's own deletion too.
   */
  public StoredRow shadow(long timestamp) {
    return new StoredRow(
        marker == null || marker.timestamp() <= timestamp ? null : marker,
        deletion == null || deletion.timestamp() <= timestamp ? null : deletion,
        original,
        cells.keep(cell -> cell.timestamp() <= timestamp ? null : cell),
        elements.keep(column -> orNull(column.shadow(timestamp))));
  }

  /** Returns the row without dead data whose retention in seconds is over. */
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

  /** Returns everything but values. */
  @Override
  public String toString() {
    return "StoredRow[" + marker + ", " + deletion + ", " + cells + ", " + elements + "]";
  }

  /** Builds a row. Not thread-safe. */
  public static final class Builder {
    private final ColumnMap.Builder<Cell> cells = new ColumnMap.Builder<>(8);
    private ColumnMap.@Nullable Builder<ElementCells> elements;
    private @Nullable RowMarker marker;
    private @Nullable Deletion deletion;
    private byte @Nullable [] original;

    /** Sets the marker. */
    public Builder marker(@Nullable RowMarker newMarker) {
      marker = newMarker;
      return this;
    }

    /** Sets the row's own deletion. */
    public Builder deletion(@Nullable Deletion newDeletion) {
      deletion = newDeletion;
      return this;
    }

    /**
     * Sets the original encoding of the clustering values, if the key does not preserve it; takes
     * ownership of the bytes.
     */
    public Builder original(byte @Nullable [] newOriginal) {
      original = newOriginal;
      return this;
    }

    /**
     * Adds the cell of a single-cell column.
     *
     * @throws IllegalArgumentException if the id is not above that of the previous cell
     */
    public Builder add(int id, Cell cell) {
      cells.add(id, cell);
      return this;
    }

    /**
     * Adds the elements of a column that has a cell for each, unless there is nothing to store.
     *
     * @throws IllegalArgumentException if the id is not above that of the previous column of
     *     elements
     */
    public Builder add(int id, ElementCells column) {
      if (column.isEmpty()) {
        return this;
      }
      if (elements == null) {
        elements = new ColumnMap.Builder<>(2);
      }
      elements.add(id, column);
      return this;
    }

    /** Returns the row, without the content that its own deletion shadows. */
    public StoredRow build() {
      ColumnMap<ElementCells> columns = elements == null ? ColumnMap.none() : elements.build();
      return new StoredRow(marker, deletion, original, cells.build(), columns).normal();
    }
  }
}
