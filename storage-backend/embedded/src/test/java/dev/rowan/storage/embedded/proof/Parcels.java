package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Parcels, and their index by owner and weight. Entities are rows: id, owner, weight. */
record Parcels(TableSchema table, List<DerivedTable> derived) implements EntityMapping<Row> {
  @Override
  public Class<Row> type() {
    return Row.class;
  }

  static Parcels named(String name) {
    TableSchema parcels =
        TableSchema.named(name)
            .partitionKey("id", ScalarType.INT)
            .column("owner", ScalarType.TEXT)
            .column("weight", ScalarType.INT)
            .build();
    TableSchema byOwner =
        TableSchema.named(name + "_by_owner")
            .partitionKey("owner", ScalarType.TEXT)
            .clustering("weight", ScalarType.INT, Order.DESC)
            .clustering("id", ScalarType.INT, Order.ASC)
            .build();
    return new Parcels(
        parcels,
        List.of(
            new DerivedTable(
                byOwner,
                parcels,
                List.of(new Copy(1), new Copy(2), new Copy(0)),
                Maintain.VERIFIED)));
  }

  Parcels withoutIndex() {
    return new Parcels(table, List.of());
  }

  DerivedTable byOwner() {
    return derived.get(0);
  }

  static Row parcel(int id, int owner, int weight) {
    return Row.of(id, "owner " + owner, weight);
  }

  @Override
  public Row write(Row parcel) {
    return parcel;
  }

  @Override
  public Row read(Row row) {
    return row;
  }

  /** Returns owner, weight and id from the rows. */
  Set<List<Object>> expected(Backend backend) {
    Set<List<Object>> entries = new HashSet<>();
    for (Row row : all(backend, table)) {
      entries.add(List.of(row.get(1), row.get(2), row.get(0)));
    }
    return entries;
  }

  /** Returns owner, weight and id from the index. */
  Set<List<Object>> stored(Backend backend) {
    Set<List<Object>> entries = new HashSet<>();
    for (Row entry : all(backend, byOwner().table())) {
      entries.add(List.of(entry.get(0), entry.get(1), entry.get(2)));
    }
    return entries;
  }

  private static List<Row> all(Backend backend, TableSchema table) {
    List<Row> rows = new ArrayList<>();
    Position after = null;
    do {
      ScanQuery scan = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, after);
      RowPage page = backend.fetch(scan).toCompletableFuture().join();
      rows.addAll(page.rows());
      after = page.next();
    } while (after != null);
    return rows;
  }
}
