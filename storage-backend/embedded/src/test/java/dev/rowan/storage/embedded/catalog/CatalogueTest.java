package dev.rowan.storage.embedded.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CatalogueTest {
  private final OrderedStore store = new HeapStore();

  @Test
  void givesEachTableAnIdThatIsNeverReused() {
    Catalogue first = Catalogue.of(store);
    first.define(schema(table("a"), table("b")));
    int idOfA = first.table(table("a")).keys().tableId();
    int idOfB = first.table(table("b")).keys().tableId();
    assertThat(idOfA).isNotEqualTo(idOfB);

    Catalogue second = Catalogue.of(store);
    second.define(schema(table("c"), table("b"), table("a")));
    assertThat(second.table(table("a")).keys().tableId()).isEqualTo(idOfA);
    assertThat(second.table(table("b")).keys().tableId()).isEqualTo(idOfB);
    assertThat(second.table(table("c")).keys().tableId()).isGreaterThan(Math.max(idOfA, idOfB));
  }

  @Test
  void keepsColumnIdsWhenColumnsComeGoAndChangePlaces() {
    Catalogue.of(store).define(schema(start("t").column("x", ScalarType.INT).build()));
    Catalogue.of(store)
        .define(
            schema(start("t").column("y", ScalarType.TEXT).column("x", ScalarType.INT).build()));
    Catalogue.of(store).define(schema(start("t").column("z", ScalarType.INT).build()));

    StoredTable stored = read("t");
    assertThat(stored.columns())
        .extracting(StoredColumn::name)
        .containsExactly("id", "at", "x", "y", "z");
    assertThat(stored.columns()).extracting(StoredColumn::id).containsExactly(1, 2, 3, 4, 5);
    assertThat(stored.nextColumnId()).isEqualTo(6);
  }

  @Test
  void refusesAnotherTypeOfAColumnThatAnOlderModelHad() {
    Catalogue.of(store).define(schema(start("t").column("x", ScalarType.INT).build()));
    Catalogue.of(store).define(schema(start("t").build()));
    assertThatThrownBy(
            () ->
                Catalogue.of(store).define(schema(start("t").column("x", ScalarType.TEXT).build())))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining("D-02 t.x: stored int regular, model text regular");
  }

  @Test
  void acceptsAUserTypeThatGainedFieldsAndRefusesOneThatLostThem() {
    UserType small = place(ScalarType.TEXT);
    UserType large = place(ScalarType.TEXT, ScalarType.INT);
    Catalogue.of(store).define(schema(start("t").column("x", small).build()));
    Catalogue.of(store).define(schema(start("t").column("x", large).build()));
    assertThat(read("t").column("x").type()).isEqualTo("place{f0 text, f1 int}");
    assertThat(read("t").column("x").id()).isEqualTo(3);
    for (UserType other : List.of(small, place(ScalarType.TEXT, ScalarType.BIGINT))) {
      TableSchema table = start("t").column("x", other).build();
      assertThatThrownBy(() -> Catalogue.of(store).define(schema(table)))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining("D-02 t.x: stored place{f0 text, f1 int} regular")
          .hasMessageContaining("model place{f0 text");
    }
  }

  @Test
  void acceptsNewFieldsInAClusteringColumnButNotInAPartitionKey() {
    for (boolean partitioned : new boolean[] {true, false}) {
      TableSchema small = keyedBy(place(ScalarType.TEXT), partitioned);
      TableSchema large = keyedBy(place(ScalarType.TEXT, ScalarType.INT), partitioned);
      Catalogue.of(store).define(schema(small));
      if (partitioned) {
        assertThatThrownBy(() -> Catalogue.of(store).define(schema(large)))
            .isInstanceOf(SchemaMismatchException.class)
            .hasMessageContaining("D-01 p.k: stored frozen<place{f0 text}> partition_key");
      } else {
        Catalogue.of(store).define(schema(large));
        assertThat(read(large.name()).column("c").type())
            .isEqualTo("frozen<place{f0 text, f1 int}>");
      }
    }
  }

  private static TableSchema keyedBy(UserType type, boolean partitioned) {
    return partitioned
        ? TableSchema.named("p").partitionKey("k", type).build()
        : TableSchema.named("c")
            .partitionKey("k", ScalarType.INT)
            .clustering("c", type, Order.ASC)
            .build();
  }

  @Test
  void refusesACollectionThatIsNoLongerFrozen() {
    ListType list = new ListType(ScalarType.INT, true);
    Catalogue.of(store).define(schema(start("t").column("x", list).build()));
    TableSchema other = start("t").column("x", new ListType(ScalarType.INT)).build();
    assertThatThrownBy(() -> Catalogue.of(store).define(schema(other)))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(
            "D-02 t.x: stored frozen<list<int>> regular, model list<int> regular");
  }

  @Test
  void storesNothingOfATableWithATypeInAWrongPosition() {
    for (TableSchema table :
        List.of(
            start("t").column("x", new SetType(ScalarType.DURATION)).build(),
            TableSchema.named("t").partitionKey("k", ScalarType.DURATION).build())) {
      assertThatThrownBy(() -> Catalogue.of(store).define(schema(table)))
          .isInstanceOf(UnsupportedByBackendException.class);
      assertThat(store.get(Space.CATALOGUE, CatalogueKeys.table("t"))).isNull();
    }
  }

  @Test
  void refusesAStaticColumnThatWasRegular() {
    Catalogue.of(store).define(schema(start("t").column("x", ScalarType.INT).build()));
    assertThatThrownBy(
            () ->
                Catalogue.of(store)
                    .define(schema(start("t").staticColumn("x", ScalarType.INT).build())))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining("D-02 t.x: stored int regular, model int static");
  }

  @Test
  void refusesEveryOtherKey() {
    Catalogue.of(store).define(schema(table("t")));
    String at = "stored timestamp clustering desc, model ";
    Map<TableSchema, String> others =
        Map.of(
            TableSchema.named("t").partitionKey("id", ScalarType.UUID).build(),
            "D-01 t.at: " + at + "not in the key",
            TableSchema.named("t")
                .partitionKey("id", ScalarType.UUID)
                .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
                .build(),
            "D-03 t.at: " + at + "timestamp clustering asc",
            TableSchema.named("t")
                .partitionKey("id", ScalarType.UUID)
                .clustering("at", ScalarType.DATE, Order.DESC)
                .build(),
            "D-01 t.at: " + at + "date clustering desc",
            TableSchema.named("t")
                .partitionKey("id", ScalarType.UUID)
                .partitionKey("at", ScalarType.TIMESTAMP)
                .build(),
            "D-01 t.at: " + at + "timestamp partition_key",
            TableSchema.named("t").partitionKey("key", ScalarType.UUID).build(),
            "D-01 t.key: stored nothing, model uuid partition_key");
    others.forEach(
        (other, difference) ->
            assertThatThrownBy(() -> Catalogue.of(store).define(schema(other)))
                .isInstanceOf(SchemaMismatchException.class)
                .hasMessageContaining(difference));
  }

  @Test
  void refusesAnotherOrderOfTheKey() {
    Catalogue.of(store)
        .define(
            schema(
                TableSchema.named("t")
                    .partitionKey("a", ScalarType.INT)
                    .partitionKey("b", ScalarType.INT)
                    .clustering("c", ScalarType.INT, Order.ASC)
                    .clustering("d", ScalarType.INT, Order.ASC)
                    .build()));
    TableSchema other =
        TableSchema.named("t")
            .partitionKey("b", ScalarType.INT)
            .partitionKey("a", ScalarType.INT)
            .clustering("d", ScalarType.INT, Order.ASC)
            .clustering("c", ScalarType.INT, Order.ASC)
            .build();
    assertThatThrownBy(() -> Catalogue.of(store).define(schema(other)))
        .hasMessageContaining("D-01 t.a: stored int partition_key 1, model int partition_key 2")
        .hasMessageContaining("D-01 t.d: stored int clustering asc 2, model int clustering asc 1");
  }

  @Test
  void definesAllTablesOrNone() {
    Catalogue catalogue = Catalogue.of(store);
    catalogue.define(schema(start("t").column("x", ScalarType.INT).build()));
    TableSchema mismatch = start("t").column("x", ScalarType.TEXT).build();
    assertThatThrownBy(() -> catalogue.define(schema(table("new"), mismatch)))
        .isInstanceOf(SchemaMismatchException.class);
    assertThat(store.get(Space.CATALOGUE, CatalogueKeys.table("new"))).isNull();
    assertThatThrownBy(() -> catalogue.table(table("new")))
        .isInstanceOf(SchemaMismatchException.class);
  }

  @Test
  void refusesTablesThatWereNeverDefined() {
    assertThatThrownBy(() -> Catalogue.of(store).table(table("t")))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining("not defined");
  }

  @Test
  void refusesAStoreOfANewerFormat() {
    Catalogue.of(store);
    EngineBatch batch = new EngineBatch();
    batch.put(Space.CATALOGUE, CatalogueKeys.meta("format"), CatalogueKeys.longBytes(2));
    store.write(batch, Durability.SYNC);
    assertThatThrownBy(() -> Catalogue.of(store))
        .isInstanceOf(CorruptStoreException.class)
        .hasMessageContaining(ErrorCode.NEWER_FORMAT.code());
  }

  @Test
  void readsATableOfTheFormatWithoutALayout() {
    Catalogue.of(store).define(schema(table("t")));
    byte[] now = store.get(Space.CATALOGUE, CatalogueKeys.table("t"));
    byte[] before = Arrays.copyOf(now, now.length - 1); // the length of an empty layout
    before[0] = 2;
    EngineBatch batch = new EngineBatch();
    batch.put(Space.CATALOGUE, CatalogueKeys.table("t"), before);
    store.write(batch, Durability.SYNC);
    assertThat(StoredTableCodec.read(before)).isEqualTo(StoredTableCodec.read(now));

    String layout = "id = 2 SHARDS of at";
    Catalogue.of(store).define(schema(start("t").layout(layout).build()));
    assertThat(read("t").layout()).as("of the first model that states it").isEqualTo(layout);
  }

  @Test
  void refusesATableOfANewerFormat() {
    Catalogue.of(store);
    EngineBatch batch = new EngineBatch();
    batch.put(Space.CATALOGUE, CatalogueKeys.table("t"), new byte[] {9});
    store.write(batch, Durability.SYNC);
    assertThatThrownBy(() -> Catalogue.of(store))
        .isInstanceOf(CorruptStoreException.class)
        .hasMessageContaining(ErrorCode.NEWER_FORMAT.code());
  }

  private StoredTable read(String name) {
    return StoredTableCodec.read(store.get(Space.CATALOGUE, CatalogueKeys.table(name)));
  }

  private static UserType place(ScalarType... fields) {
    return new UserType(
        "place",
        IntStream.range(0, fields.length)
            .mapToObj(i -> new UserType.Field("f" + i, fields[i]))
            .toList());
  }

  private static Schema schema(TableSchema... tables) {
    return Schema.of(List.of(tables));
  }

  private static TableSchema table(String name) {
    return start(name).build();
  }

  private static TableSchema.Builder start(String name) {
    return TableSchema.named(name)
        .partitionKey("id", ScalarType.UUID)
        .clustering("at", ScalarType.TIMESTAMP, Order.DESC);
  }
}
