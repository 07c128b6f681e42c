package dev.rowan.storage.differential;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.ArrayList;
import java.util.List;

/** Creates tables of every shape. */
final class RandomTable {
  private static final List<ColumnType> NUMBERED =
      List.of(
          ScalarType.INT,
          ScalarType.BIGINT,
          ScalarType.TEXT,
          ScalarType.ASCII,
          ScalarType.VARINT,
          ScalarType.BLOB,
          ScalarType.UUID,
          ScalarType.TIMESTAMP);

  private final String name;
  private final Dice dice;
  private int types;

  private RandomTable(String name, Dice dice) {
    this.name = name;
    this.dice = dice;
  }

  static TableSchema of(String name, Dice dice) {
    return new RandomTable(name, dice).table();
  }

  /** Returns the key of the partition with this number, the same for the same number. */
  static List<Object> partition(TableSchema table, int number) {
    List<Object> key = new ArrayList<>();
    key.add(Domain.numbered(table.column(0).type(), number));
    Dice dice = new Dice(number);
    for (int i = 1; i < table.partitionKeySize(); i++) {
      key.add(Domain.value(table.column(i).type(), dice));
    }
    return List.copyOf(key);
  }

  private TableSchema table() {
    TableSchema.Builder table = TableSchema.named(name).partitionKey("p0", dice.of(NUMBERED));
    for (int i = 1; i <= (dice.oneIn(3) ? dice.between(1, 2) : 0); i++) {
      table.partitionKey("p" + i, keyType());
    }
    int clustering = dice.oneIn(8) ? 0 : dice.between(1, 3);
    for (int i = 0; i < clustering; i++) {
      table.clustering("c" + i, keyType(), dice.of(Order.values()));
    }
    boolean counters = dice.oneIn(8);
    int statics = clustering == 0 || dice.coin() ? 0 : dice.between(1, 2);
    for (int i = 0; i < statics; i++) {
      table.staticColumn("s" + i, counters ? CounterType.COUNTER : type());
    }
    int regulars = dice.oneIn(12) && !counters ? 0 : dice.between(1, 5);
    for (int i = 0; i < regulars; i++) {
      table.column("v" + i, counters ? CounterType.COUNTER : type());
    }
    return table.defaultTtl(dice.oneIn(6) && !counters ? 40 : 0).build();
  }

  private ColumnType type() {
    return switch (dice.below(9)) {
      case 0 -> new ListType(elementType(), dice.oneIn(4));
      case 1 -> new SetType(keyType(), dice.oneIn(4));
      case 2 -> new MapType(keyType(), elementType(), dice.oneIn(4));
      case 3 -> userType(dice.oneIn(3));
      case 4 -> dice.coin() ? new VectorType(ScalarType.FLOAT, 3) : tupleType();
      default -> dice.of(ScalarType.values());
    };
  }

  private ColumnType elementType() {
    return switch (dice.below(8)) {
      case 0 -> new ListType(dice.of(ScalarType.values()));
      case 1 -> new MapType(scalarKey(), dice.of(ScalarType.values()));
      case 2 -> tupleType();
      default -> dice.of(ScalarType.values());
    };
  }

  private ColumnType keyType() {
    return switch (dice.below(12)) {
      case 0 -> new ListType(scalarKey(), true);
      case 1 -> new SetType(scalarKey(), true);
      case 2 -> new TupleType(List.of(scalarKey(), scalarKey()));
      default -> scalarKey();
    };
  }

  private ScalarType scalarKey() {
    ScalarType type = dice.of(ScalarType.values());
    return type == ScalarType.DURATION ? ScalarType.INT : type;
  }

  private TupleType tupleType() {
    List<ColumnType> fields = new ArrayList<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      fields.add(dice.oneIn(5) ? new SetType(scalarKey()) : dice.of(ScalarType.values()));
    }
    return new TupleType(fields);
  }

  private UserType userType(boolean frozen) {
    List<UserType.Field> fields = new ArrayList<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      fields.add(new UserType.Field("f" + i, elementType()));
    }
    return new UserType(name + "_u" + types++, fields, frozen);
  }
}
