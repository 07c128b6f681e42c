package dev.rowan.spi.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.annotation.Order;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableSchemaTest {
  private static TableSchema.Builder item() {
    return TableSchema.named("item")
        .partitionKey("shop", ScalarType.TEXT)
        .partitionKey("year", ScalarType.INT)
        .clustering("price", ScalarType.DECIMAL, Order.DESC)
        .clustering("id", ScalarType.UUID, Order.ASC)
        .staticColumn("owner", ScalarType.TEXT)
        .column("tags", new SetType(ScalarType.TEXT));
  }

  @Test
  void holdsColumnsInTheirOrder() {
    TableSchema table = item().build();
    assertThat(table.name()).isEqualTo("item");
    assertThat(table.columns())
        .extracting(ColumnSchema::name)
        .containsExactly("shop", "year", "price", "id", "owner", "tags");
    assertThat(table.columns())
        .extracting(ColumnSchema::kind)
        .containsExactly(
            ColumnKind.PARTITION_KEY,
            ColumnKind.PARTITION_KEY,
            ColumnKind.CLUSTERING,
            ColumnKind.CLUSTERING,
            ColumnKind.STATIC,
            ColumnKind.REGULAR);
    assertThat(table.columns())
        .extracting(ColumnSchema::order)
        .containsExactly(Order.ASC, Order.ASC, Order.DESC, Order.ASC, Order.ASC, Order.ASC);
    assertThat(table.size()).isEqualTo(6);
    assertThat(table.partitionKeySize()).isEqualTo(2);
    assertThat(table.clusteringSize()).isEqualTo(2);
    assertThat(table.keySize()).isEqualTo(4);
    assertThat(table.hasStatics()).isTrue();
    assertThat(table.column(2).name()).isEqualTo("price");
  }

  @Test
  void findsAColumnByItsNameAlone() {
    TableSchema table = item().build();
    assertThat(table.indexOf("id")).isEqualTo(3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.indexOf("ID"))
        .withMessageContainingAll("item", "ID");
  }

  @Test
  void isEqualWhereNameAndColumnsAre() {
    assertThat(item().build()).isEqualTo(item().build()).hasSameHashCodeAs(item().build());
    assertThat(item().column("more", ScalarType.INT).build()).isNotEqualTo(item().build());
    TableSchema other = TableSchema.named("other").partitionKey("shop", ScalarType.TEXT).build();
    assertThat(other)
        .isNotEqualTo(TableSchema.named("o").partitionKey("shop", ScalarType.TEXT).build());
  }

  @Test
  void refusesATableWithoutAPartitionKey() {
    assertRefused(TableSchema.named("t").column("v", ScalarType.INT), "partition key");
    assertRefused(TableSchema.named("t").clustering("c", ScalarType.INT, Order.ASC), "key");
    assertRefused(TableSchema.named("t"), "partition key");
  }

  @Test
  void refusesAColumnThatIsThereTwice() {
    assertRefused(item().column("owner", ScalarType.INT), "owner");
  }

  @Test
  void refusesColumnsOutOfOrder() {
    assertRefused(item().partitionKey("late", ScalarType.INT), "order");
    assertRefused(item().clustering("late", ScalarType.INT, Order.ASC), "order");
  }

  @Test
  void refusesStaticsWithoutClustering() {
    assertRefused(
        TableSchema.named("t").partitionKey("p", ScalarType.INT).staticColumn("s", ScalarType.INT),
        "static");
  }

  @Test
  void staticAndRegularColumnsMayMix() {
    assertThat(item().staticColumn("s", ScalarType.INT).build().size()).isEqualTo(7);
  }

  @Test
  void typesAreNamedAsInCql() {
    assertThat(ScalarType.TIMEUUID.cql()).isEqualTo("timeuuid");
    assertThat(new MapType(ScalarType.TEXT, new ListType(new SetType(ScalarType.INT))).cql())
        .isEqualTo("map<text, frozen<list<frozen<set<int>>>>>");
    UserType address =
        new UserType("address", List.of(new UserType.Field("street", ScalarType.TEXT)));
    assertThat(new SetType(address).cql()).isEqualTo("set<frozen<address>>");
    assertThat(new TupleType(List.of(ScalarType.INT, new SetType(ScalarType.INT))).cql())
        .isEqualTo("frozen<tuple<int, frozen<set<int>>>>");
    assertThat(new VectorType(ScalarType.FLOAT, 3).cql()).isEqualTo("vector<float, 3>");
    assertThat(CounterType.COUNTER.cql()).isEqualTo("counter");
  }

  @Test
  void onlyWholeColumnsHaveACellForEachElement() {
    assertThat(new ListType(ScalarType.INT).isMultiCell()).isTrue();
    assertThat(new ListType(ScalarType.INT).frozenType().isMultiCell()).isFalse();
    assertThat(new ListType(new ListType(ScalarType.INT)).element().isMultiCell()).isFalse();
    assertThat(ScalarType.INT.isMultiCell()).isFalse();
    TableSchema keyed =
        TableSchema.named("t")
            .partitionKey("p", new SetType(ScalarType.INT))
            .clustering("c", new ListType(ScalarType.INT), Order.ASC)
            .column("v", new ListType(ScalarType.INT))
            .build();
    assertThat(keyed.columns().stream().map(column -> column.type().isMultiCell()))
        .containsExactly(false, false, true);
  }

  @Test
  void countersStandAlone() {
    TableSchema.Builder counters =
        TableSchema.named("t").partitionKey("p", ScalarType.INT).column("n", CounterType.COUNTER);
    assertThat(counters.build().hasCounters()).isTrue();
    assertThat(item().build().hasCounters()).isFalse();
    assertRefused(counters.column("v", ScalarType.INT), "counters");
    assertRefused(TableSchema.named("t").partitionKey("p", CounterType.COUNTER), "key");
    assertRefused(
        TableSchema.named("t")
            .partitionKey("p", ScalarType.INT)
            .column("n", CounterType.COUNTER)
            .defaultTtl(1),
        "ttl");
  }

  @Test
  void theDefaultTtlIsPartOfTheTable() {
    assertThat(item().defaultTtl(60).build()).isNotEqualTo(item().build());
    assertThat(item().defaultTtl(60).build().defaultTtl()).isEqualTo(60);
    assertRefused(item().defaultTtl(-1), "negative");
  }

  private static void assertRefused(TableSchema.Builder builder, String mistake) {
    assertThatIllegalArgumentException().isThrownBy(builder::build).withMessageContaining(mistake);
  }

  @Test
  void laterColumnsOfABuilderDoNotReachATableThatWasBuilt() {
    TableSchema.Builder builder = item();
    TableSchema table = builder.build();
    builder.column("more", ScalarType.INT);
    assertThat(table.columns()).hasSize(6).isEqualTo(List.copyOf(item().build().columns()));
  }
}
