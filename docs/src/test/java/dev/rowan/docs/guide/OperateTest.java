package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.spi.store.Backup;
import dev.rowan.spi.store.DiskStats;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.MemoryStats;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.store.StorageHealth;
import dev.rowan.spi.store.StorageStats;
import dev.rowan.spi.store.TableStats;
import dev.rowan.spi.store.VacuumReport;
import dev.rowan.spi.store.VacuumStats;
import dev.rowan.storage.embedded.BackupDirectory;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the guide says of operating a store. */
class OperateTest {
  private static final Logger log = LoggerFactory.getLogger(OperateTest.class);
  private static final Visit VISIT =
      new Visit("/", Instant.parse("2024-05-17T12:00:00Z"), "ann", Set.of("new"));

  @TempDir Path directory;

  @Test
  void copiesAreStores() {
    try (Rowan rowan = Rowan.connect("rowan:embedded:" + directory.resolve("store"))) {
      rowan.dao(Visits.class).save(VISIT);
      // tag::copies[]
      rowan.storage().snapshot(directory.resolve("before-the-import"));
      Backup backup = rowan.storage().backup(directory.resolve("backups"));
      // end::copies[]
      // tag::backups[]
      BackupDirectory backups = BackupDirectory.at(directory.resolve("backups"));
      backups.verify(backup);
      backups.keepNewest(7);
      backups.restoreNewest(directory.resolve("restored"));
      // end::backups[]
    }
    for (String copy : new String[] {"before-the-import", "restored"}) {
      try (Rowan rowan = Rowan.connect("rowan:embedded:" + directory.resolve(copy))) {
        assertThat(rowan.dao(Visits.class).inHour(VISIT.at())).containsExactly(VISIT);
      }
    }
  }

  @Test
  void aStoreSaysHowItIs() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      rowan.dao(Visits.class).save(VISIT);
      // tag::figures[]
      StorageStats stats = rowan.storage().stats();
      log.info(
          "{} batches, {} rows read", stats.activity().batches(), stats.activity().rowsScanned());
      StorageHealth health = rowan.storage().health();
      if (health.status() != StorageHealth.Status.OK) {
        health.reasons().forEach(reason -> log.warn(reason.text()));
      }
      // end::figures[]
      assertThat(stats.activity().batches()).isEqualTo(1);
      assertThat(health.reasons()).isEmpty();
    }
  }

  @Test
  void aStoreSaysHowLargeItIs() {
    try (Rowan rowan = Rowan.connect("rowan:embedded:" + directory.resolve("store"))) {
      rowan.dao(Visits.class).save(VISIT);
      // tag::sizes[]
      StorageStats stats = rowan.storage().stats();
      MemoryStats memory = stats.memory();
      log.info("{} bytes not flushed, {} allowed", memory.memtables(), memory.limit());
      DiskStats disk = stats.disk();
      log.info("{} bytes of rows, {} of the log", disk.rows(), disk.log());
      for (TableStats table : stats.tables()) {
        log.info("{}: about {} keys", table.name(), table.keys());
      }
      // end::sizes[]
      assertThat(memory.limit()).isPositive();
      assertThat(disk.log()).isPositive();
      assertThat(stats.tables()).extracting(TableStats::name).contains("visit");
      // tag::warned-so-far[]
      for (GuardrailStats each : stats.guardrails()) {
        if (each.warnings() > 0) {
          log.warn("{} of {}: at most {}", each.guardrail(), each.table(), each.largest());
        }
      }
      // end::warned-so-far[]
      assertThat(stats.guardrails()).allMatch(each -> each.warnings() == 0);
      // tag::vacuum-so-far[]
      VacuumStats vacuum = rowan.storage().stats().vacuum();
      if (vacuum.tablesDue() > 0) {
        log.info("{} tables are due, {} rows are gone", vacuum.tablesDue(), vacuum.rowsRemoved());
      }
      // end::vacuum-so-far[]
      assertThat(vacuum.rowsRemoved()).isZero();
    }
  }

  @Test
  void onlyTheProgramLearnsTheKeysOfBusyPartitions() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      rowan.dao(Visits.class).save(VISIT);
      Map<String, List<Object>> busyKeys = new HashMap<>();
      // tag::busiest[]
      for (PartitionWrites each : rowan.busiestPartitions()) {
        log.info("{}: {} writes of {}", each.table(), each.writes(), each.hash());
        busyKeys.put(each.hash(), each.key()); // user data: do not log it
      }
      // end::busiest[]
      assertThat(busyKeys).as("no minute is over").isEmpty();
    }
  }

  @Test
  void whatIsRemovedIsGone() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Visits visits = rowan.dao(Visits.class);
      visits.save(VISIT);
      // tag::removals[]
      rowan.storage().truncate("visit");
      // end::removals[]
      assertThat(visits.inHour(VISIT.at())).isEmpty();
      // tag::vacuum[]
      VacuumReport report = rowan.storage().vacuum();
      log.info("{} rows removed in {}", report.rowsRemoved(), report.took());
      // end::vacuum[]
      assertThat(report.rowsRemoved()).isZero();
      rowan.storage().dropTable("visit");
      assertThatThrownBy(() -> visits.inHour(VISIT.at())).hasMessageContaining("RUN-38");
    }
  }
}
