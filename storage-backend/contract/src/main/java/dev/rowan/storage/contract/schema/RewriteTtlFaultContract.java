package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.operate.maintenance.TtlReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.InterleavingBackend;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The job works beside writers and other jobs, stops at any point, and continues. */
public abstract class RewriteTtlFaultContract extends RewriteTtlCase {
  private static final int ROWS = 1_100; // more than two pages, and one note of the position

  @Test
  void aWriteThatComesBetweenReadAndRewriteStays() {
    version(30);
    long now = now();
    for (int id = 1; id <= 4; id++) {
      writeAt(now - (id == 4 ? 9 : 1) * DAY, insert(id, "/a", "n").withTtl(days(30)));
    }
    TableSchema table = version(7);
    InterleavingBackend store =
        new InterleavingBackend(
            backend(),
            name,
            1,
            () -> {
              writeAt(now - 1, update(1, "/new", null).withTtl(days(7)));
              writeAt(now - 1, DeleteRow.of(table, visit(2, null, null), TimestampOffset.NONE));
              writeAt(now - 1, insert(4, Row.UNSET, "again").withTtl(days(7)));
            });
    assertThat(job(newSession(store), table).run().toString())
        .isEqualTo("4 rows, 3 rewritten, 1 removed, 0 left");
    assertThat(all())
        .containsExactly(
            values(SITE, 1, null, "/new", null),
            values(SITE, 3, null, "/a", "n"),
            values(SITE, 4, null, null, "again"));
    requireTimes(1, PAGE, now - 1, days(7));
    assertThat(rewrite(table).toString()).isEqualTo("3 rows, 0 rewritten, 0 removed, 0 left");
  }

  /** One thread writes, another rewrites for one TTL after the other. */
  @Test
  void noWriteIsLostBesideTheJob() {
    long seed = Seed.next();
    Random random = new Random(seed);
    List<TableSchema> versions = List.of(version(30), version(0), version(7));
    DaoRuntime<Row> visits = opened(versions.get(2));
    Map<Integer, @Nullable Object[]> expected = new TreeMap<>();
    AtomicBoolean stopped = new AtomicBoolean();
    CompletableFuture<Void> jobs =
        CompletableFuture.runAsync(
            () -> {
              for (int i = 0; !stopped.get(); i++) {
                // a cluster refuses the versions whose TTL the table does not have
                TableSchema each = isServer() ? versions.get(2) : versions.get(i % 3);
                rewrite(each);
              }
            });
    for (int i = 0; i < onServer(150, Effort.of(1_000, 4_000)); i++) {
      int id = random.nextInt(10);
      int column = PAGE + random.nextInt(2);
      String value = "v" + i;
      if (random.nextInt(4) == 0) {
        await(visits.delete(visit(id, null, null)));
        expected.remove(id);
      } else if (random.nextBoolean() || !expected.containsKey(id)) {
        await(visits.insert(visit(id, value, value), Nulls.DELETE));
        expected.put(id, new @Nullable Object[] {SITE, id, null, value, value});
      } else {
        Row.Builder row = Row.unset(NOTE + 1).set(0, SITE).set(1, id);
        await(visits.update(row.set(column, value).build()));
        expected.get(id)[column] = value;
      }
      if (random.nextInt(3) == 0) { // values with another TTL, for the job to find
        await(
            visits
                .with(WriteOptions.ttl(Duration.ofDays(2)))
                .update(Row.of(SITE, 100 + id, Row.UNSET, value, value)));
        expected.put(100 + id, new @Nullable Object[] {SITE, 100 + id, null, value, value});
      }
    }
    stopped.set(true);
    jobs.join();
    assertThat(all())
        .as("seed %d", seed)
        .isEqualTo(expected.values().stream().map(Arrays::asList).toList());
    rewrite(versions.get(2));
    assertThat(rewrite(versions.get(2)).rewritten()).as("seed %d", seed).isZero();
  }

  @Test
  void aRunThatWasCutOffAfterAnyChangeIsCompleted() {
    version(30);
    long now = now();
    for (int id = 1; id <= 5; id++) {
      writeAt(now - (id == 3 ? 9 : 1) * DAY, insert(id, "/a", null).withTtl(days(30)));
      writeAt(now - DAY + id, update(id, Row.UNSET, id == 3 ? null : "n").withTtl(days(30)));
    }
    writeAt(now - DAY, Upsert.update(current, Row.of(SITE, Row.UNSET, "ü", Row.UNSET, Row.UNSET)));
    TableSchema table = version(7);
    runCutOffAfterEachChange(table);
    for (int id : List.of(1, 2, 4, 5)) {
      requireTimes(id, PAGE, now - DAY + 1, days(6));
      requireTimes(id, NOTE, now - DAY + id + 1, days(6));
    }
    requireTimes(1, OWNER, now - DAY + 1, days(6));
    assertThat(all()).hasSize(4);
    assertThat(rewrite(table).toString()).isEqualTo("4 rows, 0 rewritten, 0 removed, 0 left");
  }

  /** No key remains of a row whose rewrite was cut off between two writes. */
  @Test
  void aRowExpiresAsAWholeAfterARunThatWasCutOff() {
    version(30);
    int left = isServer() ? Effort.of(12, 20) : 6;
    long written = now() - DAY + left * SECOND;
    writeAt(written, insert(1, "/a", null).withTtl(days(30)));
    writeAt(written + 1, update(1, Row.UNSET, "n").withTtl(days(30)));
    writeAt(written, insert(2, "/a", Row.UNSET).withTtl(days(30)));
    writeAt(written + 1, update(2, Row.UNSET, "right").withTtl(left));
    runCutOffAfterEachChange(version(1));
    until(() -> all().isEmpty());
  }

  private void runCutOffAfterEachChange(TableSchema table) {
    boolean complete = false;
    for (int changes = 2; !complete; changes += onServer(4, 1)) {
      assertThat(changes).isLessThan(40);
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        complete = job(newSession(killed), table).run().rows() > 0 && !killed.isCutOff();
      } catch (RowanClosedException e) {
        releaseLease();
      }
    }
  }

  @Test
  void oneRunWorksAtATime() {
    version(30);
    writeAt(now() - DAY, insert(1, "/a", "n").withTtl(days(30)));
    TableSchema table = version(7);
    AtomicBoolean refused = new AtomicBoolean();
    TtlReport report =
        job(newSession(), table)
            .watchedBy(
                step -> {
                  assertThatThrownBy(() -> rewrite(table))
                      .isInstanceOf(BackendUnavailableException.class)
                      .hasMessageContaining(name)
                      .extracting(failure -> ((RowanException) failure).code())
                      .isEqualTo(ErrorCode.JOB_IN_PROGRESS);
                  // it reads only
                  job(newSession(), table).comparingOnly().run();
                  refused.set(true);
                })
            .run();
    assertThat(refused).isTrue();
    assertThat(report.rewritten()).isEqualTo(1);
    assertThat(rewrite(table).rewritten()).isZero();
  }

  @Test
  void aRunThatLostItsLeaseEnds() {
    version(30);
    filled();
    TableSchema table = version(7);
    AtomicBoolean taken = new AtomicBoolean();
    assertThatThrownBy(
            () ->
                job(newSession(), table)
                    .watchedBy(
                        step -> {
                          if (!taken.getAndSet(true)) {
                            job(later(), table).run();
                          }
                        })
                    .run())
        .isInstanceOf(BackendUnavailableException.class);
    assertThat(job(newSession(), table).comparingOnly().run().left()).isZero();
  }

  @Test
  void aRunContinuesWhereTheOneBeforeStopped() {
    version(30);
    filled();
    TableSchema table = version(7);
    assertThatThrownBy(() -> stopped(table)).isInstanceOf(IllegalStateException.class);
    TtlReport rest = rewrite(table);
    assertThat(rest.rows()).isBetween(1L, ROWS - 500L);
    assertThat(rewrite(table).toString()).isEqualTo(ROWS + " rows, 0 rewritten, 0 removed, 0 left");
    requireTimes(ROWS, PAGE, ttlStart + 1, days(6));
    requireTimes(1, OWNER, ttlStart + 1, days(6)); // the partition has several pages

    // a run for another TTL begins at the start
    TableSchema next = version(20);
    assertThatThrownBy(() -> stopped(next)).isInstanceOf(IllegalStateException.class);
    assertThat(rewrite(version(10)).rewritten()).isEqualTo(ROWS + 1);
  }

  private void stopped(TableSchema table) {
    job(newSession(), table)
        .watchedBy(
            step -> {
              if (step.rows() > 0) {
                throw new IllegalStateException("stop");
              }
            })
        .run();
  }

  private long ttlStart;

  private void filled() {
    ttlStart = now() - DAY;
    for (int first = 1; first <= ROWS; first += 100) {
      Upsert[] rows = new Upsert[Math.min(100, ROWS - first + 1)];
      for (int i = 0; i < rows.length; i++) {
        rows[i] = insert(first + i, "/a", "n").withTtl(days(30));
      }
      writeAt(ttlStart, rows);
    }
    writeAt(
        ttlStart,
        Upsert.update(current, Row.of(SITE, Row.UNSET, "ü", Row.UNSET, Row.UNSET))
            .withTtl(days(30)));
  }
}
