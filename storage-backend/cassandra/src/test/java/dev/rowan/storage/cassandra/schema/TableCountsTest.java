package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.TableSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Many tables are a warning, and more of them an error before they are created. */
class TableCountsTest {
  @Test
  void aHundredTablesAreFine() {
    assertThat(counts(98, "item", "note").differences()).isEmpty();
  }

  @Test
  void moreAreAWarningWithTheNumbers() {
    SchemaDifference found = counts(99, "item", "note").differences().get(0);
    assertThat(found.title()).isEqualTo("D-08 shop");
    assertThat(found.kind().isWarning()).isTrue();
    assertThat(found.text())
        .isEqualTo(
            "stored 99 tables and views in the keyspace, model 2 more, and 100 at most: each costs"
                + " memory on every node");
  }

  @Test
  void aModelThatAddsTablesToACrowdedKeyspaceIsAnError() {
    assertThat(counts(149, "item").differences().get(0).kind().isWarning()).isTrue();
    SchemaDifference found = counts(150, "item").differences().get(0);
    assertThat(found.kind().effect()).isEqualTo(Effect.REDESIGN);
    assertThat(found.model()).startsWith("1 more, and 150 at most");
  }

  @Test
  void aCrowdedKeyspaceThatHasAllTablesIsAWarning() {
    SchemaDifference found = counts(200, "t1", "t2").differences().get(0);
    assertThat(found.kind().isWarning()).isTrue();
    assertThat(found.model()).startsWith("100 at most");
  }

  @Test
  void moreThanFiveIndexTablesOfATableAreNamed() {
    assertThat(indexed(5).differences()).isEmpty();
    SchemaDifference found = indexed(6).differences().get(0);
    assertThat(found.title()).isEqualTo("D-08 item");
    assertThat(found.kind().isWarning()).isTrue();
    assertThat(found.text())
        .isEqualTo(
            "stored 6 index tables: item1, item2, item3, item4, item5, item6, model 5 at most: a"
                + " write of one row writes 7 rows");
  }

  private static TableCounts counts(int stored, String... model) {
    return new TableCounts(
        "shop",
        Schema.of(Stream.of(model).map(TableCountsTest::table).toList()),
        IntStream.range(0, stored).mapToObj(i -> "t" + i).collect(Collectors.toSet()));
  }

  private static TableCounts indexed(int indexes) {
    Map<String, String> sources = new HashMap<>();
    IntStream.rangeClosed(1, indexes).forEach(i -> sources.put("item" + i, "item"));
    sources.put("note1", "note");
    List<TableSchema> tables =
        Stream.concat(Stream.of("item", "note"), sources.keySet().stream())
            .map(TableCountsTest::table)
            .toList();
    return new TableCounts("shop", new Schema(tables, sources), Set.of());
  }

  private static TableSchema table(String name) {
    return TableSchema.named(name).partitionKey("p", ScalarType.INT).build();
  }
}
