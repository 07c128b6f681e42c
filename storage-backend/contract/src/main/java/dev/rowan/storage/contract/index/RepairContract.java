package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceJob;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ClientMaintainedBackend;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Wares;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Scans find damaged entries, each kind by its name and count, and repair them, while others write.
 */
public abstract class RepairContract extends ContractCase {
  private static final int WRITTEN_MEANWHILE = 10_000;
  private static final Duration SHORT = Duration.ofMillis(20);

  private Session session;
  private Maintenance maintenance;
  private Wares mapping;
  private DaoRuntime<Row> wares;

  /** The number of rows whose entries are damaged in one way. */
  private int each;

  @BeforeEach
  final void open() {
    open(Maintain.VERIFIED);
  }

  private void open(Maintain maintain) {
    needsProtocols(maintain);
    each = onServer(4, Effort.of(40, 100));
    session = newSession();
    maintenance = new Maintenance(session);
    mapping = Wares.maintainedAs(maintain);
    wares = DaoRuntime.of(session, mapping);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "ATOMIC", "SERIAL"})
  void ordinaryWritesLeaveExactReservations(Maintain maintain) {
    open(maintain);
    for (int id = 0; id < 50; id++) {
      save(Wares.ware(id, "ann", id));
      if (id % 2 == 0) {
        save(Wares.ware(id, "bob", id));
      }
      if (id % 5 == 0) {
        await(wares.deleteByKey(id));
      }
    }
    settle();
    List<MaintenanceProgress> progress = new ArrayList<>();
    MaintenanceReport report = verify().watchedBy(progress::add).run();
    assertThat(report.found()).isEmpty();
    assertThat(report.isClean()).isTrue();
    assertThat(report.entries()).isEqualTo(40 + 80);
    assertThat(progress).extracting(MaintenanceProgress::share).isSorted().endsWith(1.0);
    assertThat(maintenance.repair(mapping).withGrace(SHORT).run().found()).isEmpty();
    mapping.assertExact(backend(), wares, "after a repair of nothing");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "ATOMIC", "SERIAL"})
  void eachKindOfDamageIsFoundAndHealed(Maintain maintain) throws Exception {
    open(maintain);
    for (int id = 0; id < 6 * each; id++) {
      save(Wares.ware(id, "ann", id));
    }
    settle();
    assertThat(damaged()).isPositive();
    MaintenanceReport found = verify().run();
    assertThat(found.isClean()).isFalse();
    assertCounts(found, false);
    assertThat(found.samples()).allSatisfy(row -> assertThat(row.key()).hasSize(1));
    assertThat(found.toString()).doesNotContain("ann").doesNotContain("title");

    AtomicBoolean end = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<?> writer = threads.submit(() -> writeUntil(end));
      // Long enough for the writer's in-flight writes, also on a busy machine.
      MaintenanceReport repaired =
          maintenance.repair(mapping).withGrace(Duration.ofSeconds(3)).run();
      end.set(true);
      writer.get();
      assertCounts(repaired, true);
      assertThat(repaired.repaired()).isEqualTo(repaired.found());
    } finally {
      threads.shutdownNow();
    }
    settle();
    MaintenanceReport again = verify().run();
    assertThat(again.found()).isEmpty();
    assertThat(again.unresolved()).isZero();
    mapping.assertExact(backend(), wares, maintain.name());
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "BLIND"})
  void aJobGoesOnWhereAnotherStood(Maintain maintain) {
    open(maintain);
    for (int id = 0; id < 200; id++) {
      save(Wares.ware(id, "ann", id));
    }
    settle();
    for (int id = 0; id < 200; id += 20) {
      damage(DeleteRow.of(index().table(), entry(id, "ann"), TimestampOffset.NONE), 9);
    }
    until(() -> now() > newest + SHORT.toNanos() / 1_000 + 10_000);
    List<MaintenanceProgress> progress = new ArrayList<>();
    MaintenanceReport whole = verify().watchedBy(progress::add).run();
    assertThat(whole.found(Anomaly.MISSING)).isEqualTo(10);
    assertThat(whole.rows() + whole.entries()).isEqualTo(200 + 190 + 400);
    String half =
        progress.stream()
            .filter(step -> step.table().equals(mapping.table().name()))
            .map(MaintenanceProgress::position)
            .filter(Objects::nonNull)
            .skip(4)
            .findFirst()
            .orElseThrow();
    List<MaintenanceProgress> progressOfRest = new ArrayList<>();
    MaintenanceReport rest = verify().watchedBy(progressOfRest::add).resume(half).run();
    assertThat(progressOfRest.get(0).share()).isGreaterThan(0.1);
    assertThat(rest.rows()).isPositive().isLessThan(200);
    assertThat(rest.entries()).isEqualTo(190 + 400);
    assertThat(rest.found(Anomaly.MISSING)).isPositive().isLessThan(10);
  }

  @Test
  void aJobTellsHowLongItWaitsForTheGracePeriod() {
    save(Wares.ware(1, "ann", 1));
    damage(DeleteRow.of(index().table(), entry(1, "ann"), TimestampOffset.NONE), 9);
    List<MaintenanceProgress> progress = new ArrayList<>();
    Duration grace = Duration.ofSeconds(3);
    MaintenanceReport report =
        maintenance.verify(mapping).withGrace(grace).watchedBy(progress::add).run();
    assertThat(report.found(Anomaly.MISSING)).isEqualTo(1);
    List<Long> waits =
        progress.stream().map(MaintenanceProgress::waitingMillis).filter(each -> each > 0).toList();
    if (backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      // No write of another process can explain the difference.
      assertThat(waits).isEmpty();
    } else {
      assertThat(waits).isNotEmpty().isSortedAccordingTo(Comparator.reverseOrder());
      // A finding is confirmed when it is older than the grace period by the clock of the store.
      assertThat(waits.get(0)).isBetween(1L, 2 * grace.toMillis());
    }
    assertThat(progress.get(progress.size() - 1).waitingMillis()).isZero();
  }

  @Test
  void rowsAreLookedUpOnlyWhereSumsDiffer() {
    mapping = Wares.maintainedAs(Maintain.VERIFIED);
    ClientMaintainedBackend counting =
        new ClientMaintainedBackend(backend(), mapping.table().name());
    session = newSession(counting);
    maintenance = new Maintenance(session);
    wares = DaoRuntime.of(session, mapping);
    for (int id = 0; id < 300; id++) {
      save(Wares.ware(id, "ann", id));
    }
    settle();
    counting.rowsReadSinceLast();
    assertThat(verify().run().isClean()).isTrue();
    assertThat(counting.rowsReadSinceLast()).isEqualTo(300);
    damage(DeleteRow.of(index().table(), entry(7, "ann"), TimestampOffset.NONE), 9);
    until(() -> now() > newest + SHORT.toNanos() / 1_000 + 10_000);
    counting.rowsReadSinceLast();
    assertThat(verify().run().found(Anomaly.MISSING)).isEqualTo(1);
    // All rows twice, and a few of those that share its sum.
    assertThat(counting.rowsReadSinceLast()).isBetween(601, 630);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND"})
  void whatHasNoVersionIsHealedToo(Maintain maintain) {
    open(maintain);
    for (int id = 0; id < 60; id++) {
      save(Wares.ware(id, "ann", id));
    }
    for (int id = 0; id < 20; id++) {
      damage(DeleteRow.of(index().table(), entry(id, "ann"), TimestampOffset.NONE), 5);
      damage(Upsert.insert(index().table(), entry(1_000 + id, "bob")), 5);
      damage(Upsert.insert(index().table(), entry(20 + id, "bob")), -5);
      damage(Upsert.update(index().table(), titled(entry(40 + id, "ann"))), 5);
    }
    until(() -> now() > newest + SHORT.toNanos() / 1_000);
    MaintenanceReport repaired = maintenance.repair(mapping).withGrace(SHORT).run();
    assertThat(repaired.found(Anomaly.MISSING)).isEqualTo(20);
    assertThat(repaired.found(Anomaly.DANGLING)).isEqualTo(20);
    assertThat(repaired.found(Anomaly.STALE)).isEqualTo(20);
    assertThat(repaired.found(Anomaly.WRONG)).isEqualTo(20);
    assertThat(repaired.isRepaired()).isTrue();
    assertThat(verify().run().isClean()).isTrue();
    mapping.assertExact(backend(), wares, "repaired");
  }

  /** Damages the entries of rows in each way, and returns the time of the last damage. */
  private long damaged() {
    boolean versioned = wares.tables().isVersioned();
    for (int i = 0; i < each; i++) {
      damage(DeleteRow.of(index().table(), entry(i, "ann"), TimestampOffset.NONE), 9);
      int wrong = each + i;
      damage(Upsert.update(index().table(), titled(entry(wrong, "ann"))), 9);
      long version = version(2 * each + i);
      damage(
          Upsert.insert(index().table(), versioned(entry(2 * each + i, "old"), version - 8)),
          version - 8,
          true);
      int absent = 1_000 + i;
      damage(Upsert.insert(index().table(), versioned(entry(absent, "ann"), now() & -4)), 0, false);
      if (versioned) {
        damage(Upsert.update(index().table(), titled(entry(3 * each + i, "ghost"))), 9);
        Row foreign = Row.of(2_000 + i, "raw", 1, "raw", Set.of("raw"), null, null, null);
        Row row = Row.of(Arrays.copyOf(foreign.toArray(), wares.tables().row().size()));
        damage(Upsert.update(wares.tables().row(), unsetFrom(row, 5)), 0, false);
      }
    }
    long last = now();
    until(() -> now() > last + SHORT.toNanos() / 1_000 + 10_000);
    return last;
  }

  private void assertCounts(MaintenanceReport report, boolean adopted) {
    boolean versioned = wares.tables().isVersioned();
    String index = index().table().name();
    assertThat(report.found(Anomaly.WRONG)).as("wrong").isEqualTo(each);
    assertThat(report.found(Anomaly.STALE)).as("stale").isEqualTo(each);
    assertThat(report.found(Anomaly.DANGLING)).as("dangling").isEqualTo(each);
    assertThat(report.found(Anomaly.GHOST)).as("ghosts").isEqualTo(versioned ? each : 0);
    int ofForeign = versioned ? each : 0;
    assertThat(report.found(Anomaly.FOREIGN)).as("foreign").isEqualTo(ofForeign);
    // A foreign row has no entries; they are missing until the row is adopted.
    int missing = each + (adopted ? 0 : ofForeign);
    assertThat(report.found().get(index))
        .as("missing")
        .containsEntry(Anomaly.MISSING, (long) missing);
  }

  private void writeUntil(AtomicBoolean end) {
    Random random = new Random(5);
    int most = onServer(120, Effort.of(2_000, Integer.MAX_VALUE));
    for (int i = 0; i < most && !end.get(); i++) {
      int id = WRITTEN_MEANWHILE + random.nextInt(40);
      if (random.nextInt(5) == 0) {
        await(wares.deleteByKey(id));
      } else {
        save(Wares.ware(id, "seller" + random.nextInt(4), random.nextInt(9)));
      }
    }
  }

  private DerivedTable index() {
    return wares.tables().derived().get(0);
  }

  /** The newest timestamp of the damage. */
  private long newest;

  private void damage(Mutation mutation, long offset) {
    Row about = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    damage(mutation, version((Integer) Objects.requireNonNull(about.get(2))) + offset, true);
  }

  /** Writes past the mapper; at a timestamp only where it distinguishes rows. */
  private void damage(Mutation mutation, long timestamp, boolean at) {
    boolean timed = at && wares.tables().maintenance().isOfClient();
    newest = Math.max(newest, timed ? timestamp : now());
    await(
        backend()
            .apply(
                new MutationSet(
                    List.of(Change.of(mutation)),
                    timed ? OptionalLong.of(timestamp) : OptionalLong.empty())));
  }

  /** Returns the write time of the row; now if there is none. */
  private long version(int id) {
    TableSchema row = wares.tables().row();
    var page =
        await(
            backend()
                .fetch(
                    new SliceQuery(
                        row,
                        List.of(id),
                        Slice.ALL,
                        ReadDirection.FORWARD,
                        1,
                        null,
                        ReadMode.TIMED)));
    if (page.rows().isEmpty()) {
      return now();
    }
    Object version =
        wares.tables().isVersioned()
            ? page.rows().get(0).get(wares.tables().versionColumn())
            : null;
    CellTimes times = page.times().get(0);
    return version instanceof Long known ? known : times.newest();
  }

  private Row entry(int id, String seller) {
    return unsetFrom(
        Row.of(Arrays.copyOf(new Object[] {seller, id, id, null, null}, index().table().size())),
        3);
  }

  private static Row unsetFrom(Row row, int from) {
    @Nullable Object[] values = row.toArray();
    Arrays.fill(values, from, values.length, Row.UNSET);
    return Row.of(values);
  }

  private Row versioned(Row entry, long version) {
    @Nullable Object[] values = entry.toArray();
    if (wares.tables().isVersioned()) {
      values[values.length - 1] = version;
    }
    return Row.of(values);
  }

  private static Row titled(Row entry) {
    @Nullable Object[] values = entry.toArray();
    values[3] = "another title";
    return Row.of(values);
  }

  private MaintenanceJob verify() {
    return maintenance.verify(mapping).withGrace(SHORT);
  }

  private void save(Row ware) {
    await(wares.insert(ware, Nulls.DELETE));
  }

  /** Waits until everything is written, and older than the grace period. */
  private void settle() {
    session.settle();
    long last = now();
    until(() -> now() > last + SHORT.toNanos() / 1_000 + 10_000);
  }

  private static long now() {
    return System.currentTimeMillis() * 1_000;
  }
}
