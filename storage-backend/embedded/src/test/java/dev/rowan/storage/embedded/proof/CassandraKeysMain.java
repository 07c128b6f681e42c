package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.key.KeyCodec;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Compares keys of random tables with those of Cassandra's own code, until one differs or the
 * number of trials is reached.
 */
final class CassandraKeysMain {
  private static final int ROWS = 16;
  private static final int REWRITTEN = 8;

  /** One table, in Rowan's and in Cassandra's types, with rows of one partition. */
  private record Trial(
      TableSchema table,
      KeyCodec codec,
      List<Object> types,
      Object comparator,
      List<Row> rows,
      List<ByteBuffer[]> values,
      List<byte[]> keys) {}

  private final CassandraCode theirs = new CassandraCode();
  private final ByteSink sink = new ByteSink();
  private final Random random;
  private final RandomKeys samples;
  private long keys;
  private long comparisons;
  private long bounds;
  private long tokens;

  private CassandraKeysMain(long seed) {
    this.random = new Random(seed);
    this.samples = new RandomKeys(random);
  }

  public static void main(String[] arguments) {
    CassandraKeysMain program = new CassandraKeysMain(Long.parseLong(arguments[0]));
    while (program.keys < Long.parseLong(arguments[1])) {
      Trial trial = program.trial();
      program.requireSameBytes(trial);
      program.requireSameOrder(trial);
      for (int i = 0; i < ROWS / 4; i++) {
        program.requireSameBounds(trial);
        program.requireSameToken();
      }
    }
    System.out.printf(
        "%d keys, %d comparisons, %d bounds and %d tokens are equal%n",
        program.keys, program.comparisons, program.bounds, program.tokens);
    // Cassandra leaves threads running.
    Runtime.getRuntime().halt(0);
  }

  private Trial trial() {
    TableSchema.Builder builder = TableSchema.named("t").partitionKey("p", ScalarType.INT);
    List<Object> types = new ArrayList<>();
    List<Object> directed = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      ColumnType type = samples.type(2);
      Order order = random.nextBoolean() ? Order.ASC : Order.DESC;
      builder.clustering("c" + i, type, order);
      String name = CassandraType.name(type);
      types.add(theirs.type(name));
      directed.add(theirs.type(order == Order.DESC ? "ReversedType(" + name + ")" : name));
    }
    TableSchema table = builder.build();
    Trial trial =
        new Trial(
            table,
            KeyCodec.of(table, 1),
            types,
            theirs.comparator(directed),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>());
    for (int i = 0; i < ROWS; i++) {
      addRow(trial);
    }
    return trial;
  }

  /** Rows share values with earlier ones, so that later columns decide. */
  private void addRow(Trial trial) {
    TableSchema table = trial.table();
    @Nullable Object[] row = new Object[table.size()];
    row[0] = 1;
    ByteBuffer[] values = new ByteBuffer[table.clusteringSize()];
    for (int i = 1; i < row.length; i++) {
      boolean shared = !trial.rows().isEmpty() && random.nextBoolean();
      row[i] =
          shared
              ? trial.rows().get(random.nextInt(trial.rows().size())).get(i)
              : samples.value(table.column(i).type());
      values[i - 1] = value(table.column(i).type(), row[i]);
      if (random.nextInt(REWRITTEN) != 0) {
        continue;
      }
      ByteBuffer rewritten = theirs.rewritten(trial.types().get(i - 1), values[i - 1].duplicate());
      require(values[i - 1].equals(rewritten), "value", trial, values[i - 1], rewritten);
    }
    trial.rows().add(Row.of(row));
    trial.values().add(values);
    trial.keys().add(trial.codec().rowKey(Row.of(row), sink));
  }

  private ByteBuffer value(ColumnType type, @Nullable Object value) {
    TypeCodecs.of(type).writeValue(value, sink.reset());
    return ByteBuffer.wrap(sink.toByteArray());
  }

  private Object clustering(Trial trial, int row) {
    return theirs.clustering(trial.values().get(row));
  }

  private void requireSameBytes(Trial trial) {
    for (int i = 0; i < ROWS; i++) {
      sink.reset();
      trial.codec().writeClustering(trial.rows().get(i), sink);
      byte[] expected = theirs.bytes(trial.comparator(), clustering(trial, i));
      byte[] found = sink.toByteArray();
      require(
          Arrays.equals(found, expected),
          "key",
          trial,
          ByteBuffer.wrap(found),
          ByteBuffer.wrap(expected));
      keys++;
    }
  }

  private void requireSameOrder(Trial trial) {
    for (int one = 0; one < ROWS; one++) {
      for (int two : new int[] {one, (one + 1) % ROWS, random.nextInt(ROWS)}) {
        byte[] first = trial.keys().get(one);
        byte[] second = trial.keys().get(two);
        int expected =
            theirs.compareKeys(trial.comparator(), clustering(trial, one), clustering(trial, two));
        int found = Arrays.compareUnsigned(first, second);
        boolean begins =
            expected != 0
                && Arrays.mismatch(first, second) >= Math.min(first.length, second.length);
        require(
            Integer.signum(found) == Integer.signum(expected) && !begins,
            "order",
            trial,
            ByteBuffer.wrap(first),
            ByteBuffer.wrap(second));
        comparisons++;
      }
    }
  }

  private void requireSameBounds(Trial trial) {
    int size = trial.table().clusteringSize();
    int like = random.nextInt(ROWS);
    int prefix = random.nextInt(size);
    int end = prefix + 1 + random.nextInt(size - prefix);
    boolean inclusive = random.nextBoolean();
    boolean lower = random.nextBoolean();
    int at = random.nextInt(ROWS);
    Bound bound = new Bound(clusterings(trial, at, prefix, end), inclusive);
    Slice slice =
        Slice.between(
            clusterings(trial, like, 0, prefix), lower ? bound : null, lower ? null : bound);
    List<KeyRange> ranges = trial.codec().slices(List.of(1), slice, sink);
    for (int row = 0; row < ROWS; row++) {
      byte[] key = trial.keys().get(row);
      boolean found = ranges.stream().anyMatch(range -> range.contains(key));
      int compared = compare(trial, row, at, prefix, end);
      boolean beyond = lower ? compared > 0 : compared < 0;
      boolean expected =
          compare(trial, row, like, 0, prefix) == 0 && (beyond || (inclusive && compared == 0));
      require(
          found == expected,
          "bound " + slice,
          trial,
          ByteBuffer.wrap(key),
          ByteBuffer.wrap(trial.keys().get(at)));
      bounds++;
    }
  }

  private static List<Object> clusterings(Trial trial, int row, int from, int to) {
    return Arrays.asList(trial.rows().get(row).toArray()).subList(from + 1, to + 1);
  }

  /** Compares in the order of the values, as tuples compare regardless of the directions. */
  private int compare(Trial trial, int one, int two, int from, int to) {
    for (int i = from; i < to; i++) {
      int compared =
          theirs.compare(
              trial.types().get(i), trial.values().get(one)[i], trial.values().get(two)[i]);
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  private void requireSameToken() {
    TableSchema.Builder builder = TableSchema.named("t");
    ByteBuffer[] values = new ByteBuffer[1 + random.nextInt(3)];
    List<Object> key = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      ColumnType type = samples.type(1);
      builder.partitionKey("p" + i, type);
      key.add(samples.value(type));
      values[i] = value(type, key.get(i));
    }
    if (values.length == 1 && !values[0].hasRemaining()) {
      return;
    }
    KeyCodec.of(builder.build(), 1).writePartition(key, sink.reset());
    byte[] found = sink.toByteArray();
    ByteBuffer expected = theirs.partition(values);
    int head = KeyFormat.tableStart(1).length + Long.BYTES + Short.BYTES;
    ByteBuffer foundKey = ByteBuffer.wrap(found, head, found.length - head);
    if (!foundKey.equals(expected) || KeyFormat.token(found) != theirs.token(expected)) {
      throw new AssertionError("partition key\n" + hex(foundKey) + "\n" + hex(expected));
    }
    tokens++;
  }

  private static void require(
      boolean holds, String what, Trial trial, ByteBuffer found, ByteBuffer expected) {
    if (!holds) {
      throw new AssertionError(
          what + " of " + trial.types() + "\n" + hex(found) + "\n" + hex(expected));
    }
  }

  private static String hex(ByteBuffer bytes) {
    byte[] copy = new byte[bytes.remaining()];
    bytes.duplicate().get(copy);
    return HexFormat.of().formatHex(copy);
  }
}
