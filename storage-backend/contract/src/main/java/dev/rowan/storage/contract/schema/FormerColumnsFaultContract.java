package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.ColumnCopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Guests;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Copies of former columns with several pages of rows, several jobs, and crashes. */
public abstract class FormerColumnsFaultContract extends FormerColumnsCase {
  private static final int ROWS = 1_300; // more than a page

  /** A backend that counts the requests of a copy, and executes only its first page. */
  private final class Paged extends ForwardingBackend {
    final AtomicInteger pages = new AtomicInteger();
    final AtomicInteger rows = new AtomicInteger();
    final AtomicInteger records = new AtomicInteger();

    Paged(Backend whole) {
      super(whole);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      boolean isPage = query instanceof ScanQuery && query.table().name().equals(table);
      if (isPage && pages.getAndIncrement() > 0) {
        return CompletableFuture.failedFuture(
            new RowanClosedException(ErrorCode.CLOSED, Map.of(), null));
      }
      if (query instanceof SliceQuery && query.table().name().equals("rowan_index_state")) {
        records.incrementAndGet();
      }
      return super.fetch(query)
          .thenApply(
              page -> {
                rows.addAndGet(isPage ? page.rows().size() : 0);
                return page;
              });
    }

    @Override
    public void close() {}
  }

  private void filled() {
    assumeTrue(
        !isServer() || Effort.of(false, true), "SKIPPED: many rows on a server, only -Plong");
    created();
    await(
        DaoRuntime.of(newSession(), first)
            .insertAll(
                IntStream.range(0, ROWS).mapToObj(id -> Guests.guest(id, "ä" + id)).toList(),
                Nulls.UNSET));
  }

  @Test
  void aCopyThatStopsAfterAnyPageContinuesThere() {
    filled();
    int rows = 0;
    int runs = 0;
    @Nullable ColumnCopyReport report = null;
    while (report == null) {
      Paged dying = new Paged(backend());
      try {
        report = new Maintenance(newSession(dying)).copyColumns(second).run();
      } catch (RowanClosedException stopped) {
        assertThat(dying.pages).hasValue(2);
      }
      assertThat(dying.records.get()).as("reads of records").isLessThanOrEqualTo(3);
      rows += dying.rows.get();
      assertThat(++runs).as("runs that make no progress").isLessThan(100);
      if (dying.rows.get() > 0) {
        assertWhole(newSession(), second);
      }
    }
    assertThat(runs).isGreaterThan(3);
    assertThat(rows).as("rows of all pages").isEqualTo(ROWS);
    assertThat(report.rows()).isEqualTo(ROWS);
    assertThat(report.left()).isZero();
    assertWhole(later(), third);
  }

  private static void assertWhole(Session session, Guests version) {
    assertThat(stored(session, version))
        .hasSize(ROWS)
        .allMatch(row -> ("ä" + row.get(1)).equals(row.get(3)));
  }

  @Test
  void aCopyThatAnotherRunCompletesStops() {
    filled();
    Map<Integer, @Nullable Object> names = new HashMap<>();
    IntStream.range(0, ROWS).forEach(id -> names.put(id, "ä" + id));
    AtomicInteger pages = new AtomicInteger();
    ColumnCopyReport report =
        new Maintenance(newSession())
            .copyColumns(second)
            .watchedBy(
                progress -> {
                  if (pages.getAndIncrement() == 0) {
                    assertThat(copy().left()).isZero();
                    change(names);
                  }
                })
            .run();
    assertThat(pages).hasValue(1);
    assertThat(report.rows()).isLessThan(ROWS);
    Map<Integer, @Nullable Object> found = new HashMap<>();
    stored(later(), third).forEach(row -> found.put((Integer) row.get(1), row.get(3)));
    assertThat(found).isEqualTo(names);
  }

  /** Writes by a program without the former column, in all partitions. */
  private void change(Map<Integer, @Nullable Object> names) {
    DaoRuntime<Row> last = DaoRuntime.of(later(), third);
    for (int id = ROWS; id < ROWS + 30; id++) {
      await(last.insert(Guests.guest(id, "new"), Nulls.UNSET));
      names.put(id, "new");
    }
    for (int id = 0; id < ROWS; id += 40) {
      Object name = id % 80 == 0 ? null : "changed";
      await(last.update(Guests.named(id, name)));
      names.put(id, name);
    }
  }

  @Test
  void aFailedConditionReturnsTheRowOfItsTable() {
    needsMaintainingEngine(); // a cluster has no batch with a condition and a row of another table
    created();
    TableSchema other =
        define(
            table()
                .partitionKey("house", ScalarType.TEXT)
                .clustering("id", ScalarType.INT, Order.ASC)
                .column("a", ScalarType.TEXT)
                .column("b", ScalarType.TEXT)
                .column("c", ScalarType.INT)
                .column("d", ScalarType.TEXT)); // as many columns as guests in both columns
    Row stands = Row.of("möwe0", 1, "a", "b", 3, "ü");
    write(Upsert.insert(other, stands));
    Session session = newSession();
    DaoRuntime<Row> guests = DaoRuntime.of(session, second);
    await(guests.insert(Guests.guest(0, "ä"), Nulls.UNSET));
    Upsert guest = Upsert.update(second.table(), Guests.named(0, "b"));
    WriteOutcome refused =
        await(
            session
                .backend()
                .apply(
                    MutationSet.of(
                        List.of(
                            Change.of(guest),
                            Change.of(
                                Upsert.insert(other, stands).when(Condition.IF_NOT_EXISTS))))));
    assertThat(refused).isEqualTo(WriteOutcome.notApplied(other, stands));
    WriteOutcome own =
        await(
            session
                .backend()
                .apply(MutationSet.of(Change.of(guest.when(Condition.IF_NOT_EXISTS)))));
    assertThat(own).isEqualTo(WriteOutcome.notApplied(second.table(), Guests.guest(0, "ä")));
  }

  @Test
  void anIndexWhoseColumnKeepsItsNameServesAllVersions() {
    Guests one = first.byName();
    Guests two = second.byName();
    Guests three = third.byName();
    changes(newSession(), one).apply();
    changes(newSession(), two).withoutBuilds().apply();
    Session session = newSession();
    DaoRuntime<Row> old = DaoRuntime.of(session, one);
    DaoRuntime<Row> both = DaoRuntime.of(session, two);
    for (int id = 0; id < 6; id++) {
      await((id % 2 == 0 ? old : both).insert(Guests.guest(id, "ä"), Nulls.UNSET));
    }
    await(old.update(Guests.named(1, "b")));
    await(both.update(Guests.named(2, "b")));
    await(old.update(Guests.named(3, null)));
    await(both.delete(Guests.guest(4, null)));
    session.settle();
    assertNamed(session, one);
    assertNamed(session, two);
    assertThat(new Maintenance(session).copyColumns(two).run().left()).isZero();
    Session last = later();
    assertNamed(last, two);
    assertNamed(last, three);
    await(DaoRuntime.of(last, three).update(Guests.named(3, "b")));
    last.settle();
    assertThat(ids(last, two, "b")).containsExactly(1, 2, 3);
    assertThat(new Maintenance(last).verify(three).run().isClean()).isTrue();
  }

  private static void assertNamed(Session session, Guests version) {
    assertThat(ids(session, version, "ä")).as(version.toString()).containsExactly(0, 5);
    assertThat(ids(session, version, "b")).as(version.toString()).containsExactly(1, 2);
  }

  private static List<Object> ids(Session session, Guests version, String name) {
    ReadPlan byName = ReadPlan.through("Guests.byName", version.derived().get(0));
    return each(
        await(DaoRuntime.of(session, version).select(byName, name).list()).stream()
            .sorted(Comparator.comparing(row -> (Integer) Objects.requireNonNull(row.get(1)))),
        row -> Objects.requireNonNull(row.get(1)));
  }
}
