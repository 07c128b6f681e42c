package dev.rowan.storage.cassandra.statement;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.type.WireCodec;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The selected columns of a read, and the decoding of its results. Columns come in schema order; if
 * requested, the timestamps of those that have one follow, and then their remaining TTLs. Elements
 * of columns come after the columns; they have no times. Immutable and thread-safe.
 */
public final class ResultColumns {
  private static final Set<ColumnKind> SHARED =
      EnumSet.of(ColumnKind.PARTITION_KEY, ColumnKind.STATIC);

  private final CqlTable table;
  private final int[] columns;
  private final int[] timed;
  private final WireCodec[] codecs;
  private final String text;

  /** The elements of the other columns, by their places. */
  private final SortedMap<Integer, ResultElements> elements;

  /** By twice the length of the prefix, plus one if reversed. */
  private final @Nullable StatementText[] selects;

  /** Created on first use; concurrently created instances are equal. */
  private volatile @Nullable ResultColumns withTimes;

  private volatile @Nullable ResultColumns withTimesOfCells;

  private ResultColumns(
      CqlTable table, int[] columns, int[] timed, SortedMap<Integer, ResultElements> elements) {
    this.table = table;
    this.elements = elements;
    this.columns = columns;
    this.timed = timed;
    this.codecs = new WireCodec[columns.length];
    this.selects = new StatementText[2 * (table.schema().clusteringSize() + 1)];
    for (int i = 0; i < columns.length; i++) {
      codecs[i] = table.column(columns[i]).codec();
    }
    List<String> terms = new ArrayList<>(columns.length + 2 * timed.length);
    for (int i : columns) {
      terms.add(table.column(i).name());
    }
    for (int i : timed) {
      terms.add(writeTime(table.column(i)));
    }
    for (int i : timed) {
      terms.add("TTL(" + table.column(i).name() + ")");
    }
    this.text = String.join(", ", terms);
  }

  private static String writeTime(CqlColumn column) {
    String function = column.type().isMultiCell() ? "MAXWRITETIME(" : "WRITETIME(";
    return function + column.name() + ")";
  }

  /** Selects all columns. */
  static ResultColumns ofRows(CqlTable table) {
    return untimed(table, columns(table, EnumSet.allOf(ColumnKind.class)));
  }

  /** Selects the key columns and these. */
  static ResultColumns of(CqlTable table, ColumnSelection selection) {
    int[] columns =
        IntStream.range(0, table.size())
            .filter(i -> i < table.schema().keySize() || selection.has(i))
            .filter(i -> selection.elements(i).isEmpty())
            .toArray();
    SortedMap<Integer, ResultElements> elements = new TreeMap<>();
    for (int i : selection.places()) {
      Set<Object> some = selection.elements(i);
      if (!some.isEmpty()) {
        elements.put(i, new ResultElements(table.column(i), some));
      }
    }
    return new ResultColumns(table, columns, new int[0], elements);
  }

  private static ResultColumns untimed(CqlTable table, int[] columns) {
    return new ResultColumns(table, columns, new int[0], Collections.emptySortedMap());
  }

  /** Selects the columns that all rows of a partition share. */
  static ResultColumns ofPartitions(CqlTable table) {
    return untimed(table, columns(table, SHARED));
  }

  private static int[] columns(CqlTable table, Set<ColumnKind> kinds) {
    int[] columns = new int[table.size()];
    int count = 0;
    for (int i = 0; i < columns.length; i++) {
      if (kinds.contains(table.column(i).kind())) {
        columns[count++] = i;
      }
    }
    return Arrays.copyOf(columns, count);
  }

  /**
   * Returns the selection of the same columns and their times.
   *
   * @param ofCells whether the servers return the times of multi-cell columns
   */
  public ResultColumns timed(boolean ofCells) {
    ResultColumns known = ofCells ? withTimesOfCells : withTimes;
    if (known != null) {
      return known;
    }
    int[] times =
        IntStream.of(columns)
            .filter(i -> i >= table.schema().keySize())
            .filter(i -> ofCells || !table.column(i).type().isMultiCell())
            .toArray();
    ResultColumns made = new ResultColumns(table, columns, times, Collections.emptySortedMap());
    if (ofCells) {
      withTimesOfCells = made;
    } else {
      withTimes = made;
    }
    return made;
  }

  /** Returns whether it can have times of multi-cell columns. */
  public boolean hasCells() {
    return IntStream.of(columns).anyMatch(i -> table.column(i).type().isMultiCell());
  }

  /** Returns the number of columns that are selected as a whole. */
  public int size() {
    return columns.length;
  }

  /** Returns whether it selects elements of columns, so that its clause has values. */
  public boolean hasElements() {
    return !elements.isEmpty();
  }

  /** Adds the {@code SELECT} clause. */
  public StatementDraft addTo(StatementDraft select) {
    select.add(text);
    elements.values().forEach(each -> each.addTo(select));
    return select;
  }

  /**
   * Returns the text of the reads of these columns of the rows with a prefix of the clustering
   * columns, or null if it is not rendered yet.
   */
  public @Nullable StatementText select(int prefixSize, boolean reversed) {
    return selects[2 * prefixSize + (reversed ? 1 : 0)];
  }

  /** Sets the text of the reads of a prefix; threads that race set equal texts. */
  public StatementText select(int prefixSize, boolean reversed, StatementText rendered) {
    selects[2 * prefixSize + (reversed ? 1 : 0)] = rendered;
    return rendered;
  }

  /** Returns the row of a result; unselected columns are null. */
  public Row row(com.datastax.oss.driver.api.core.cql.Row result) {
    int[] places = columns; // local copies: the fields would be read again after each call
    WireCodec[] known = codecs;
    @Nullable Object[] values = new Object[table.size()];
    for (int i = 0; i < places.length; i++) {
      ByteBuffer bytes = result.getBytesUnsafe(i);
      if (bytes != null) {
        values[places[i]] = decoded(known[i], bytes, places[i]);
      }
    }
    if (!elements.isEmpty()) {
      addElements(result, values);
    }
    return Row.owning(values);
  }

  private void addElements(
      com.datastax.oss.driver.api.core.cql.Row result, @Nullable Object[] values) {
    int next = columns.length;
    for (Map.Entry<Integer, ResultElements> each : elements.entrySet()) {
      try {
        values[each.getKey()] = each.getValue().value(result, next);
      } catch (UnreadableRowException e) {
        throw here(e, each.getKey());
      }
      next += each.getValue().size();
    }
  }

  private @Nullable Object decoded(WireCodec codec, ByteBuffer bytes, int column) {
    try {
      Object value = codec.decode(bytes);
      if (value == null && column < table.schema().keySize()) {
        throw new UnreadableRowException(
            ErrorCode.UNREADABLE_ROW, Map.of("found", "a key without bytes"), null);
      }
      return value;
    } catch (UnreadableRowException e) {
      throw here(e, column);
    }
  }

  private RowanException here(UnreadableRowException failure, int column) {
    return failure
        .with("table", table.schema().name())
        .with("column", table.schema().column(column).name());
  }

  /** Returns the times of a result; none for columns without a value or not selected. */
  public CellTimes times(com.datastax.oss.driver.api.core.cql.Row result) {
    long[] timestamps = new long[table.schema().size()];
    Arrays.fill(timestamps, CellTimes.NEVER);
    int[] ttls = new int[timestamps.length];
    for (int i = 0; i < timed.length; i++) {
      ByteBuffer timestamp = result.getBytesUnsafe(columns.length + i);
      if (timestamp != null) {
        timestamps[timed[i]] = timestamp.getLong(timestamp.position());
      }
      ByteBuffer ttl = result.getBytesUnsafe(columns.length + timed.length + i);
      if (ttl != null) {
        boolean cells = table.column(timed[i]).type().isMultiCell();
        ttls[timed[i]] = cells ? shortest(ttl) : ttl.getInt(ttl.position());
      }
    }
    return CellTimes.owning(timestamps, ttls);
  }

  /** Returns the smallest number of a list, ignoring nulls. */
  private static int shortest(ByteBuffer list) {
    ByteBuffer in = list.duplicate();
    int shortest = 0;
    for (int left = in.getInt(); left > 0; left--) {
      if (in.getInt() == Integer.BYTES) {
        int ttl = in.getInt();
        shortest = shortest == 0 ? ttl : Math.min(shortest, ttl);
      }
    }
    return shortest;
  }
}
