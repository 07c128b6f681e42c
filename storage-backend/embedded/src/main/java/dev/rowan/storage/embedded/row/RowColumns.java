package dev.rowan.storage.embedded.row;

import dev.rowan.error.RejectedInput;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.Misfit;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import dev.rowan.value.Row;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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
  private final TypeCodec<?>[] codecs;
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
    this.codecs =
        table.columns().stream()
            .map(column -> TypeCodecs.of(column.type()))
            .toArray(TypeCodec<?>[]::new);
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
   * Returns what a write says of a row's regular columns: a cell for each value, a tombstone for
   * each null and empty collection, nothing for what is unset.
   *
   * @param standing the row as it was; only edits of lists and counters look at it
   * @throws RejectedInput if a column cannot hold its value
   */
  public StoredRow.Builder regulars(Row row, Stamp stamp, StoredRow standing) {
    return cells(regulars, row, stamp);
  }

  /** Returns the same of the static columns. */
  public StoredRow.Builder statics(Row row, Stamp stamp, StoredRow standing) {
    return cells(statics, row, stamp);
  }

  private StoredRow.Builder cells(int[] places, Row row, Stamp stamp) {
    StoredRow.Builder cells = new StoredRow.Builder();
    ByteSink sink = new ByteSink();
    for (int place : places) {
      if (row.isSet(place)) {
        cells.add(ids[place], cell(place, row.get(place), stamp, sink));
      }
    }
    return cells;
  }

  private Cell cell(int place, @Nullable Object value, Stamp stamp, ByteSink sink) {
    if (value == null || isEmpty(value)) {
      return stamp.tombstone();
    }
    try {
      codecs[place].writeValue(value, sink.reset());
    } catch (RejectedInput e) {
      throw Misfit.in(table.name(), table.column(place).name(), e);
    }
    return stamp.cell(sink.toByteArray());
  }

  private static boolean isEmpty(Object value) {
    return (value instanceof Collection<?> elements && elements.isEmpty())
        || (value instanceof Map<?, ?> map && map.isEmpty());
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
      if (!cell.isLive(now)) {
        continue;
      }
      live = true;
      int place = placeOf(row.id(i));
      if (place != UNKNOWN) {
        into[place] = value(place, in.reset(cell.value()), cell.value().length);
      }
    }
    return live;
  }

  /** Does the same with a row's value, without making cells where the value is uniform. */
  public boolean read(byte[] value, int length, long now, @Nullable Object[] into) {
    ByteSource in = new ByteSource().reset(value, 0, length);
    int flags = RowValueCodec.readFlags(in);
    int plain = RowFlags.FORMAT | RowFlags.MARKER | RowFlags.UNIFORM;
    if ((flags & RowFlags.UNIFORM) == 0 || (flags & ~plain) != 0) {
      return read(RowValueCodec.read(value, length), now, into);
    }
    long base = in.i64();
    boolean live = (flags & RowFlags.MARKER) != 0 && RowValueCodec.readMarker(base, in).isLive(now);
    int last = UNKNOWN;
    int cells = in.count();
    live |= cells > 0;
    for (int left = cells; left > 0; left--) {
      last = RowValueCodec.readId(last, in);
      int size = in.count();
      int place = placeOf(last);
      if (place == UNKNOWN) {
        in.skip(size);
      } else {
        into[place] = value(place, in, size);
      }
    }
    RowValueCodec.requireEnd(in);
    return live;
  }

  private Object value(int place, ByteSource in, int length) {
    int end = in.position() + length;
    Object value = codecs[place].readValue(in, length);
    if (in.position() != end) {
      throw Misfit.corrupt("a value of another length");
    }
    return value;
  }

  private int placeOf(int id) {
    return id < placeOfId.length ? placeOfId[id] : UNKNOWN;
  }
}
