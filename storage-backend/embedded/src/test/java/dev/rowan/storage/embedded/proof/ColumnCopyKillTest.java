package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.ColumnCopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Guests;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that copies the values of a former column beside writes is killed. Another run
 * continues at the stored position, and then both columns of each row are equal.
 */
class ColumnCopyKillTest {
  static final int ROWS = 2_000;
  private static final int KILLS = Effort.of(1, 40);

  @TempDir Path directory;

  @Test
  void aKilledCopyIsContinued() throws IOException {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int kill = 0; kill < KILLS; kill++) {
      String run = "seed %d, kill %d".formatted(seed, kill);
      Guests first = Guests.first("guests_" + kill);
      fill(first);
      double share = killed(first, 0.1 + random.nextDouble() / 2, seed + kill);
      requireEnd(first, share, run);
    }
  }

  private void fill(Guests first) {
    try (Backend backend = HammerMain.open(directory)) {
      Session session = BuildMain.session(backend, 0);
      DaoRuntime<Row> guests = DaoRuntime.of(session, first);
      guests.await(
          guests.insertAll(
              IntStream.range(0, ROWS).mapToObj(id -> Guests.guest(id, "a" + id)).toList(),
              Nulls.UNSET));
      new SchemaChanges(session).with(first.second()).withoutBuilds().apply();
    }
  }

  /** Kills a copy after some share of its rows, and returns the share that it finished. */
  private double killed(Guests first, double last, long seed) throws IOException {
    try (ChildProcess child =
        ChildProcess.start(
            ColumnCopyMain.class,
            directory.toString(),
            first.table().name(),
            Double.toString(last),
            Long.toString(seed))) {
      double share = 0;
      while (share < last) {
        share = Double.parseDouble(child.readLine());
      }
      child.kill();
      return share;
    }
  }

  private void requireEnd(Guests first, double share, String run) {
    Guests second = first.second();
    try (Backend backend = HammerMain.open(directory)) {
      Session session = BuildMain.session(backend, 0);
      List<MaintenanceProgress> seen = new ArrayList<>();
      ColumnCopyReport report =
          new Maintenance(session).copyColumns(second).watchedBy(seen::add).run();
      assertThat(report.rows()).as(run).isEqualTo(ROWS);
      assertThat(report.left()).as(run).isZero();
      // a page that ends within a range of tokens finishes no range
      assertThat(seen.get(0).share()).as(run).isGreaterThanOrEqualTo(share);
      List<Row> copied = rows(session, first.third());
      assertThat(copied).as(run).hasSize(ROWS);
      assertThat(copied).as(run).isEqualTo(rows(session, first));
    }
  }

  private static List<Row> rows(Session session, Guests version) {
    DaoRuntime<Row> guests = DaoRuntime.of(session, version);
    return guests.await(guests.scan(ReadPlan.direct("all", version.table())).list());
  }
}
