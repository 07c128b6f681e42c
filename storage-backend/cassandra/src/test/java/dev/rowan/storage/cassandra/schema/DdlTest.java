package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.storage.cassandra.CqlShape;
import dev.rowan.storage.cassandra.RandomNames;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The statements that complete a schema depend on names only where they are quoted. */
class DdlTest {
  private static final int ROUNDS = Boolean.getBoolean("rowan.long") ? 100_000 : 1_000;
  private static final StoredSchema EMPTY = new StoredSchema(Map.of(), Map.of(), Map.of());

  @Test
  void quotesEveryName() {
    long seed = Seed.next();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    List<String> plain = IntStream.range(0, 11).mapToObj(i -> "n" + i).toList();
    List<String> shapes = shapes(plain);
    assertThat(shapes).hasSize(9);
    for (int round = 0; round < ROUNDS; round++) {
      List<String> names = RandomNames.of(random, plain.size());
      assertThat(shapes(names)).as("seed %d, names %s", seed, names).isEqualTo(shapes);
    }
  }

  private static List<String> shapes(List<String> names) {
    UserType type =
        new UserType(
            names.get(2),
            List.of(
                new UserType.Field(names.get(3), ScalarType.TEXT),
                new UserType.Field(names.get(4), new ListType(ScalarType.INT).frozenType())));
    TableSchema table = table(names, type);
    StoredSchema.Table key =
        new StoredSchema.Table(
            0,
            StorageOptions.DEFAULT,
            Map.of(
                names.get(5), new StoredSchema.Column("partition_key", 0, "none", "text"),
                names.get(6), new StoredSchema.Column("clustering", 0, "desc", "text"),
                names.get(8), new StoredSchema.Column("regular", -1, "none", "text"),
                names.get(9), new StoredSchema.Column("regular", -1, "none", "text")));
    StoredSchema older =
        new StoredSchema(
            Map.of(),
            Map.of(names.get(1), key),
            Map.of(names.get(2), new StoredSchema.Type(List.of(names.get(3)), List.of("text"))));
    TableSchema view = view(names, table);
    Schema model =
        new Schema(
            List.of(table, view), Map.of(view.name(), table.name()), Set.of(), Set.of(view.name()));
    StoredSchema narrower =
        new StoredSchema(
            Map.of(), Map.of(names.get(1), key, view.name(), storedView(names)), older.types());
    return Stream.of(EMPTY, older, narrower)
        .flatMap(stored -> SchemaDiff.of(names.get(0), model, stored, List.of()).stream())
        .map(SchemaDifference::cql)
        .filter(Objects::nonNull)
        .map(cql -> CqlShape.of(cql, names))
        .toList();
  }

  /** A view by a column of the table, without the type that others use. */
  private static TableSchema view(List<String> names, TableSchema table) {
    return TableSchema.named(names.get(10))
        .partitionKey(names.get(6), ScalarType.TEXT)
        .clustering(names.get(5), ScalarType.TEXT, Order.DESC)
        .column(names.get(8), table.column(table.indexOf(names.get(8))).type())
        .build();
  }

  private static StoredSchema.Table storedView(List<String> names) {
    return new StoredSchema.Table(
        0,
        StorageOptions.DEFAULT,
        Map.of(
            names.get(6), new StoredSchema.Column("partition_key", 0, "none", "text"),
            names.get(5), new StoredSchema.Column("clustering", 0, "desc", "text")),
        List.of(),
        new StoredSchema.View(names.get(1), false, ""));
  }

  private static TableSchema table(List<String> names, UserType type) {
    ColumnType nested =
        new MapType(
            new TupleType(List.of(ScalarType.INT, type.frozenType())),
            new SetType(type.frozenType()).frozenType());
    return TableSchema.named(names.get(1))
        .partitionKey(names.get(5), ScalarType.TEXT)
        .clustering(names.get(6), ScalarType.TEXT, Order.DESC)
        .staticColumn(names.get(7), ScalarType.TEXT)
        .column(names.get(8), nested)
        .column(names.get(9), type)
        .build();
  }
}
