package dev.rowan.storage.embedded.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.RandomValues;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Laws of the keys of any table: one to four clustering columns of any types and directions. */
class KeyLawsTest {
  private static final int TABLES = 3_000;
  private static final List<ScalarType> TYPES =
      Stream.of(ScalarType.values()).filter(type -> type != ScalarType.DURATION).toList();

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final RandomValues values = new RandomValues(random);
  private final ByteSink sink = new ByteSink();

  @Test
  void keysSortAsTheirRowsDoAndNoneIsAPrefixOfAnother() {
    for (int i = 0; i < TABLES; i++) {
      TableSchema table = table();
      List<Row> rows = rows(table, 5);
      for (Row one : rows) {
        for (Row two : rows) {
          byte[] first = key(table, one);
          byte[] second = key(table, two);
          int expected = compare(table, one, two);
          assertThat(Integer.signum(Arrays.compareUnsigned(first, second)))
              .as("seed %d", seed)
              .isEqualTo(Integer.signum(expected));
          assertThat(Arrays.mismatch(first, second))
              .as("seed %d", seed)
              .isLessThan(expected == 0 ? 0 : Math.min(first.length, second.length));
        }
      }
    }
  }

  @Test
  void keysAreReadBackAsWritten() {
    for (int i = 0; i < TABLES; i++) {
      TableSchema table = table();
      KeyCodec keys = KeyCodec.of(table, random.nextInt());
      NonCanonicalKeys nonCanonicalKeys = new NonCanonicalKeys(keys);
      for (Row row : rows(table, 2)) {
        byte[] key = keys.rowKey(row, sink);
        Object[] read = new Object[table.size()];
        keys.readPartition(key, read);
        keys.readClustering(key, key.length, read);
        byte[] original = nonCanonicalKeys.original(row, key);
        if (original != null) {
          nonCanonicalKeys.read(original, read);
        }
        assertThat(Row.of(read)).as("seed %d", seed).isEqualTo(row);
      }
    }
  }

  @Test
  void slicesContainExactlyTheRowsOfTheirPrefixesAndBounds() {
    for (int i = 0; i < TABLES; i++) {
      TableSchema table = table();
      List<Row> rows = rows(table, 8);
      Slice slice = slice(table, rows);
      List<KeyRange> ranges =
          KeyCodec.of(table, 1).slices(List.of(rows.get(0).get(0)), slice, sink);
      for (Row row : rows) {
        byte[] key = key(table, row);
        assertThat(ranges.stream().anyMatch(range -> range.contains(key)))
            .as("seed %d", seed)
            .isEqualTo(isInside(table, row, slice));
      }
    }
  }

  @Test
  void rangesOfASliceAreSortedAndDisjoint() {
    for (int i = 0; i < TABLES; i++) {
      TableSchema table = table();
      List<Row> rows = rows(table, 8);
      Slice slice = slice(table, rows);
      List<byte[]> ends = new ArrayList<>();
      KeyCodec.of(table, 1)
          .slices(List.of(rows.get(0).get(0)), slice, sink)
          .forEach(range -> ends.addAll(List.of(range.from(), range.to())));
      for (int end = 1; end < ends.size(); end++) {
        assertThat(Arrays.compareUnsigned(ends.get(end - 1), ends.get(end)))
            .as("seed %d", seed)
            .isNegative();
      }
    }
  }

  @Test
  void partitionsAndTheirRecordsSortBeforeTheirRows() {
    TableSchema table = table();
    KeyCodec keys = KeyCodec.of(table, 1);
    Row row = rows(table, 1).get(0);
    List<Object> partition = List.of(row.get(0));
    keys.writePartition(partition, sink.reset());
    byte[] start = sink.toByteArray();
    List<byte[]> stored =
        List.of(
            KeyFormat.tableStart(1),
            KeyFormat.mark(start, KeyFormat.HEADER),
            KeyFormat.mark(start, KeyFormat.RANGE_TOMBSTONE),
            KeyFormat.mark(start, KeyFormat.STATIC_ROW),
            keys.slices(partition, Slice.ALL, sink).get(0).from(),
            keys.rowKey(row, sink),
            keys.slices(partition, Slice.ALL, sink).get(0).to(),
            KeyFormat.mark(start, KeyFormat.PARTITION_END),
            KeyFormat.tableStart(2));
    assertThat(stored).isSortedAccordingTo(Arrays::compareUnsigned);
  }

  private TableSchema table() {
    TableSchema.Builder table =
        TableSchema.named("t").partitionKey("p", TYPES.get(random.nextInt(TYPES.size())));
    for (int i = random.nextInt(4); i >= 0; i--) {
      ScalarType type = TYPES.get(random.nextInt(TYPES.size()));
      table.clustering("c" + i, type, random.nextBoolean() ? Order.ASC : Order.DESC);
    }
    return table.build();
  }

  /** Returns rows of one partition; many share their first clustering values. */
  private List<Row> rows(TableSchema table, int count) {
    List<Row> rows = new ArrayList<>();
    Object partition = values.next((ScalarType) table.column(0).type());
    while (isEmptyKey(table, partition)) {
      partition = values.next((ScalarType) table.column(0).type());
    }
    for (int i = 0; i < count; i++) {
      Object[] row = new Object[table.size()];
      row[0] = partition;
      for (int column = 1; column < row.length; column++) {
        row[column] =
            i > 0 && random.nextBoolean()
                ? rows.get(random.nextInt(i)).get(column)
                : values.next((ScalarType) table.column(column).type());
      }
      rows.add(Row.of(row));
    }
    return rows;
  }

  private static boolean isEmptyKey(TableSchema table, Object value) {
    return value.equals("")
        || (table.column(0).type() == ScalarType.BLOB && !((ByteBuffer) value).hasRemaining());
  }

  /** Returns prefixes and bounds near those of some rows, so that they cut between rows. */
  private Slice slice(TableSchema table, List<Row> rows) {
    int prefix = random.nextInt(table.clusteringSize() + 1);
    List<List<Object>> prefixes = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      prefixes.add(Arrays.asList(any(rows).toArray()).subList(1, prefix + 1));
    }
    return new Slice(prefixes, bound(table, prefix + 1, rows), bound(table, prefix + 1, rows));
  }

  private Bound bound(TableSchema table, int column, List<Row> rows) {
    if (column == table.size() || random.nextInt(3) == 0) {
      return null;
    }
    int end = column + 1 + random.nextInt(table.size() - column);
    return new Bound(Arrays.asList(any(rows).toArray()).subList(column, end), random.nextBoolean());
  }

  private Row any(List<Row> rows) {
    return rows.get(random.nextInt(rows.size()));
  }

  private static boolean isInside(TableSchema table, Row row, Slice slice) {
    int next = slice.prefixSize() + 1;
    return slice.prefixes().stream().anyMatch(prefix -> compare(table, row, 1, prefix) == 0)
        && isBeyond(table, row, next, slice.lower(), 1)
        && isBeyond(table, row, next, slice.upper(), -1);
  }

  private static boolean isBeyond(TableSchema table, Row row, int column, Bound bound, int sign) {
    if (bound == null) {
      return true;
    }
    int compared = compare(table, row, column, bound.values()) * sign;
    return compared > 0 || (bound.inclusive() && compared == 0);
  }

  /** Compares columns of a row, from one on, with values, regardless of directions. */
  private static int compare(TableSchema table, Row row, int column, List<Object> values) {
    for (int i = 0; i < values.size(); i++) {
      int compared = order(table.column(column + i)).compare(row.get(column + i), values.get(i));
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  private static int compare(TableSchema table, Row one, Row two) {
    for (int i = 1; i < table.size(); i++) {
      int compared = order(table.column(i)).compare(one.get(i), two.get(i));
      if (compared != 0) {
        return table.column(i).order() == Order.DESC ? -compared : compared;
      }
    }
    return 0;
  }

  private static Comparator<Object> order(ColumnSchema column) {
    return column.type().valueType().order();
  }

  private byte[] key(TableSchema table, Row row) {
    return KeyCodec.of(table, 1).rowKey(row, sink);
  }
}
