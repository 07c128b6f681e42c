package dev.rowan.storage.embedded.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.read.ReadPath;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class UnreadRowsTest {
  private static final TableSchema NARROW = table("places").build();
  private static final TableSchema WIDE = table("places").column("note", ScalarType.TEXT).build();
  private static final TableSchema BY_NAME =
      TableSchema.named("places_by_name")
          .partitionKey("name", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .build();

  private static TableSchema.Builder table(String name) {
    return TableSchema.named(name)
        .partitionKey("id", ScalarType.INT)
        .column("name", ScalarType.TEXT)
        .column("size", ScalarType.INT);
  }

  private final CountingStore store = new CountingStore();
  private final Catalogue catalogue = Catalogue.of(store);
  private final WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
  private final ReadPath reads = new ReadPath(store, catalogue);

  @Test
  void anInsertOfAllColumnsReadsNothing() {
    catalogue.define(Schema.of(List.of(NARROW)));
    apply(Upsert.insert(NARROW, Row.of(1, "a", 10)));
    store.gets = 0;
    apply(Upsert.insert(NARROW, Row.of(1, "b", null)));
    assertThat(store.gets).isZero();
    assertThat(row(NARROW)).containsExactly(1, "b", null);
  }

  @Test
  void anUpdateAndAnInsertOfSomeColumnsPreserveTheOthers() {
    catalogue.define(Schema.of(List.of(NARROW)));
    apply(Upsert.insert(NARROW, Row.of(1, "a", 10)));
    apply(Upsert.insert(NARROW, Row.of(1, "b", Row.UNSET)));
    assertThat(row(NARROW)).containsExactly(1, "b", 10);
    apply(Upsert.update(NARROW, Row.of(1, "c", Row.UNSET)));
    assertThat(row(NARROW)).containsExactly(1, "c", 10);
  }

  @Test
  void whatWasWrittenUnderALaterTimestampStays() {
    catalogue.define(Schema.of(List.of(NARROW)));
    long ahead = catalogue.clock().next() + 1_000_000_000L;
    Mutation chosen = Upsert.insert(NARROW, Row.of(1, "ahead", Row.UNSET));
    writes.apply(new MutationSet(List.of(Change.of(chosen)), OptionalLong.of(ahead)));
    apply(Upsert.insert(NARROW, Row.of(1, "now", 10)));
    assertThat(row(NARROW)).containsExactly(1, "ahead", 10);
    WritePath reopened = new WritePath(store, catalogueOf(NARROW), Durability.BUFFERED);
    reopened.apply(MutationSet.of(Change.of(Upsert.insert(NARROW, Row.of(1, "then", 11)))));
    assertThat(row(NARROW)).containsExactly(1, "ahead", 11);
  }

  @Test
  void aModelPreservesColumnsThatItDoesNotKnow() {
    catalogue.define(Schema.of(List.of(NARROW)));
    apply(Upsert.insert(NARROW, Row.of(1, "a", 10)));
    catalogue.define(Schema.of(List.of(WIDE)));
    apply(Upsert.update(WIDE, Row.of(1, Row.UNSET, Row.UNSET, "noted")));
    apply(Upsert.insert(NARROW, Row.of(1, "b", 11)));
    assertThat(row(WIDE)).containsExactly(1, "b", 11, "noted");
  }

  @Test
  void aBatchThatInsertsAndDeletesARowLeavesNothingOfIt() {
    catalogue.define(Schema.of(List.of(NARROW)));
    apply(Upsert.insert(NARROW, Row.of(1, "a", 10)));
    Mutation delete = new DeleteRow(NARROW, Row.of(1, "", 0), Condition.NONE, TimestampOffset.NONE);
    apply(Upsert.insert(NARROW, Row.of(1, "b", 11)), delete);
    assertThat(row(NARROW)).isNull();
  }

  @Test
  void entriesAreMaintainedWithoutBeingRead() {
    catalogue.define(new Schema(List.of(NARROW, BY_NAME), Map.of(BY_NAME.name(), NARROW.name())));
    insertWithEntry("a");
    insertWithEntry("b");
    assertThat(store.gets).isEqualTo(2);
    assertThat(entriesOf("a")).isZero();
    assertThat(entriesOf("b")).isOne();
  }

  private void insertWithEntry(String name) {
    Change change =
        Change.of(
            Upsert.insert(NARROW, Row.of(1, name, 10)),
            (before, after) ->
                before == null
                    ? List.of(Upsert.insert(BY_NAME, entry(after)))
                    : List.of(
                        Upsert.insert(BY_NAME, entry(after)),
                        DeleteRow.of(
                            BY_NAME, entry(before), TimestampOffset.ONE_MICROSECOND_EARLIER)));
    writes.apply(MutationSet.of(change));
  }

  private static Row entry(@Nullable Row row) {
    assertThat(row).isNotNull();
    return Row.of(row.get(1), row.get(0));
  }

  private int entriesOf(String name) {
    return reads
        .fetch(new SliceQuery(BY_NAME, List.of(name), Slice.ALL, ReadDirection.FORWARD, 10, null))
        .rows()
        .size();
  }

  private Catalogue catalogueOf(TableSchema table) {
    Catalogue again = Catalogue.of(store);
    again.define(Schema.of(List.of(table)));
    return again;
  }

  private void apply(Mutation... mutations) {
    writes.apply(MutationSet.of(Arrays.stream(mutations).map(Change::of).toList()));
  }

  private @Nullable Object @Nullable [] row(TableSchema table) {
    List<Row> rows =
        reads
            .fetch(new SliceQuery(table, List.of(1), Slice.ALL, ReadDirection.FORWARD, 10, null))
            .rows();
    return rows.isEmpty() ? null : rows.get(0).toArray();
  }

  /** Counts how often a value is read by its key. */
  private static final class CountingStore implements OrderedStore {
    private final OrderedStore store = new HeapStore();
    private int gets;

    @Override
    public byte @Nullable [] get(Space space, byte[] key) {
      gets += space == Space.DATA ? 1 : 0;
      return store.get(space, key);
    }

    @Override
    public void write(EngineBatch batch, Durability durability) {
      store.write(batch, durability);
    }

    @Override
    public Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse) {
      return store.cursor(space, lower, upper, reverse);
    }

    @Override
    public void close() {
      store.close();
    }
  }
}
