package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.EntityMapping;
import dev.rowan.schema.Component.Copy;
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
 * Parcels of depots, whose entities are their rows, with two views, and optionally an index that
 * the mapper maintains. Columns: depot, id, receiver, weight, title, tags.
 */
record ViewMapping(TableSchema table, List<DerivedTable> derived) implements EntityMapping<Row> {
  /**
   * Returns the mapping with unique table names.
   *
   * @param beside the protocol of an additional index by weight, or null for none
   */
  static ViewMapping beside(@Nullable Maintain beside) {
    TableSchema parcel =
        TableSchema.named(ContractCase.freshName("parcel"))
            .partitionKey("depot", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.ASC)
            .column("receiver", ScalarType.TEXT)
            .column("weight", ScalarType.INT)
            .column("title", ScalarType.TEXT)
            .column("tags", new SetType(ScalarType.TEXT))
            .build();
    List<DerivedTable> derived = new ArrayList<>();
    derived.add(
        new DerivedTable(
            TableSchema.named(ContractCase.freshName("by_receiver"))
                .partitionKey("receiver", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.DESC)
                .clustering("depot", ScalarType.TEXT, Order.ASC)
                .column("title", ScalarType.TEXT)
                .build(),
            parcel,
            List.of(new Copy(2), new Copy(1), new Copy(0), new Copy(4)),
            Maintain.SERVER_VIEW));
    derived.add(
        new DerivedTable(
            TableSchema.named(ContractCase.freshName("by_id"))
                .partitionKey("id", ScalarType.INT)
                .clustering("depot", ScalarType.TEXT, Order.DESC)
                .column("receiver", ScalarType.TEXT)
                .column("weight", ScalarType.INT)
                .column("title", ScalarType.TEXT)
                .column("tags", new SetType(ScalarType.TEXT))
                .build(),
            parcel,
            List.of(new Copy(1), new Copy(0), new Copy(2), new Copy(3), new Copy(4), new Copy(5)),
            Maintain.SERVER_VIEW));
    if (beside != null) {
      derived.add(
          new DerivedTable(
              TableSchema.named(ContractCase.freshName("by_weight"))
                  .partitionKey("depot", ScalarType.TEXT)
                  .clustering("weight", ScalarType.INT, Order.ASC)
                  .clustering("id", ScalarType.INT, Order.ASC)
                  .build(),
              parcel,
              List.of(new Copy(0), new Copy(3), new Copy(1)),
              beside));
    }
    return new ViewMapping(parcel, derived);
  }

  /** The same rows for a program that does not know the views. */
  ViewMapping withoutViews() {
    return new ViewMapping(table, derived.stream().filter(each -> !each.isView()).toList());
  }

  /** By one mutable column, with the title. */
  DerivedTable byReceiver() {
    return derived.get(0);
  }

  /** By the key of the row in another order, with all columns. */
  DerivedTable byId() {
    return derived.get(1);
  }

  static Row parcel(String depot, int id, @Nullable String receiver, @Nullable Integer weight) {
    return Row.of(depot, id, receiver, weight, "parcel " + id, Set.of("tag" + id % 3, "all"));
  }

  @Override
  public Row write(Row parcel) {
    return parcel;
  }

  @Override
  public Row read(Row row) {
    return Row.of(Arrays.copyOf(row.toArray(), table.size()));
  }
}
