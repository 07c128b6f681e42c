package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The stored tables of entities whose indexes the client maintains. */
class StoredTablesTest {
  private static final StorageOptions OPTIONS =
      new StorageOptions(
          Map.of("class", "LeveledCompactionStrategy"), Map.of(), Map.of(), 3_600, "stock");

  private static final TableSchema ROW =
      TableSchema.named("stock")
          .partitionKey("shop", ScalarType.TEXT)
          .partitionKey("day", ScalarType.DATE)
          .clustering("id", ScalarType.INT, Order.DESC)
          .staticColumn("town", ScalarType.TEXT)
          .column("seller", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.TEXT))
          .layout("day = 1 DAYS of at")
          .storage(OPTIONS)
          .defaultTtl(60)
          .build();

  private static final TableSchema ENTRY =
      TableSchema.named("stock_by_seller")
          .partitionKey("seller", ScalarType.TEXT)
          .clustering("shop", ScalarType.TEXT, Order.ASC)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .clustering("id", ScalarType.INT, Order.ASC)
          .column("tags", new SetType(ScalarType.TEXT))
          .storage(OPTIONS)
          .build();

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void haveTheOptionsAndTheLayoutOfTheDeclaredTables(Maintain maintain) {
    List<Component> components =
        List.of(
            new Component.Copy(4),
            new Component.Copy(0),
            new Component.Copy(1),
            new Component.Copy(2),
            new Component.Copy(5));
    DerivedTable index = new DerivedTable(ENTRY, ROW, components, maintain);
    EntityTables tables = EntityTables.clientMaintained(ROW, List.of(index));

    TableSchema row = tables.row();
    assertThat(row.layout()).isEqualTo(ROW.layout());
    assertThat(row.storage()).isEqualTo(OPTIONS);
    assertThat(row.defaultTtl()).isEqualTo(60);
    assertThat(row.columns().subList(0, ROW.size())).isEqualTo(ROW.columns());
    TableSchema entry = tables.maintained().get(0).table();
    assertThat(entry.storage()).isEqualTo(OPTIONS);
    assertThat(entry.columns().subList(0, ENTRY.keySize()))
        .isEqualTo(ENTRY.columns().subList(0, ENTRY.keySize()));
  }
}
