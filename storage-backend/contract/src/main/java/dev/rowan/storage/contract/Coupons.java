package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.EntityMapping;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.Component.ElementOf;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Coupons, whose entities are their rows: a copy of each by shop, and key-only entries by tag.
 * Columns: id, shop, price, title, tags, note; no index contains the last.
 */
record Coupons(TableSchema table, List<DerivedTable> derived) implements EntityMapping<Row> {
  static final int SHOP = 1;
  static final int PRICE = 2;
  static final int TITLE = 3;
  static final int TAGS = 4;
  static final int NOTE = 5;

  /** Returns coupons with this default TTL in seconds; 0 means no expiration. */
  static Coupons withDefaultTtl(Maintain maintain, int defaultTtl) {
    TableSchema coupon =
        TablePool.take(
            TableSchema.named("coupon")
                .partitionKey("id", ScalarType.INT)
                .column("shop", ScalarType.TEXT)
                .column("price", ScalarType.INT)
                .column("title", ScalarType.TEXT)
                .column("tags", new SetType(ScalarType.TEXT))
                .column("note", ScalarType.TEXT)
                .defaultTtl(defaultTtl));
    TableSchema byShop =
        TablePool.take(
            TableSchema.named("by_shop")
                .partitionKey("shop", ScalarType.TEXT)
                .clustering("price", ScalarType.INT, Order.DESC)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("title", ScalarType.TEXT));
    TableSchema byTag =
        TablePool.take(
            TableSchema.named("by_tag")
                .partitionKey("tags_element", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.ASC));
    List<DerivedTable> derived =
        List.of(
            new DerivedTable(
                byShop,
                coupon,
                List.of(new Copy(SHOP), new Copy(PRICE), new Copy(0), new Copy(TITLE)),
                maintain),
            new DerivedTable(byTag, coupon, List.of(new ElementOf(TAGS), new Copy(0)), maintain));
    return new Coupons(coupon, derived);
  }

  /** Returns coupons that also have a key-only entry as soon as they exist. */
  static Coupons withKeys(Maintain maintain) {
    Coupons coupons = withDefaultTtl(maintain, 0);
    TableSchema byKey =
        TablePool.take(TableSchema.named("by_key").partitionKey("id", ScalarType.INT));
    return new Coupons(
        coupons.table,
        List.of(
            coupons.byShop(),
            coupons.byTag(),
            new DerivedTable(byKey, coupons.table, List.of(new Copy(0)), maintain)));
  }

  DerivedTable byShop() {
    return derived.get(0);
  }

  DerivedTable byTag() {
    return derived.get(1);
  }

  static Row coupon(int id) {
    return Row.of(id, "shop", id, "title " + id, Set.of("all", "tag" + id), "note");
  }

  @Override
  public Row write(Row coupon) {
    return coupon;
  }

  @Override
  public Row read(Row row) {
    return Row.of(Arrays.copyOf(row.toArray(), table.size()));
  }
}
