package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RowanException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.Member;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Reservations and rows that deviate are found and repaired, and no row loses its value by the
 * repair.
 */
public abstract class UniqueMaintenanceContract extends UniqueCase {
  private static final Duration SHORT = Duration.ofMillis(20);

  private Maintenance maintenance() {
    return new Maintenance(session());
  }

  private MaintenanceReport verified() {
    return maintenance().verify(mapping()).withGrace(SHORT).run();
  }

  private MaintenanceReport repaired() {
    return maintenance().repair(mapping()).withGrace(SHORT).run();
  }

  @Test
  void ordinaryWritesLeaveExactReservations() {
    for (int number = 0; number < 30; number++) {
      save(Member.of(number, "m" + number).withNickname("n" + number));
    }
    for (int number = 0; number < 30; number += 3) {
      save(Member.of(number, "again" + number));
      await(members().deleteByKey("chess", number + 1));
    }
    session().settle();
    assertThat(verified().found()).isEmpty();
    MaintenanceReport report = repaired();
    assertThat(report.found()).isEmpty();
    assertThat(report.rows()).isGreaterThanOrEqualTo(20);
    assertThat(report.entries()).isEqualTo(20 + 20 + 10);
    assertUnique("repaired");
  }

  @Test
  void reservationsOfRowsWithoutTheValueAreReleased() {
    save(Member.of(1, "ann@example.org"));
    save(Member.of(2, "bob@example.org"));
    await(members().deleteByKey("chess", 2));
    session().settle();
    plant("of-no-row@example.org", 7);
    plant("of a deleted row@example.org", 2);
    plant("of a row with another@example.org", 1);
    MaintenanceReport found = verified();
    assertThat(found.found()).containsOnlyKeys(name());
    assertThat(found.found(Anomaly.STALE)).isEqualTo(3);
    assertThat(found.isClean()).isFalse();
    MaintenanceReport repaired = repaired();
    assertThat(repaired.repaired(Anomaly.STALE)).isEqualTo(3);
    assertThat(repaired.isRepaired()).isTrue();
    assertThat(stored(mapping().byEmail)).hasSize(1);
    assertThat(verified().isClean()).isTrue();
    assertThat(find(1)).contains(Member.of(1, "ann@example.org"));
    assertThat(all()).hasSize(1);
    save(Member.of(2, "of-no-row@example.org"));
    save(Member.of(7, "of a deleted row@example.org"));
    save(Member.of(1, "of a row with another@example.org"));
    assertUnique("given back");
  }

  @Test
  void missingReservationsAreAdded() {
    for (int number = 1; number <= 3; number++) {
      save(Member.of(number, "m" + number).withNickname("n" + number));
    }
    lose("m1");
    lose("m2");
    plant("m2", 9);
    MaintenanceReport found = verified();
    assertThat(found.found(Anomaly.MISSING)).isEqualTo(2);
    assertThat(found.found(Anomaly.STALE)).isEqualTo(1);
    assertThat(byEmail("m1")).isEmpty();
    MaintenanceReport repaired = repaired();
    assertThat(repaired.repaired(Anomaly.MISSING)).isEqualTo(2);
    assertThat(repaired.isRepaired()).isTrue();
    assertThat(verified().isClean()).isTrue();
    assertUnique("reserved");
    save(Member.of(1, null));
    save(Member.of(9, "m1"));
    failure(
        UniqueViolationException.class, () -> members().insert(Member.of(8, "m2"), Nulls.DELETE));
    assertUnique("and given back");
  }

  @Test
  void aValueOfTwoRowsIsReportedAndNotChanged() {
    save(Member.of(1, "ann@example.org"));
    lose("ann@example.org");
    save(Member.of(2, "ann@example.org"));
    session().settle();
    MaintenanceReport repaired = repaired();
    assertThat(repaired.found(Anomaly.CONFLICT)).isEqualTo(1);
    assertThat(repaired.isRepaired()).isFalse();
    assertThat(repaired.samples().get(0).key()).containsExactly("chess", 1);
    assertThat(byEmail("ann@example.org")).map(Member::number).contains(2);
    // Neither the leftovers of one row, nor writing it with another TTL, takes the value from the
    // other.
    await(
        members()
            .with(WriteOptions.ttl(Duration.ofHours(1)))
            .insert(Member.of(1, "ann@example.org"), Nulls.DELETE));
    session().settle();
    assertThat(byEmail("ann@example.org")).map(Member::number).contains(2);
    save(Member.of(1, null));
    session().settle();
    assertThat(byEmail("ann@example.org")).map(Member::number).contains(2);
    assertThat(verified().isClean()).isTrue();
    assertUnique("resolved");
  }

  @Test
  void reservationsOfExpiredRowsAreReleased() {
    Member ann = Member.of(1, "ann@example.org").withNickname("ann");
    await(members().with(WriteOptions.ttl(Duration.ofSeconds(2))).insert(ann, Nulls.DELETE));
    save(Member.of(2, "bob@example.org"));
    until(() -> find(1).isEmpty());
    assertThat(repaired().isRepaired()).isTrue();
    assertThat(stored(mapping().byEmail)).hasSize(1);
    assertThat(stored(mapping().byNickname)).isEmpty();
    save(Member.of(3, "ann@example.org").withNickname("ann"));
    assertUnique("expired");
  }

  @Test
  void aRestoredReservationExpiresWithItsRow() {
    Member ann = Member.of(1, "ann@example.org");
    await(members().with(WriteOptions.ttl(Duration.ofSeconds(4))).insert(ann, Nulls.DELETE));
    lose("ann@example.org");
    assertThat(repaired().repaired(Anomaly.MISSING)).isEqualTo(1);
    assertThat(byEmail("ann@example.org")).contains(ann);
    until(() -> find(1).isEmpty());
    save(Member.of(2, "ann@example.org"));
    assertUnique("expired");
  }

  @Test
  void reservationsOfInFlightChangesAreLeftUntilTheChangesMustHaveEnded() {
    needsReservations();
    plant("ann@example.org", 7);
    Instant planted = Instant.now();
    SteppingClock time = new SteppingClock(planted, () -> {});
    MaintenanceReport report = new Maintenance(time.session()).repair(mapping()).run();
    assertThat(report.repaired(Anomaly.STALE)).isEqualTo(1);
    assertThat(time.now()).isAfter(planted.plus(Duration.ofMinutes(9)));
    assertThat(stored(mapping().byEmail)).isEmpty();
  }

  @Test
  void aReservationOfAnInFlightChangeBelongsToItOnceItIsDone() {
    needsReservations();
    plant("ann@example.org", 7);
    Instant planted = Instant.now();
    SteppingClock time = new SteppingClock(planted, () -> save(Member.of(7, "ann@example.org")));
    MaintenanceReport report = new Maintenance(time.session()).repair(mapping()).run();
    assertThat(time.now()).isAfter(planted.plus(Duration.ofMinutes(9)));
    assertThat(report.found()).isEmpty();
    assertUnique("done");
  }

  @Test
  void aRepairThatStopsAnywhereBlocksNoOther() {
    boolean cut = true;
    for (int writes = 0; cut; writes += onServer(5, 1)) {
      for (boolean arrives : List.of(false, true)) {
        cut = stopsAfter(writes, arrives);
      }
    }
  }

  /** Repairs in a process that is cut off; returns whether it was cut off. */
  private boolean stopsAfter(int writes, boolean arrives) {
    String when = "cut after " + writes + (arrives ? ", and the next" : "");
    save(Member.of(1, "ann@example.org"));
    save(Member.of(2, "bob@example.org"));
    lose("ann@example.org");
    plant("ann@example.org", 9);
    plant("eve@example.org", 2);
    InterruptedBackend cut = new InterruptedBackend(backend(), writes, arrives);
    try {
      Maintenance dying = new Maintenance(on(cut));
      dying.repair(mapping()).withGrace(SHORT).run();
    } catch (RowanException stopped) {
      assertThat(cut.isInterrupted()).as(when).isTrue();
    }
    assertThat(find(1)).as(when).contains(Member.of(1, "ann@example.org"));
    assertThat(find(2)).as(when).contains(Member.of(2, "bob@example.org"));
    assertThat(repaired().isRepaired()).as(when).isTrue();
    assertUnique(when);
    save(Member.of(3, "eve@example.org"));
    failure(
        UniqueViolationException.class,
        () -> members().insert(Member.of(4, "ann@example.org"), Nulls.DELETE));
    assertUnique(when);
    for (int number = 1; number <= 3; number++) {
      await(members().deleteByKey("chess", number));
    }
    session().settle();
    return cut.isInterrupted();
  }

  private String name() {
    return mapping().byEmail.table().name();
  }

  /** Leaves a reservation, like a process that stopped before it wrote the row. */
  private void plant(String email, int number) {
    DerivedTable table = tables().derived(name());
    @Nullable Object[] entry =
        Arrays.copyOf(new Object[] {email, "chess", number}, table.table().size());
    if (entry.length > 3) {
      entry[3] = UUID.randomUUID();
    }
    write(Upsert.insert(table.table(), Row.of(entry)));
  }

  /** Removes a reservation, as only another program than the mapper could. */
  private void lose(String email) {
    session().settle();
    DerivedTable table = tables().derived(name());
    @Nullable Object[] entry = Arrays.copyOf(new Object[] {email}, table.table().size());
    write(DeleteRow.of(table.table(), Row.of(entry), TimestampOffset.NONE));
    assertThat(byEmail(email)).isEmpty();
  }

  private void needsReservations() {
    assumeFalse(
        backend().capabilities().has(Capability.INDEX_MAINTENANCE),
        "SKIPPED: the backend maintains indexes itself");
  }

  /** A clock that advances by a minute at each wait; an action runs at the first one. */
  private final class SteppingClock {
    private final Runnable first;
    private Instant now;
    private boolean begun;

    SteppingClock(Instant start, Runnable first) {
      this.now = start;
      this.first = first;
    }

    synchronized Instant now() {
      return now;
    }

    private CompletionStage<Void> pass() {
      boolean begins;
      synchronized (this) {
        begins = !begun;
        begun = true;
        now = now.plus(Duration.ofMinutes(1));
      }
      if (begins) {
        first.run();
      }
      return CompletableFuture.completedFuture(null);
    }

    Session session() {
      return new Session(
          backend(), Duration.ofMinutes(1), new byte[] {1}, this::now, attempt -> pass());
    }
  }
}
