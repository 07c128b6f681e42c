package dev.rowan.storage.embedded.column;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.LiveCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredElements;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of one table outside of its key, by the ids under which their cells are stored. Ids
 * are never reused. A cell with an unknown id therefore belongs to a dropped or unknown column:
 * readers skip its value, but it keeps its row alive, as in Cassandra. Immutable and thread-safe.
 */
public final class RowColumns {
  private static final int UNKNOWN = -1;

  private final TableSchema table;
  private final int[] ids;
  private final ColumnLayout[] forms;
  private final int[] regulars;
  private final int[] statics;
  private final int[] placeOfId;

  /**
   * Creates the columns of a table.
   *
   * @param ids the id of each column of the table, in schema order; the ids of key columns are not
   *     used
   */
  public RowColumns(TableSchema table, int[] ids) {
    if (ids.length != table.size()) {
      throw new IllegalArgumentException(ids.length + " ids of " + table.size() + " columns");
    }
    this.table = table;
    this.ids = ids.clone();
    this.forms =
        table.columns().stream()
            .map(column -> ColumnLayout.of(column.type()))
            .toArray(ColumnLayout[]::new);
    this.regulars = placesById(ColumnKind.REGULAR);
    this.statics = placesById(ColumnKind.STATIC);
    this.placeOfId = new int[IntStream.of(ids).max().orElse(0) + 1];
    Arrays.fill(placeOfId, UNKNOWN);
    for (int place : IntStream.concat(IntStream.of(regulars), IntStream.of(statics)).toArray()) {
      placeOfId[ids[place]] = place;
    }
  }

  private int[] placesById(ColumnKind kind) {
    return IntStream.range(0, table.size())
        .filter(place -> table.column(place).kind() == kind)
        .boxed()
        .sorted(Comparator.comparingInt(place -> ids[place]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * Returns the cells of a row's regular columns that a write creates: for each value, null and
   * edit; none for unset columns.
   *
   * @param current the row before the write; only edits of lists and counters read it
   * @param scratch scratch space of this call
   * @throws RejectedInputException if a column cannot hold its value, or an edit names an element
   *     that does not exist
   */
  public StoredRow.Builder regulars(Row row, CellStamp stamp, StoredRow current, ByteSink scratch) {
    return cells(regulars, row, new RowWrite(stamp, current, scratch));
  }

  /** Returns the cells of the static columns that a write creates. */
  public StoredRow.Builder statics(Row row, CellStamp stamp, StoredRow current, ByteSink scratch) {
    return cells(statics, row, new RowWrite(stamp, current, scratch));
  }

  private StoredRow.Builder cells(int[] places, Row row, RowWrite write) {
    for (int place : places) {
      if (row.isSet(place)) {
        try {
          forms[place].write(ids[place], row.get(place), write);
        } catch (RejectedInputException e) {
          throw CodecErrors.in(table.name(), table.column(place).name(), e);
        }
      }
    }
    return write.into();
  }

  /** Returns whether a write sets every regular column to a value or null, and has no edit. */
  public boolean areReplacedBy(Row row) {
    for (int place : regulars) {
      if (!row.isSet(place) || row.get(place) instanceof CellEdit) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a write sets a static column. */
  public boolean setsStatics(Row row) {
    return IntStream.of(statics).anyMatch(row::isSet);
  }

  /** Returns the columns whose cells are stored here, in schema order. */
  public List<ColumnSchema> columns() {
    return table.columns().subList(table.keySize(), table.size());
  }

  /**
   * Puts the values that a reader in this second sees at their positions in schema order. Other
   * positions do not change.
   *
   * @return whether the reader sees the row at all
   */
  public boolean read(StoredRow row, long now, @Nullable Object[] into) {
    RowMarker marker = row.marker();
    boolean live = marker != null && marker.isLive(now);
    ByteSource in = new ByteSource();
    for (int i = 0; i < row.size(); i++) {
      Cell cell = row.cell(i);
      if (cell.isLive(now)) {
        live = true;
        readCell(placeOf(row.id(i)), in.reset(cell.value()), cell.value().length, into);
      }
    }
    for (int i = 0; i < row.elementColumns(); i++) {
      if (row.elements(i).isLive(now)) {
        live = true;
        readElements(row.elementId(i), new StoredElements(row.elements(i), now), into);
      }
    }
    return live;
  }

  /** Adds the write times of the values that {@link #read} returns, at the same positions. */
  public void addTimes(StoredRow row, long now, ColumnTimes times) {
    for (int i = 0; i < row.size(); i++) {
      addTime(row.id(i), row.cell(i), now, times);
    }
    for (int i = 0; i < row.elementColumns(); i++) {
      for (int element = 0; element < row.elements(i).size(); element++) {
        addTime(row.elementId(i), row.elements(i).element(element).cell(), now, times);
      }
    }
  }

  private void addTime(int id, Cell cell, long now, ColumnTimes times) {
    int place = placeOf(id);
    if (place != UNKNOWN && cell.isLive(now)) {
      times.add(place, cell, now);
    }
  }

  /** Reads a row's value without creating cells; {@code in} is scratch space of this call. */
  public boolean read(byte[] value, int length, long now, ByteSource in, @Nullable Object[] into) {
    return RowValueCodec.isPlain(value, length)
        ? readPlain(in.reset(value, 0, length), now, into)
        : readLive(value, length, now, into);
  }

  /** The fast path for rows that one INSERT wrote: only live cells with one timestamp. */
  private boolean readPlain(ByteSource in, long now, @Nullable Object[] into) {
    boolean live = RowValueCodec.readPlainHead(in, now);
    int id = UNKNOWN;
    for (int left = in.count(); left > 0; left--) {
      live = true;
      id = RowValueCodec.readId(id, in);
      int length = in.count();
      int place = placeOf(id);
      if (place == UNKNOWN) {
        in.skip(length);
      } else {
        readCell(place, in, length, into);
      }
    }
    RowValueCodec.requireEnd(in);
    return live;
  }

  private boolean readLive(byte[] value, int length, long now, @Nullable Object[] into) {
    LiveCells cells = new LiveCells(value, length, now);
    while (cells.next()) {
      LiveElements elements = cells.elements();
      if (elements == null) {
        ByteSource in = cells.value();
        readCell(placeOf(cells.id()), in, cells.end() - in.position(), into);
      } else {
        readElements(cells.id(), elements, into);
      }
    }
    return cells.isLive();
  }

  private void readCell(int place, ByteSource in, int length, @Nullable Object[] into) {
    if (place == UNKNOWN) {
      return;
    }
    int end = in.position() + length;
    into[place] = forms[place].readCell(in, length);
    if (in.position() != end) {
      throw CodecErrors.corrupt("a value of another length");
    }
  }

  private void readElements(int id, LiveElements elements, @Nullable Object[] into) {
    int place = placeOf(id);
    if (place != UNKNOWN) {
      into[place] = forms[place].readElements(elements);
    }
  }

  private int placeOf(int id) {
    return id < placeOfId.length ? placeOfId[id] : UNKNOWN;
  }
}
