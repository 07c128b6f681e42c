package dev.rowan.storage.embedded.column;

import dev.rowan.error.RejectedInput;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.LiveCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.row.Marker;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.Stamp;
import dev.rowan.storage.embedded.row.StoredElements;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.Misfit;
import dev.rowan.value.CellEdit;
import dev.rowan.value.Row;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of one table beside its key, by the ids under which their cells are stored. An id is
 * never reused, so that a cell of a column that is gone is known to be none of these: its value is
 * skipped, but the row that has it is there, as in Cassandra. Immutable and thread-safe.
 */
public final class RowColumns {
  private static final int UNKNOWN = -1;

  private final TableSchema table;
  private final int[] ids;
  private final ColumnForm[] forms;
  private final int[] regulars;
  private final int[] statics;
  private final int[] placeOfId;

  /**
   * Makes the one of a table.
   *
   * @param ids the id of each column of the table, in schema order; those of key columns are not
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
            .map(column -> ColumnForm.of(column.type()))
            .toArray(ColumnForm[]::new);
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
   * Returns what a write says of a row's regular columns: cells for each value, null and edit,
   * nothing for what is unset.
   *
   * @param standing the row as it was; only edits of lists and counters look at it
   * @param scratch at the disposal of this call
   * @throws RejectedInput if a column cannot hold its value, or an edit names an element that is
   *     not there
   */
  public StoredRow.Builder regulars(Row row, Stamp stamp, StoredRow standing, ByteSink scratch) {
    return cells(regulars, row, new RowWrite(stamp, standing, scratch));
  }

  /** Returns the same of the static columns. */
  public StoredRow.Builder statics(Row row, Stamp stamp, StoredRow standing, ByteSink scratch) {
    return cells(statics, row, new RowWrite(stamp, standing, scratch));
  }

  private StoredRow.Builder cells(int[] places, Row row, RowWrite write) {
    for (int place : places) {
      if (row.isSet(place)) {
        try {
          forms[place].write(ids[place], row.get(place), write);
        } catch (RejectedInput e) {
          throw Misfit.in(table.name(), table.column(place).name(), e);
        }
      }
    }
    return write.into();
  }

  /** Returns whether a write sets every regular column to a value or null, edits none. */
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

  /** Returns the columns whose cells are kept here, in schema order. */
  public List<ColumnSchema> columns() {
    return table.columns().subList(table.keySize(), table.size());
  }

  /**
   * Puts the values that a reader in this second sees into their places in schema order, and leaves
   * the other places alone.
   *
   * @return whether the reader sees the row at all
   */
  public boolean read(StoredRow row, long now, @Nullable Object[] into) {
    Marker marker = row.marker();
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

  /** Adds when the values that {@link #read} puts were written, in the same places. */
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

  /** Reads a row's value without making cells; {@code in} is at its disposal. */
  public boolean read(byte[] value, int length, long now, ByteSource in, @Nullable Object[] into) {
    return RowValueCodec.isPlain(value, length)
        ? readPlain(in.reset(value, 0, length), now, into)
        : readLive(value, length, now, into);
  }

  /** Most rows are as an INSERT left them: only live cells of one timestamp. */
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
      throw Misfit.corrupt("a value of another length");
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
