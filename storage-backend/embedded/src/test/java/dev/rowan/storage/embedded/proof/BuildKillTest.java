package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that builds an index beside writes is killed during the build, and so is the process
 * that resumes it. Meanwhile the index refuses reads. The next build resumes where the last one
 * stopped, and its result contains exactly the entries of the rows.
 */
class BuildKillTest {
  static final int ROWS = 6_000;
  private static final int ROUNDS = Effort.of(1, 40);

  @TempDir Path directory;

  @Test
  void aKilledBuildIsResumed() throws IOException {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int round = 0; round < ROUNDS; round++) {
      String run = "seed %d, round %d".formatted(seed, round);
      Parcels mapping = Parcels.named("parcels_" + round);
      fill(mapping);
      // A build over the rows, and one that resumes it over the entries.
      double first = killed(mapping, 2, 0.2 + random.nextDouble() / 10, 0.4, seed);
      assertThat(first).as(run).isLessThan(0.1);
      requireUnreadable(mapping, 2, run);
      double second = killed(mapping, 4, 0.6 + random.nextDouble() / 10, 0.8, seed);
      assertThat(second).as(run).isBetween(0.1, 0.45);
      requireUnreadable(mapping, 4, run);
      requireEnd(mapping, run);
    }
  }

  private void fill(Parcels mapping) {
    try (Backend backend = HammerMain.open(directory)) {
      DaoRuntime<Row> unaware =
          DaoRuntime.of(BuildMain.session(backend, 0), mapping.withoutIndex());
      for (int id = 0; id < ROWS; id++) {
        unaware.await(unaware.insert(Parcels.parcel(id, id % 50, id % 9), Nulls.UNSET));
      }
    }
  }

  /** Kills a build after some share of its work, and returns the first share that it printed. */
  private double killed(Parcels mapping, int minutes, double share, double last, long seed)
      throws IOException {
    try (ChildProcess child =
        ChildProcess.start(
            BuildMain.class,
            directory.toString(),
            mapping.table().name(),
            Integer.toString(minutes),
            Double.toString(last),
            Long.toString(seed))) {
      double first = Double.parseDouble(child.readLine());
      double now = first;
      while (now < share) {
        now = Double.parseDouble(child.readLine());
      }
      child.kill();
      return first;
    }
  }

  private void requireUnreadable(Parcels mapping, int minutes, String run) {
    String index = mapping.byOwner().table().name();
    try (Backend backend = HammerMain.open(directory)) {
      Session session = BuildMain.session(backend, minutes);
      Maintenance maintenance = new Maintenance(session);
      assertThat(maintenance.state(mapping, index)).as(run).isEqualTo(IndexState.WRITE_ONLY);
      assertThatThrownBy(() -> owned(DaoRuntime.of(session, mapping), mapping))
          .as(run)
          .isInstanceOf(SchemaMismatchException.class);
      assertThatThrownBy(() -> maintenance.build(mapping, index).run())
          .as("%s: held by the one that was killed", run)
          .isInstanceOfSatisfying(
              BackendUnavailableException.class,
              held -> assertThat(held.code()).isEqualTo(ErrorCode.JOB_IN_PROGRESS));
    }
  }

  private void requireEnd(Parcels mapping, String run) {
    String index = mapping.byOwner().table().name();
    try (Backend backend = HammerMain.open(directory)) {
      Session session = BuildMain.session(backend, 6);
      Maintenance maintenance = new Maintenance(session);
      List<MaintenanceProgress> progress = new ArrayList<>();
      MaintenanceReport report = maintenance.build(mapping, index).watchedBy(progress::add).run();
      assertThat(progress.get(0).share()).as(run).isGreaterThan(0.4);
      assertThat(report.rows()).as("%s: rows looked at again", run).isLessThan(ROWS / 4);
      assertThat(maintenance.state(mapping, index)).as(run).isEqualTo(IndexState.READABLE);
      assertThat(mapping.stored(backend)).as(run).isEqualTo(mapping.expected(backend));
      assertThat(owned(DaoRuntime.of(session, mapping), mapping))
          .as(run)
          .hasSize(
              (int)
                  mapping.expected(backend).stream()
                      .filter(entry -> entry.get(0).equals("owner 7"))
                      .count());
    }
  }

  private static List<Row> owned(DaoRuntime<Row> parcels, Parcels mapping) {
    return parcels.await(
        parcels.select(ReadPlan.through("Parcels.byOwner", mapping.byOwner()), "owner 7").list());
  }
}
