package dev.rowan.internal.index.model;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An item with a seller, a price, a title and a note, and what is derived from it. Values count
 * from zero; there are two sellers, prices, titles and notes.
 */
enum Shop {
  /** Items by seller and price, with the title. */
  VERIFIED(1, bySeller(Maintain.VERIFIED)),
  /** The same, in one batch with the row. */
  ATOMIC(1, bySeller(Maintain.ATOMIC)),
  /** The same, under a condition on the version. */
  SERIAL(1, bySeller(Maintain.SERIAL)),
  /** Items by seller alone, who never changes, with title and note. */
  BLIND(1, byConstantSeller(Maintain.BLIND)),
  /** A verified index by seller and price beside a copy by title, in one batch with the row. */
  MIXED(1, bySeller(Maintain.VERIFIED), byTitle(Maintain.ATOMIC)),
  /** A verified index by price beside copies by a seller who never changes. */
  BESIDE_BLIND(1, byPrice(Maintain.VERIFIED), byConstantSeller(Maintain.BLIND)),
  /** Two items by seller and price. */
  TWO_ITEMS(2, bySeller(Maintain.VERIFIED)),
  /** Two items by seller and price, in one batch with their rows. */
  TWO_ATOMIC(2, bySeller(Maintain.ATOMIC)),
  /** Two items by seller alone, who never changes. */
  TWO_BLIND(2, byConstantSeller(Maintain.BLIND)),
  /** Two tables under a condition on the version, of which a change may touch one alone. */
  SERIAL_TWICE(1, byPrice(Maintain.SERIAL), byTitle(Maintain.SERIAL));

  static final int ID = 0;
  static final int SELLER = 1;
  static final int PRICE = 2;
  static final int TITLE = 3;
  static final int NOTE = 4;

  private static final int CHOICES = 2;

  private final int items;

  @SuppressWarnings("ImmutableEnumChecker") // the list is a copy
  private final List<DerivedTable> derived;

  Shop(int items, DerivedTable... derived) {
    this.items = items;
    this.derived = List.of(derived);
  }

  EntityTables tables() {
    return EntityTables.clientMaintained(item(), derived);
  }

  Store store() {
    return new Store(tables(), items, CHOICES, CHOICES, CHOICES, CHOICES);
  }

  /** Returns what the page of each kind of maintenance promises, whatever the writers do. */
  Set<Promise> promises() {
    Set<Promise> made = EnumSet.of(Promise.NOT_MISSING_AT_REST, Promise.EXACT_AFTER_SCRUB);
    List<Maintain> kinds = derived.stream().map(DerivedTable::maintain).toList();
    if (kinds.contains(Maintain.VERIFIED) || kinds.contains(Maintain.SERIAL)) {
      made.add(Promise.NEVER_MISSING);
    }
    if (kinds.contains(Maintain.ATOMIC) || kinds.contains(Maintain.BLIND)) {
      made.add(Promise.COPIES_RIGHT_AT_REST);
    }
    if (kinds.contains(Maintain.SERIAL)) {
      made.addAll(EnumSet.of(Promise.CONFIRMED_RIGHT, Promise.NO_LOST_UPDATE));
      made.add(Promise.NOTHING_LOST);
    } else if (isBlindAlone()) {
      made.add(Promise.NOTHING_STALE_AT_REST);
    } else {
      made.addAll(
          EnumSet.of(Promise.KEY_GROUP_WHOLE, Promise.TIMESTAMPS_IN_ORDER, Promise.NOTHING_LOST));
    }
    return made;
  }

  /** Returns whether the seller of an item never changes, as a blind entry requires. */
  boolean isAnyBlind() {
    return derived.stream().anyMatch(table -> table.maintain() == Maintain.BLIND);
  }

  /** Returns whether all entries are such. */
  boolean isBlindAlone() {
    return derived.stream().allMatch(table -> table.maintain() == Maintain.BLIND);
  }

  /** Returns an insert of a whole item. */
  static Mutation save(int seller, int price, int title) {
    return Upsert.insert(item(), Row.of(0, seller, price, title, 0));
  }

  /** Returns an insert that leaves out what is {@link Row#UNSET}. */
  static Mutation insert(@Nullable Object... values) {
    return Upsert.insert(item(), Row.of(values));
  }

  /** Returns an update of one column. */
  static Mutation set(int column, @Nullable Object value) {
    return set(0, column, value);
  }

  /** Returns an update of one column of one of the items. */
  static Mutation set(int item, int column, @Nullable Object value) {
    return Upsert.update(item(), Row.unset(NOTE + 1).set(ID, item).set(column, value).build());
  }

  static Mutation delete() {
    return DeleteRow.of(item(), Row.unset(NOTE + 1).set(ID, 0).build(), TimestampOffset.NONE);
  }

  static String text(Mutation mutation) {
    String verb = mutation instanceof Upsert upsert ? (upsert.marker() ? "save" : "set") : "delete";
    return verb + " " + Texts.columns(mutation);
  }

  private static TableSchema item() {
    return TableSchema.named("item")
        .partitionKey("id", ScalarType.INT)
        .column("seller", ScalarType.INT)
        .column("price", ScalarType.INT)
        .column("title", ScalarType.INT)
        .column("note", ScalarType.INT)
        .build();
  }

  private static DerivedTable bySeller(Maintain maintain) {
    return derived(
        TableSchema.named("by_seller")
            .partitionKey("seller", ScalarType.INT)
            .clustering("price", ScalarType.INT, Order.DESC),
        maintain,
        List.of(SELLER, PRICE),
        List.of(TITLE));
  }

  private static DerivedTable byConstantSeller(Maintain maintain) {
    return derived(
        TableSchema.named("of_seller").partitionKey("seller", ScalarType.INT),
        maintain,
        List.of(SELLER),
        List.of(TITLE, NOTE));
  }

  private static DerivedTable byPrice(Maintain maintain) {
    return derived(
        TableSchema.named("by_price").partitionKey("price", ScalarType.INT),
        maintain,
        List.of(PRICE),
        List.of());
  }

  private static DerivedTable byTitle(Maintain maintain) {
    return derived(
        TableSchema.named("by_title").partitionKey("title", ScalarType.INT),
        maintain,
        List.of(TITLE),
        List.of(PRICE));
  }

  private static DerivedTable derived(
      TableSchema.Builder table, Maintain maintain, List<Integer> key, List<Integer> copied) {
    List<Component> components = new ArrayList<>();
    key.forEach(column -> components.add(new Component.Copy(column)));
    table.clustering("id", ScalarType.INT, Order.ASC);
    components.add(new Component.Copy(ID));
    for (int column : copied) {
      table.column(item().column(column).name(), ScalarType.INT);
      components.add(new Component.Copy(column));
    }
    return new DerivedTable(table.build(), item(), components, maintain);
  }
}
