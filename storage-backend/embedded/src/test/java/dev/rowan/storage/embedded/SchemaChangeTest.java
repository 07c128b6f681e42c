package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.operate.Housekeeping;
import dev.rowan.storage.embedded.operate.LocalStorage;
import dev.rowan.storage.embedded.operate.SchemaLock;
import dev.rowan.storage.embedded.read.ReadPath;
import dev.rowan.storage.embedded.write.WritePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dropped tables and columns, on both stores. */
class SchemaChangeTest {
  @TempDir Path directory;

  private final List<Open> opened = new ArrayList<>();

  /** The parts of a store as a backend assembles them. */
  /** No models. */
  private static final Schema NONE = Schema.of(List.of());

  private static final class Open implements AutoCloseable {
    private final OrderedStore store;
    private final Catalogue catalogue;
    private final WritePath writes;
    private final ReadPath reads;
    private final SchemaLock gate = new SchemaLock();
    private final Housekeeping housekeeping;
    private final LocalStorage storage;

    Open(OrderedStore store) {
      this.store = store;
      this.catalogue = Catalogue.of(store);
      this.writes = new WritePath(store, catalogue, Durability.BUFFERED);
      this.reads = new ReadPath(store, catalogue);
      this.housekeeping = new Housekeeping(store, catalogue, writes.purges());
      this.storage = new LocalStorage(store, catalogue, new Meters(), gate, housekeeping);
    }

    void write(Change change) {
      gate.shared(() -> writes.apply(MutationSet.of(change)));
    }

    List<Row> rows(TableSchema table, Object partition) {
      SliceQuery all =
          new SliceQuery(table, List.of(partition), Slice.ALL, ReadDirection.FORWARD, 1_000, null);
      return gate.shared(() -> reads.fetch(all)).rows();
    }

    int entries() {
      return Shop.rows(reads, Shop.OFFERS, Shop.GROUPS).size()
          + Shop.rows(reads, Shop.BY_SELLER, Shop.GROUPS).size();
    }

    @Override
    public void close() {
      housekeeping.close();
      store.close();
    }
  }

  private List<Open> both() {
    opened.add(new Open(new HeapStore()));
    opened.add(new Open(RocksStore.open(directory)));
    return opened;
  }

  @AfterEach
  void close() {
    opened.forEach(Open::close);
  }

  @Test
  void truncatesATableWithItsDerivedTables() {
    for (Open open : both()) {
      open.catalogue.define(Shop.SCHEMA);
      Random random = new Random(7);
      for (int i = 0; i < 40; i++) {
        open.write(Shop.randomChange(random));
      }
      assertThat(open.entries()).isPositive();
      assertThatThrownBy(() -> open.storage.truncate(Shop.BY_SELLER.name()))
          .hasMessageContaining(ErrorCode.TABLE_IS_DERIVED.code());
      open.storage.truncate(Shop.OFFERS.name());
      assertThat(open.entries()).isZero();
      for (int i = 0; i < 40; i++) {
        open.write(Shop.randomChange(random));
      }
      assertThat(open.entries()).isPositive();
      Shop.assertConsistent(open.reads, "after truncation");
    }
  }

  @Test
  void maintainsCopiesUnderWritersAndReaders() throws Exception {
    for (Open open : both()) {
      open.catalogue.define(Shop.SCHEMA);
      AtomicBoolean enough = new AtomicBoolean();
      List<CompletableFuture<Void>> others = new ArrayList<>();
      for (int thread = 0; thread < 3; thread++) {
        Random random = new Random(thread);
        others.add(
            CompletableFuture.runAsync(
                () -> {
                  while (!enough.get()) {
                    open.write(Shop.randomChange(random));
                  }
                }));
      }
      for (int round = 0; round < 30; round++) {
        open.storage.truncate(Shop.OFFERS.name());
        open.gate.shared(
            () ->
                open.reads.fetch(
                    new SliceQuery(
                        Shop.OFFERS, List.of(0), Slice.ALL, ReadDirection.FORWARD, 100, null)));
      }
      enough.set(true);
      CompletableFuture.allOf(others.toArray(CompletableFuture<?>[]::new)).get();
      Shop.assertConsistent(open.reads, "after 30 truncations");
    }
  }

  @Test
  void dropsATableWithItsDerivedTablesUntilItIsDefinedAgain() {
    for (Open open : both()) {
      open.catalogue.define(Shop.SCHEMA);
      Random random = new Random(7);
      for (int i = 0; i < 40; i++) {
        open.write(Shop.randomChange(random));
      }
      assertThatThrownBy(() -> open.storage.dropTable(Shop.BY_SELLER.name()))
          .hasMessageContaining(ErrorCode.TABLE_IS_DERIVED.code());
      assertThatThrownBy(() -> open.storage.dropTable("baskets"))
          .hasMessageContaining("no such table: baskets");
      open.storage.dropTable(Shop.OFFERS.name());
      assertThat(open.storage.stats().tables()).isEmpty();
      assertThatThrownBy(() -> open.write(Shop.randomChange(random)))
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining(ErrorCode.TABLE_DROPPED.code());
      assertThatThrownBy(() -> open.rows(Shop.OFFERS, 0))
          .hasMessageContaining(ErrorCode.TABLE_DROPPED.code());
      open.catalogue.define(Shop.SCHEMA);
      assertThat(open.entries()).isZero();
      for (int i = 0; i < 40; i++) {
        open.write(Shop.randomChange(random));
      }
      Shop.assertConsistent(open.reads, "after it was defined again");
    }
  }

  @Test
  void dropsADerivedTableThatIsNoLongerInUse() {
    try (Open before = new Open(RocksStore.open(directory))) {
      before.catalogue.define(Shop.SCHEMA);
      before.write(Shop.randomChange(new Random(1)));
    }
    try (Open open = new Open(RocksStore.open(directory))) {
      open.catalogue.define(Schema.of(List.of(Shop.OFFERS)));
      open.storage.dropTable(Shop.BY_SELLER.name());
      assertThat(open.storage.stats().tables()).hasSize(1);
      open.write(Change.of(Upsert.insert(Shop.OFFERS, Row.of(0, 0, null, 1, null, "title"))));
      assertThatThrownBy(() -> open.catalogue.define(Shop.SCHEMA))
          .hasMessageContaining(ErrorCode.INDEX_INCOMPLETE.code());
    }
  }

  @Test
  void dropsAColumnPermanently() {
    for (OrderedStore store : List.of(new HeapStore(), RocksStore.open(directory))) {
      try (Open old = new Open(store)) {
        TableSchema full = pages(ScalarType.TEXT, ScalarType.INT);
        old.catalogue.define(Schema.of(List.of(full)));
        old.write(Change.of(Upsert.insert(full, Row.of("a", 1, "title", 5))));
        assertThatThrownBy(() -> old.storage.dropColumn("pages", "size"))
            .hasMessageContaining("column of a model that is in use: size");

        Catalogue later = Catalogue.of(store);
        later.define(Schema.of(List.of(pages(ScalarType.TEXT, null))));
        later.dropColumn("pages", "size", NONE);
        assertThatThrownBy(() -> later.dropColumn("pages", "size", NONE))
            .hasMessageContaining("no such column: size");
        assertThatThrownBy(() -> later.dropColumn("pages", "number", NONE))
            .hasMessageContaining("number");
        assertThatThrownBy(
                () -> later.define(Schema.of(List.of(pages(ScalarType.TEXT, ScalarType.BIGINT)))))
            .isInstanceOf(SchemaMismatchException.class)
            .hasMessageContaining("size: stored int regular, before it was dropped");
        later.define(Schema.of(List.of(full)));

        ReadPath reads = new ReadPath(store, Catalogue.of(store, () -> 0));
        assertThatThrownBy(() -> reads.fetch(all(full)))
            .isInstanceOf(SchemaMismatchException.class);
        Catalogue last = Catalogue.of(store);
        last.define(Schema.of(List.of(full)));
        assertThat(new ReadPath(store, last).fetch(all(full)).rows())
            .containsExactly(Row.of("a", 1, "title", null));
        new WritePath(store, last, Durability.BUFFERED)
            .apply(MutationSet.of(Change.of(Upsert.update(full, Row.of("a", 1, "title", 6)))));
        assertThat(new ReadPath(store, last).fetch(all(full)).rows())
            .containsExactly(Row.of("a", 1, "title", 6));
      }
    }
  }

  @Test
  void forgetsARowThatHadOnlyTheColumnThatWasDropped() {
    for (OrderedStore store : List.of(new HeapStore(), RocksStore.open(directory))) {
      try (store) {
        TableSchema full = pages(ScalarType.TEXT, ScalarType.INT);
        TableSchema left = pages(ScalarType.TEXT, null);
        Catalogue first = Catalogue.of(store);
        first.define(Schema.of(List.of(full)));
        Row row = Row.unset(4).set(0, "a").set(1, 1).set(3, 5).build();
        new WritePath(store, first, Durability.BUFFERED)
            .apply(MutationSet.of(Change.of(Upsert.update(full, row))));
        Catalogue second = Catalogue.of(store);
        second.define(Schema.of(List.of(left)));
        assertThat(new ReadPath(store, second).fetch(all(left)).rows()).hasSize(1);
        second.dropColumn("pages", "size", NONE);
        assertThat(new ReadPath(store, second).fetch(all(left)).rows()).isEmpty();
        Upsert absent = Upsert.insert(left, Row.of("a", 1, "new")).when(Condition.IF_NOT_EXISTS);
        WriteOutcome outcome =
            new WritePath(store, second, Durability.BUFFERED)
                .apply(MutationSet.of(Change.of(absent)));
        assertThat(outcome.applied()).isTrue();
      }
    }
  }

  private static SliceQuery all(TableSchema table) {
    return new SliceQuery(table, List.of("a"), Slice.ALL, ReadDirection.FORWARD, 10, null);
  }

  private static TableSchema pages(ColumnType title, ColumnType size) {
    TableSchema.Builder pages =
        TableSchema.named("pages")
            .partitionKey("book", ScalarType.TEXT)
            .clustering("number", ScalarType.INT, Order.ASC)
            .column("title", title);
    return (size == null ? pages : pages.column("size", size)).build();
  }

  @Test
  void dropsTheCopiesOfAColumnToo() {
    try (OrderedStore store = new HeapStore()) {
      Catalogue first = Catalogue.of(store);
      first.define(Shop.SCHEMA);
      Catalogue second = Catalogue.of(store);
      assertThatThrownBy(() -> second.dropColumn("offers", "seller", NONE))
          .hasMessageContaining("column of the key: seller");
      assertThatThrownBy(() -> second.dropColumn("offers_by_seller", "title", NONE))
          .hasMessageContaining(ErrorCode.TABLE_IS_DERIVED.code());
      second.dropColumn("offers", "title", NONE);
      assertThatThrownBy(() -> second.dropColumn("offers", "title", NONE))
          .hasMessageContaining("title");
      second.define(Shop.SCHEMA);
    }
  }

  @Test
  void keepsAColumnOfADerivedTableThatAModelHas() {
    try (OrderedStore store = new HeapStore()) {
      Catalogue.of(store).define(Shop.SCHEMA);
      Catalogue later = Catalogue.of(store);
      later.dropColumn("offers", "seller", Shop.SCHEMA);
      assertThat(later.compare(Shop.SCHEMA))
          .extracting(SchemaDifference::element)
          .containsExactly("offers.seller");
    }
  }

  @Test
  void changesTheDefaultTtl() {
    for (Open open : both()) {
      TableSchema.Builder builder =
          TableSchema.named("visits").partitionKey("page", ScalarType.TEXT);
      open.catalogue.define(Schema.of(List.of(builder.build())));
      open.catalogue.define(Schema.of(List.of(builder.defaultTtl(60).build())));
      Catalogue again = Catalogue.of(open.store);
      again.define(Schema.of(List.of(builder.build())));
      assertThat(again.tableIds()).hasSize(1);
    }
  }
}
