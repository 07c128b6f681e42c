package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Reads through indexes that the client maintains: their queries, and their results beside
 * concurrent writers.
 */
class ClientMaintainedReadsTest {
  private static final TableSchema GOODS =
      TableSchema.named("goods")
          .partitionKey("id", ScalarType.INT)
          .column("shelf", ScalarType.TEXT)
          .column("place", ScalarType.INT)
          .column("words", new SetType(ScalarType.TEXT))
          .build();

  /** One index by shelf with all columns, and one by word with keys only. */
  private record Goods(DerivedTable byShelf, DerivedTable byWord) implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    static Goods maintainedAs(Maintain maintain, boolean whole) {
      TableSchema.Builder byShelf =
          TableSchema.named("goods_by_shelf")
              .partitionKey("shelf", ScalarType.TEXT)
              .clustering("place", ScalarType.INT, Order.ASC)
              .clustering("id", ScalarType.INT, Order.ASC);
      TableSchema byWord =
          TableSchema.named("goods_by_word")
              .partitionKey("shelf", ScalarType.TEXT)
              .clustering("word", ScalarType.TEXT, Order.ASC)
              .clustering("id", ScalarType.INT, Order.ASC)
              .build();
      List<Component> keys = List.of(new Copy(1), new Copy(2), new Copy(0));
      return new Goods(
          whole
              ? new DerivedTable(
                  byShelf.column("words", new SetType(ScalarType.TEXT)).build(),
                  GOODS,
                  List.of(new Copy(1), new Copy(2), new Copy(0), new Copy(3)),
                  maintain)
              : new DerivedTable(byShelf.build(), GOODS, keys, maintain),
          new DerivedTable(
              byWord,
              GOODS,
              List.of(new Copy(1), new Component.ElementOf(3), new Copy(0)),
              maintain));
    }

    @Override
    public TableSchema table() {
      return GOODS;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of(byShelf, byWord);
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  private Goods mapping;
  private WatchedBackend backend;
  private Session session;
  private DaoRuntime<Row> goods;

  @ParameterizedTest
  @CsvSource({
    "BLIND, true, 0", "ATOMIC, true, 0", "SERIAL, true, 0", "VERIFIED, true, 20",
    "BLIND, false, 20", "ATOMIC, false, 20", "SERIAL, false, 20", "VERIFIED, false, 20"
  })
  void rowsAreAskedForOnlyWhereTheirEntriesDoNotSuffice(
      Maintain maintain, boolean whole, int rowsAskedFor) {
    openGoods(maintain, whole);
    save(20);
    backend.watch();
    assertThat(ids("a")).hasSize(20).isSorted();
    assertThat(backend.reads("goods_by_shelf")).isEqualTo(1);
    assertThat(backend.reads("goods")).isEqualTo(rowsAskedFor);
  }

  @Test
  void rowsAreReadWithBoundedConcurrencyInTheOrderOfTheirEntries() {
    openGoods(Maintain.VERIFIED, false);
    save(150);
    backend.watch();
    backend.answerLater();
    CompletionStage<List<Row>> all = goods.select(plan(mapping.byShelf()), "a").list();
    assertThat(backend.answerAll()).isEqualTo(32);
    assertThat(all.toCompletableFuture().join())
        .extracting(row -> row.get(0))
        .hasSize(150)
        .isSorted();
    assertThat(backend.reads("goods")).isEqualTo(150);
  }

  @ParameterizedTest
  @CsvSource({
    "ATOMIC, true", "SERIAL, true", "VERIFIED, true",
    "ATOMIC, false", "SERIAL, false", "VERIFIED, false"
  })
  void aRowThatMovesToAnotherPartitionMeanwhileComesOnce(Maintain maintain, boolean whole) {
    openGoods(maintain, whole);
    save(5);
    backend.watch();
    backend.beforeRead("goods_by_shelf", 2, () -> move(0, "b", 0));
    List<Row> both =
        join(goods.select(plan(mapping.byShelf()), AnyOf.of(List.of("a", "b"))).list());
    assertThat(both).extracting(row -> row.get(0)).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(both)
        .filteredOn(row -> row.get(0).equals(0))
        .extracting(row -> row.get(1))
        .containsExactly("b");
  }

  @Test
  void aRowThatMovesAheadDuringTheReadAppearsOnceInAPage() {
    openGoods(Maintain.VERIFIED, false);
    save(5);
    backend.watch();
    backend.beforeRead("goods", 1, () -> move(1, "b", 10));
    backend.beforeRead("goods_by_shelf", 2, () -> move(0, "a", 25));
    Page<Row> page = join(goods.select(plan(mapping.byShelf()), "a").page(PageRequest.first(3)));
    assertThat(page.items()).extracting(row -> row.get(0)).containsExactly(0, 2, 3);
    Page<Row> last =
        join(
            goods
                .select(plan(mapping.byShelf()), "a")
                .page(PageRequest.after(page.nextToken(), 1)));
    assertThat(last.items()).extracting(row -> row.get(0)).containsExactly(4);
    assertThat(last.hasNext()).isFalse();
  }

  @Test
  void aRowThatMovesAheadDuringTheReadAppearsOnceInAList() {
    openGoods(Maintain.VERIFIED, false);
    save(700);
    backend.watch();
    backend.beforeRead("goods_by_shelf", 2, () -> move(0, "a", 6_995));
    List<Object> ids = ids("a");
    assertThat(backend.reads("goods_by_shelf")).isEqualTo(2);
    assertThat(ids).hasSize(700).isSorted();
  }

  @Test
  void thePageBeforeStaleEntriesAloneIsTheLast() {
    openGoods(Maintain.VERIFIED, false);
    save(5);
    backend.watch();
    backend.beforeRead(
        "goods",
        1,
        () -> {
          for (int id = 2; id < 5; id++) {
            move(id, "b", 10 * id);
          }
        });
    Page<Row> page = join(goods.select(plan(mapping.byShelf()), "a").page(PageRequest.first(2)));
    assertThat(page.items()).extracting(row -> row.get(0)).containsExactly(0, 1);
    assertThat(page.hasNext()).isFalse();
  }

  @Test
  void aRowIsFoundUnderEachOfItsElements() {
    openGoods(Maintain.VERIFIED, false);
    join(goods.insert(Row.of(1, "a", 1, Set.of("x", "y", "z")), Nulls.DELETE));
    List<Row> found = goods.select(plan(mapping.byWord()), "a").list().toCompletableFuture().join();
    assertThat(found).hasSize(3);
  }

  @Test
  void ofTwoSerialWritersTheLoserRetriesOnTheWinnersRow() {
    openGoods(Maintain.SERIAL, false);
    save(1);
    backend.beforeCondition(once(() -> join(goods.update(some(0, 2, 77)))));
    join(goods.update(some(0, 1, "b")));
    session.settle();
    assertThat(ids("a")).isEmpty();
    List<Row> found =
        goods.select(plan(mapping.byShelf()), "b").list().toCompletableFuture().join();
    assertThat(found).hasSize(1);
    assertThat(found.get(0).get(2)).as("the other's change").isEqualTo(77);
  }

  @Test
  void aConditionIsTestedAgainOnTheWinnersRow() {
    openGoods(Maintain.SERIAL, false);
    backend.beforeCondition(
        once(() -> join(goods.insert(Row.of(0, "b", 3, Set.of()), Nulls.UNSET))));
    assertThat(
            join(
                goods
                    .returningApplied()
                    .insertIfNotExists(Row.of(0, "a", 1, Set.of()), Nulls.UNSET)))
        .isFalse();
    session.settle();
    assertThat(ids("a")).isEmpty();
    assertThat(ids("b")).containsExactly(0);
  }

  @Test
  void aWriteThatLosesRepeatedlyFailsWithItsReason() {
    openGoods(Maintain.SERIAL, false);
    save(1);
    int[] rivals = {0};
    backend.beforeCondition(() -> join(goods.update(some(0, 2, ++rivals[0]))));
    assertThat(failure(goods.update(some(0, 1, "b"))))
        .isExactlyInstanceOf(BackendUnavailableException.class)
        .extracting(e -> ((BackendUnavailableException) e).code())
        .isEqualTo(ErrorCode.CONTENDED);
    assertThat(rivals[0]).isEqualTo(10);
    session.settle();
    assertThat(ids("b")).isEmpty();
    assertThat(ids("a")).containsExactly(0);
  }

  private static Runnable once(Runnable action) {
    boolean[] done = {false};
    return () -> {
      if (!done[0]) {
        done[0] = true;
        action.run();
      }
    };
  }

  private void openGoods(Maintain maintain, boolean whole) {
    Instant now = Instant.parse("2026-02-01T00:00:00Z");
    mapping = Goods.maintainedAs(maintain, whole);
    backend =
        new WatchedBackend(new MemoryProvider().open(ConnectionString.parse("rowan:memory:")));
    session =
        new Session(
            backend,
            Duration.ofSeconds(10),
            "the secret of a test".getBytes(StandardCharsets.UTF_8),
            () -> now,
            attempt -> CompletableFuture.completedFuture(null));
    goods = DaoRuntime.of(session, mapping);
  }

  private void save(int count) {
    for (int id = 0; id < count; id++) {
      join(goods.insert(Row.of(id, "a", 10 * id, Set.of("w")), Nulls.DELETE));
    }
    session.settle();
  }

  private void move(int id, String shelf, int place) {
    join(goods.update(Row.of(id, shelf, place, Row.UNSET)));
  }

  private List<Object> ids(String shelf) {
    return goods.select(plan(mapping.byShelf()), shelf).list().toCompletableFuture().join().stream()
        .map(row -> row.get(0))
        .toList();
  }

  private static ReadPlan plan(DerivedTable index) {
    return ReadPlan.through("Goods." + index.table().name(), index);
  }

  private static Row some(int id, int column, Object value) {
    return Row.unset(4).set(0, id).set(column, value).build();
  }

  private static <T> T join(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  private static Throwable failure(CompletionStage<?> stage) {
    try {
      join(stage);
    } catch (CompletionException e) {
      return e.getCause();
    }
    throw new AssertionError("no failure");
  }
}
