package dev.rowan.storage.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.backend.Backend;
import dev.rowan.binding.EntityMapping;
import dev.rowan.query.Position;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.query.TokenRange;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.Component.ElementOf;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Wares by seller and by tag, whose entities are their rows, and the test's own computation of the
 * expected entries. Columns: id, seller, price, title, tags.
 */
record Wares(TableSchema table, List<DerivedTable> derived) implements EntityMapping<Row> {
  static Wares keptBy(Maintain maintain) {
    TableSchema ware =
        TablePool.take(
            TableSchema.named("ware")
                .partitionKey("id", ScalarType.INT)
                .column("seller", ScalarType.TEXT)
                .column("price", ScalarType.INT)
                .column("title", ScalarType.TEXT)
                .column("tags", new SetType(ScalarType.TEXT)));
    TableSchema bySeller =
        TablePool.take(
            TableSchema.named("ware_by_seller")
                .partitionKey("seller", ScalarType.TEXT)
                .clustering("price", ScalarType.INT, Order.DESC)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("title", ScalarType.TEXT));
    TableSchema byTag =
        TablePool.take(
            TableSchema.named("ware_by_tag")
                .partitionKey("tags_element", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.ASC));
    return new Wares(
        ware,
        List.of(
            new DerivedTable(
                bySeller,
                ware,
                List.of(new Copy(1), new Copy(2), new Copy(0), new Copy(3)),
                maintain),
            new DerivedTable(byTag, ware, List.of(new ElementOf(4), new Copy(0)), maintain)));
  }

  /** The same rows for a program that knows none of the indexes. */
  Wares withoutIndexes() {
    return new Wares(table, List.of());
  }

  DerivedTable bySeller() {
    return derived.get(0);
  }

  static Row ware(int id, String seller, int price) {
    return Row.of(id, seller, price, "title " + id, Set.of("all", "tag" + id % 7));
  }

  @Override
  public Row write(Row ware) {
    return ware;
  }

  @Override
  public Row read(Row row) {
    return Row.of(Arrays.copyOf(row.toArray(), table.size()));
  }

  /** Checks that the stored entries are exactly those of the rows. */
  void assertExact(Backend backend, DaoRuntime<Row> wares, String when) {
    List<List<@Nullable Object>> bySeller = new ArrayList<>();
    List<List<@Nullable Object>> byTag = new ArrayList<>();
    List<Row> rows = ContractCase.await(wares.scan(ReadPlan.direct("Wares.all", table)).list());
    for (Row row : rows) {
      if (row.get(1) != null && row.get(2) != null) {
        bySeller.add(Arrays.asList(row.get(1), row.get(2), row.get(0), row.get(3)));
      }
      if (row.get(4) instanceof Set<?> tags) {
        tags.forEach(tag -> byTag.add(Arrays.asList(tag, row.get(0))));
      }
    }
    assertThat(stored(backend, wares, 0)).as(when).containsExactlyInAnyOrderElementsOf(bySeller);
    assertThat(stored(backend, wares, 1)).as(when).containsExactlyInAnyOrderElementsOf(byTag);
  }

  /** Returns all existing entries, without their versions. */
  private List<List<@Nullable Object>> stored(Backend backend, DaoRuntime<Row> wares, int index) {
    DerivedTable kept = wares.tables().derived().get(index);
    int declared = derived.get(index).table().size();
    List<List<@Nullable Object>> entries = new ArrayList<>();
    @Nullable Position next = null;
    do {
      RowPage page =
          ContractCase.await(
              backend.fetch(
                  new ScanQuery(kept.table(), TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, next)));
      for (Row entry : page.rows()) {
        if (entry.size() == declared || entry.get(declared) != null) {
          entries.add(Arrays.asList(entry.toArray()).subList(0, declared));
        }
      }
      next = page.next();
    } while (next != null);
    return entries;
  }
}
