package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.rowan.annotation.Order;
import dev.rowan.error.CorruptStoreException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.column.RowColumns;
import dev.rowan.storage.embedded.key.KeyCodec;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.PartitionHeader;
import dev.rowan.storage.embedded.row.RangeTombstone;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.RandomTypes;
import dev.rowan.storage.embedded.type.RandomValues;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Damaged bytes decode to another value or are refused with a named reason; nothing else ever
 * happens.
 */
class DamageTest {
  private static final int ROUNDS = 5_000;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final RandomValues values = new RandomValues(random);
  private final RandomTypes nested = new RandomTypes(random);
  private final ByteSink sink = new ByteSink();
  private int refused;

  @Test
  void ofValuesInBothForms() {
    List<ColumnType> types = new ArrayList<>(List.of(ScalarType.values()));
    types.add(new ListType(ScalarType.TEXT));
    types.add(new SetType(ScalarType.DECIMAL));
    types.add(new MapType(ScalarType.VARINT, ScalarType.DURATION));
    types.add(new SetType(new ListType(ScalarType.DURATION)));
    for (int i = 0; i < 50; i++) {
      types.add(nested.next(3));
    }
    for (ColumnType type : types) {
      TypeCodec<?> codec = TypeCodecs.of(type);
      for (int i = 0; i < ROUNDS / 10; i++) {
        byte[] noise = noise();
        readOrRefuse(() -> codec.readValue(new ByteSource().reset(noise), noise.length));
        if (codec.ordered()) {
          readOrRefuse(() -> codec.readOrdered(new ByteSource().reset(noise)));
        }
        Object value = value(type);
        if (value != null && codec.ordered()) {
          codec.writeOrdered(value, sink.reset());
          byte[] damaged = damaged();
          readOrRefuse(() -> codec.readOrdered(new ByteSource().reset(damaged)));
        }
        if (value != null) {
          codec.writeValue(value, sink.reset());
          sink.u8(0);
          byte[] damaged = damaged();
          readOrRefuse(() -> codec.readValue(new ByteSource().reset(damaged), damaged.length));
        }
      }
    }
    assertThat(refused).isPositive();
  }

  /** Null for the few types whose random values come from elsewhere. */
  private Object value(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return values.next(scalar);
    }
    boolean withoutValues = type.cql().contains("duration") || type.cql().contains("decimal");
    return withoutValues ? null : nested.value(type);
  }

  @Test
  void ofKeys() {
    TableSchema.Builder table =
        TableSchema.named("t")
            .partitionKey("a", ScalarType.TEXT)
            .partitionKey("b", ScalarType.INET);
    for (ScalarType type : ScalarType.values()) {
      if (type != ScalarType.DURATION) {
        table.clustering(type.cql(), type, random.nextBoolean() ? Order.ASC : Order.DESC);
      }
    }
    for (int i = 0; i < 5; i++) {
      table.clustering("nested" + i, nested.next(2), Order.DESC);
    }
    TableSchema schema = table.build();
    KeyCodec keys = KeyCodec.of(schema, 5);
    for (int i = 0; i < ROUNDS; i++) {
      Object[] row = schema.columns().stream().map(c -> value(c.type())).toArray();
      keys.rowKey(Row.of(row), sink);
      byte[] key = damagedFrom(14);
      readOrRefuse(() -> keys.readPartition(key, new Object[row.length]));
      readOrRefuse(() -> keys.readClustering(key, key.length, new Object[row.length]));
    }
    assertThat(refused).isPositive();
  }

  @Test
  void ofRowValuesAndPartitionRecords() {
    TableSchema.Builder table = TableSchema.named("t").partitionKey("p", ScalarType.INT);
    for (ScalarType type : ScalarType.values()) {
      table.column(type.cql(), type);
    }
    for (int i = 0; i < 12; i++) {
      table.column("nested" + i, nested.next(2));
    }
    TableSchema schema = table.build();
    RowColumns columns = new RowColumns(schema, IntStream.range(0, schema.size()).toArray());
    for (int i = 0; i < ROUNDS; i++) {
      Object[] row =
          schema.columns().stream()
              .map(c -> random.nextInt(4) == 0 ? null : value(c.type()))
              .toArray();
      RowValueCodec.write(
          columns
              .regulars(
                  Row.of(row),
                  new CellStamp(5, random.nextInt(2), 5, () -> 1),
                  StoredRow.EMPTY,
                  new ByteSink())
              .marker(RowMarker.of(random.nextInt(9)))
              .build(),
          sink.reset());
      byte[] value = damaged();
      readOrRefuse(() -> RowValueCodec.read(value, value.length));
      readOrRefuse(
          () -> columns.read(value, value.length, 5, new ByteSource(), new Object[schema.size()]));
      new PartitionHeader(new Deletion(5, Cell.LAST_SECOND), 7, 2).write(sink.reset());
      byte[] header = damaged();
      readOrRefuse(() -> PartitionHeader.read(header, header.length));
      byte[] start = {0x40, 1, 0x20};
      new RangeTombstone(start, new byte[] {0x60}, new Deletion(5, 9)).write(sink.reset());
      byte[] range = damaged();
      readOrRefuse(() -> RangeTombstone.read(start, range, range.length));
    }
    assertThat(refused).isPositive();
  }

  private void readOrRefuse(Runnable read) {
    try {
      read.run();
    } catch (CorruptStoreException e) {
      refused++;
    } catch (RuntimeException e) {
      assertThatCode(
              () -> {
                throw e;
              })
          .as("seed %d", seed)
          .doesNotThrowAnyException();
    }
  }

  private byte[] noise() {
    byte[] noise = new byte[random.nextInt(12)];
    random.nextBytes(noise);
    return noise;
  }

  private byte[] damaged() {
    return damagedFrom(0);
  }

  /** The sink's content with a changed byte, a flipped bit, or a truncated end. */
  private byte[] damagedFrom(int from) {
    byte[] bytes = sink.toByteArray();
    int at = from + random.nextInt(bytes.length - from);
    switch (random.nextInt(3)) {
      case 0 -> bytes[at] = (byte) random.nextInt();
      case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      default -> bytes = Arrays.copyOf(bytes, at);
    }
    return bytes;
  }
}
