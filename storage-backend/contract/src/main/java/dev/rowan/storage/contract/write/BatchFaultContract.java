package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.Posts;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Batches beside other writers, and interrupted batches. */
public abstract class BatchFaultContract extends BatchCase {
  /** Rows with and without plans have their timestamps from two clocks. */
  @Test
  void hasATimestampBetweenEarlierAndLaterWrites() {
    for (int i = 0; i < 40; i++) {
      await(plain.update(textOf(1, 1, "before " + i)));
      commit(row(1, 1, UNSET, "batch " + i), coupon(1));
      assertThat(rows(table, 1)).as("turn %d", i).containsExactly(values(1, 1, null, "batch " + i));
      await(plain.update(textOf(1, 1, "after " + i)));
      assertThat(rows(table, 1)).as("turn %d", i).containsExactly(values(1, 1, null, "after " + i));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED"})
  void winsInAllItsRowsOrInNone(Maintain maintain) throws Exception {
    openMaintainedBy(maintain);
    int writers = 4;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        String shop = "shop " + writer;
        int first = writer;
        running.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < 15; i++) {
                    int a = (first + i) % 3;
                    commit(whole(a, shop), whole((a + 1) % 3, shop), whole((a + 2) % 3, shop));
                  }
                }));
      }
      for (Future<?> future : running) {
        future.get();
      }
    } finally {
      threads.shutdownNow();
    }
    session.settle();
    assertThat(stored()).hasSize(3);
    assertThat(stored()).extracting(row -> row.get(Coupons.SHOP)).containsOnly(shop());
    assertThat(maintenance.verify(coupons).withGrace(Duration.ofMillis(20)).run())
        .extracting(report -> report.found(Anomaly.MISSING))
        .isEqualTo(0L);
    maintenance.repair(coupons).withGrace(Duration.ofMillis(20)).run();
    assertInStep();
  }

  private Object shop() {
    return stored().get(0).get(Coupons.SHOP);
  }

  private Write whole(int id, String shop) {
    return offered.deferred().insert(Row.of(id, shop, id, shop, Set.of("all"), shop), Nulls.DELETE);
  }

  /**
   * The next writer resumes the propagation of changed sources, whether or not the batch was
   * applied.
   */
  @Test
  void propagatesCopiesWhereverItIsInterrupted() {
    Posts mappings = Posts.maintainedBy(Maintain.VERIFIED, false);
    DaoRuntime<Row> authors = DaoRuntime.of(session, mappings.authors);
    DaoRuntime<Row> posts = DaoRuntime.of(session, mappings.posts);
    boolean cut = true;
    for (int writes = 0; cut; writes++) {
      for (boolean arrives : new boolean[] {false, true}) {
        String when = "cut after " + writes + " writes, the next arrives: " + arrives;
        int id = 2 * writes + (arrives ? 1 : 0);
        commit(
            authors.deferred().insert(Posts.author(id, "ann"), Nulls.UNSET),
            posts.deferred().insert(Posts.post(id, id), Nulls.UNSET));
        session.settle();
        InterruptedBackend dying = new InterruptedBackend(backend(), writes, arrives);
        Session doomed = newSession(dying);
        try {
          commit(
              doomed,
              DaoRuntime.of(doomed, mappings.authors)
                  .deferred()
                  .update(Row.of(id, "anna", UNSET, UNSET)),
              DaoRuntime.of(doomed, new RowMapping(table))
                  .deferred()
                  .insert(Row.of(id, 1, UNSET, "x"), Nulls.UNSET));
        } catch (RowanException e) {
          assertThat(dying.isInterrupted()).as(when).isTrue();
        }
        doomed.settle();
        cut = dying.isInterrupted();
        maintenance.resumeCopies(mappings.authors).takingOver().run();
        session.settle();
        String name = rows(table, id).isEmpty() ? "ann" : "anna";
        assertThat(new StoredEntity(backend(), mappings.authors).rows())
            .as(when)
            .contains(values(id, name, "city of ann", "bio"));
        assertThat(new StoredEntity(backend(), mappings.posts).rows())
            .as(when)
            .filteredOn(row -> row.get(0).equals(id))
            .extracting(row -> row.get(3))
            .containsExactly(name);
        assertThat(maintenance.resumeCopies(mappings.authors).pending()).as(when).isZero();
      }
    }
  }

  /**
   * Wherever the batch is interrupted, all rows are present or none, and none lacks its entries.
   */
  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void isAtomicWhereverItIsInterrupted(Maintain maintain) {
    openMaintainedBy(maintain);
    boolean cut = true;
    for (int writes = 0; cut; writes += onServer(5, 1)) {
      for (boolean arrives : new boolean[] {false, true}) {
        String when = "cut after " + writes + " writes, the next arrives: " + arrives;
        int id = 10 * (2 * writes + (arrives ? 1 : 0));
        commit(coupon(id));
        session.settle();
        InterruptedBackend dying = new InterruptedBackend(backend(), writes, arrives);
        Session doomed = newSession(dying);
        boolean confirmed = true;
        try {
          DaoRuntime<Row> lost = DaoRuntime.of(doomed, coupons);
          Row other = Row.of(id, "shop", id, "changed", Set.of("all"), UNSET);
          commit(
              doomed,
              lost.deferred().insert(Coupons.coupon(id + 1), Nulls.UNSET),
              lost.deferred().insert(other, Nulls.UNSET),
              DaoRuntime.of(doomed, new RowMapping(table))
                  .deferred()
                  .insert(Row.of(id, 1, UNSET, "x"), Nulls.UNSET));
        } catch (RowanException e) {
          confirmed = false;
        }
        doomed.settle();
        cut = dying.isInterrupted();
        boolean happened = !rows(table, id).isEmpty();
        assertThat(happened || !confirmed).as(when).isTrue();
        assertThat(stored().stream().filter(row -> row.get(0).equals(id + 1)).count())
            .as(when)
            .isEqualTo(happened ? 1 : 0);
        assertThat(stored().stream().filter(row -> row.get(0).equals(id)))
            .as(when)
            .extracting(row -> row.get(Coupons.TITLE))
            .containsExactly(happened ? "changed" : "title " + id);
        assertThat(
                maintenance
                    .verify(coupons)
                    .withGrace(Duration.ofMillis(20))
                    .run()
                    .found(Anomaly.MISSING))
            .as(when)
            .isZero();
      }
    }
    maintenance.repair(coupons).withGrace(Duration.ofMillis(20)).run();
    assertInStep();
  }
}
