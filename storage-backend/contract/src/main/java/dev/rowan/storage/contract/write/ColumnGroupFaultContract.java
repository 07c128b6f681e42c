package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.GroupJob;
import dev.rowan.operate.maintenance.GroupReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.DeferredWrites;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.TablePool;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Rows whose columns are in several tables, with crashes and concurrent writers: each row is
 * complete in all tables, or has the previous values in all of them. Every write of these tests
 * stores one mark in each table.
 */
public abstract class ColumnGroupFaultContract extends ContractCase {
  private static final long OLD = 1_000;
  private static final int SHOPS = 2;

  private TableSchema table;
  private Session session;
  private DaoRuntime<Row> fronts;
  private Maintenance jobs;

  @BeforeEach
  final void openTable() {
    table =
        TablePool.take(
            TableSchema.named("front")
                .partitionKey("shop", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("offer", ScalarType.INT)
                .column("sold", ScalarType.INT)
                .column("seen", ScalarType.INT)
                .group("hot", "sold")
                .group("views", "seen"));
    session = newSession();
    fronts = opened(session);
    jobs = new Maintenance(session);
  }

  private DaoRuntime<Row> opened(Session by) {
    return DaoRuntime.of(by, new RowMapping(table));
  }

  private static Row front(String shop, int id, @Nullable Object mark) {
    return Row.of(shop, id, mark, mark, mark);
  }

  private TableSchema part(int number) {
    return table.parts().get(number).table();
  }

  private static Row key(String shop, int id) {
    return Row.of(shop, id, UNSET);
  }

  /** Returns the mark of each row of a shop, which must be the same in each table. */
  private Map<Object, @Nullable Object> marks(String shop, String when) {
    List<Map<Object, @Nullable Object>> tables = new ArrayList<>();
    for (TablePart part : table.parts()) {
      Map<Object, @Nullable Object> marks = new HashMap<>();
      rows(part.table(), shop)
          .forEach(row -> marks.put(Objects.requireNonNull(row.get(1)), row.get(2)));
      tables.add(marks);
    }
    assertThat(tables).as(when).containsOnly(tables.get(0));
    return tables.get(0);
  }

  private static Map<Object, @Nullable Object> of(@Nullable Object... marks) {
    Map<Object, @Nullable Object> rows = new HashMap<>();
    for (int i = 0; i < marks.length; i++) {
      if (marks[i] != UNSET) {
        rows.put(i, marks[i]);
      }
    }
    return rows;
  }

  /** A write to three rows with the mark 1, and what it leaves; UNSET for no row. */
  private record Write(Sent write, Map<Object, @Nullable Object> marks) {}

  /** Sends a write to the rows of a shop. */
  @FunctionalInterface
  private interface Sent {
    CompletionStage<?> send(Session session, DaoRuntime<Row> fronts, String shop);
  }

  private static Map<String, Write> writes() {
    Map<String, Write> writes = new LinkedHashMap<>();
    WriteOptions ttl = WriteOptions.ttl(Duration.ofDays(1));
    writes.put(
        "new row",
        new Write((by, dao, of) -> dao.insert(front(of, 3, 2), Nulls.UNSET), of(1, 1, 1, 2)));
    writes.put(
        "insert with TTL",
        new Write(
            (by, dao, of) -> dao.with(ttl).insert(front(of, 0, 2), Nulls.DELETE), of(2, 1, 1)));
    writes.put(
        "insert with nulls",
        new Write((by, dao, of) -> dao.insert(front(of, 1, null), Nulls.DELETE), of(1, null, 1)));
    writes.put(
        "new row without values",
        new Write((by, dao, of) -> dao.insert(front(of, 3, null), Nulls.UNSET), of(1, 1, 1, null)));
    writes.put(
        "update of an entity",
        new Write((by, dao, of) -> dao.update(front(of, 2, 2), Nulls.DELETE), of(1, 1, 2)));
    writes.put(
        "update of columns",
        new Write((by, dao, of) -> dao.update(front(of, 0, null)), of(null, 1, 1)));
    writes.put("delete", new Write((by, dao, of) -> dao.deleteByKey(of, 1), of(1, UNSET, 1)));
    writes.put(
        "delete of a range",
        new Write((by, dao, of) -> dao.deleteRange(Range.atLeast(1), of), of(1)));
    writes.put("delete of a partition", new Write((by, dao, of) -> dao.deleteByKey(of), of()));
    writes.put(
        "insert of several",
        new Write(
            (by, dao, of) ->
                dao.insertAll(
                    IntStream.range(1, 5).mapToObj(id -> front(of, id, 2)).toList(), Nulls.UNSET),
            of(1, 2, 2, 2, 2)));
    writes.put(
        "batch",
        new Write(
            (by, dao, of) -> {
              DeferredWrites<Row> later = dao.deferred();
              return by.commit(
                  List.of(
                      later.insert(front(of, 0, 2), Nulls.UNSET),
                      later.update(front(of, 1, 2)),
                      later.deleteByKey(of, 2)));
            },
            of(2, 2)));
    return writes;
  }

  @Test
  void aWriteIsCompleteAfterACrashAnywhere() {
    writes().forEach(this::crash);
  }

  private void crash(String name, Write write) {
    boolean cut = true;
    for (int requests = 0; cut; requests++) {
      for (boolean arrives : new boolean[] {false, true}) {
        String when = "%s, cut after %d writes, %s".formatted(name, requests, arrives);
        for (int id = 0; id < 3; id++) {
          await(fronts.insert(front(when, id, 1), Nulls.UNSET));
        }
        InterruptedBackend dying = new InterruptedBackend(backend(), requests, arrives);
        Session doomed = newSession(dying);
        try {
          await(write.write().send(doomed, opened(doomed), when));
        } catch (RowanException e) {
          assertThat(dying.isInterrupted()).isTrue();
        }
        cut = dying.isInterrupted();
        boolean all = !cut || arrives;
        assertThat(marks(when, when)).as(when).isEqualTo(all ? write.marks() : of(1, 1, 1));
        await(write.write().send(session, fronts, when));
        assertThat(marks(when, when)).as(when).isEqualTo(write.marks());
      }
      assertThat(requests).as("%s is one request", name).isLessThan(2);
    }
  }

  @Test
  void manyWritersThatCrashLeaveTheSameWriterInEachTable() {
    long seed = Seed.next();
    int steps = onServer(40, Effort.of(200, 4_000));
    CompletableFuture<?>[] writers =
        IntStream.range(0, 3)
            .mapToObj(writer -> CompletableFuture.runAsync(() -> write(seed, writer, steps)))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(writers).join();
    for (int shop = 0; shop < SHOPS; shop++) {
      marks("shop " + shop, "seed " + seed);
    }
    GroupReport report = verification().withGrace(Duration.ZERO).run();
    assertThat(report.isClean()).as("seed %d: %s", seed, report).isTrue();
    assertThat(report.pending()).as("seed %d", seed).isZero();
  }

  private GroupJob verification() {
    return jobs.verifyGroups(new RowMapping(table));
  }

  private GroupJob repair(Session by) {
    return new Maintenance(by).repairGroups(new RowMapping(table));
  }

  /** Writes few rows by programs that crash, each of which another one replaces. */
  private void write(long seed, int writer, int steps) {
    Random random = new Random(seed + writer);
    @Nullable DaoRuntime<Row> dao = null;
    for (int i = 0; i < steps; i++) {
      String shop = "shop " + random.nextInt(SHOPS);
      int id = random.nextInt(3);
      int mark = steps * writer + i;
      try {
        if (dao == null) {
          dao =
              opened(newSession(new CrashingWriter(backend(), true, random.nextLong(), 0.1, 0.1)));
        }
        switch (random.nextInt(8)) {
          case 0 -> await(dao.deleteByKey(shop, id));
          case 1 -> await(dao.deleteRange(Range.atMost(1), shop));
          case 2 -> await(dao.update(front(shop, id, mark)));
          case 3 -> await(dao.insert(front(shop, id, null), Nulls.DELETE));
          case 4 ->
              await(
                  dao.insertAll(List.of(front(shop, 0, mark), front(shop, 1, mark)), Nulls.UNSET));
          default -> await(dao.insert(front(shop, id, mark), Nulls.UNSET));
        }
      } catch (RowanException crashed) {
        dao = null;
      }
    }
  }

  @Test
  void anEntityThatIsDeletedDuringTheJobIsNoFinding() {
    for (int id = 0; id < 3; id++) {
      at(OLD, Upsert.insert(table, front("a", id, 1)));
    }
    AtomicBoolean deleted = new AtomicBoolean();
    Backend raced =
        new ForwardingBackend(backend()) {
          @Override
          public CompletionStage<RowPage> fetch(Query query) {
            boolean first =
                query instanceof RowQuery
                    && query.table().name().equals(part(0).name())
                    && deleted.compareAndSet(false, true);
            return first
                ? CompletableFuture.runAsync(() -> at(OLD + 1, deletion(0)))
                    .thenCompose(done -> super.fetch(query))
                : super.fetch(query);
          }
        };
    GroupReport report = repair(newSession(raced)).run();
    assertThat(deleted).isTrue();
    assertThat(report.orphaned()).isEmpty();
    assertThat(report.pending()).isZero();
    assertThat(marks("a", "repaired")).isEqualTo(of(UNSET, 1, 1));
  }

  private Mutation deletion(int id) {
    return DeleteRow.of(table, Row.of("a", id, UNSET, UNSET, UNSET), TimestampOffset.NONE);
  }

  private void at(long timestamp, Mutation mutation) {
    MutationSet batch = new MutationSet(batch(mutation).changes(), OptionalLong.of(timestamp));
    assertThat(await(session.backend().apply(batch)).applied()).isTrue();
  }

  @Test
  void aRowWithoutValuesIsAlsoFound() {
    writeAt(OLD, Upsert.insert(part(1), key("a", 0)));
    writeAt(OLD, Upsert.insert(part(2), key("a", 0)), Upsert.insert(part(2), key("b", 0)));
    assertThat(verification().run().orphaned())
        .isEqualTo(Map.of(part(1).name(), 1L, part(2).name(), 2L));
    write(Upsert.insert(part(2), key("b", 0))); // as if the insert of an entity was in flight
    GroupReport repaired = repair(session).run();
    assertThat(repaired.orphaned()).isEqualTo(Map.of(part(1).name(), 1L, part(2).name(), 1L));
    assertThat(repaired.removed()).isEqualTo(2);
    assertThat(repaired.pending()).isEqualTo(1);
    assertThat(rows(part(2), "b")).containsExactly(values("b", 0, null));
  }

  @Test
  void aRepairThatStopsAnywhereIsCompletedByAnother() {
    int entities = 130; // more than one page
    await(
        fronts.insertAll(
            IntStream.range(0, entities).mapToObj(id -> front("a", id, id)).toList(), Nulls.UNSET));
    Map<Object, @Nullable Object> before = marks("a", "before");
    boolean cut = true;
    int orphans = 4;
    for (int requests = 0; cut; requests += onServer(5, 1)) {
      for (int i = 0; i < orphans; i++) {
        int id = -1 - requests * orphans - i;
        writeAt(OLD, Upsert.update(part(1 + i % 2), Row.of("a", id, 5)));
        writeAt(OLD, Upsert.update(part(1 + i % 2), Row.of("ü" + i, id, 5)));
      }
      InterruptedBackend dying = new InterruptedBackend(backend(), requests, requests % 2 == 0);
      List<MaintenanceProgress> seen = new ArrayList<>();
      try {
        repair(newSession(dying)).watchedBy(seen::add).run();
      } catch (RowanException e) {
        assertThat(dying.isInterrupted()).isTrue();
      }
      cut = dying.isInterrupted();
      String position = seen.isEmpty() ? null : seen.get(seen.size() - 1).position();
      GroupReport report = repair(session).resume(position).run();
      int done = Math.min(2 * orphans, requests + (cut && requests % 2 == 0 ? 1 : 0));
      assertThat(report.removed()).as("after %d writes", requests).isEqualTo(2 * orphans - done);
      assertThat(verification().run().isClean()).as("after %d writes", requests).isTrue();
      assertThat(marks("a", "after " + requests)).isEqualTo(before);
    }
  }
}
