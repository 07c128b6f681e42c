package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.SampledRow;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.store.IndexState;
import dev.rowan.storage.contract.fixture.Member;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Values that become unique in existing rows. Each is reserved for its row, or the two rows with
 * one value are reported, whatever concurrent writers do.
 */
public abstract class UniqueBuildContract extends UniqueCase {
  private static final Duration SHORT = Duration.ofMillis(20);

  private Maintenance maintenance() {
    return new Maintenance(session());
  }

  private MaintenanceReport build(DerivedTable index) {
    return maintenance().build(mapping(), index.table().name()).withGrace(SHORT).run();
  }

  private IndexState state(DerivedTable index) {
    return maintenance().state(mapping(), index.table().name());
  }

  private static Member older(int number) {
    return Member.of(number, "m" + number + "@example.org")
        .withNickname(number % 3 == 0 ? null : "nick" + number);
  }

  @Test
  void valuesOfExistingRowsAreReserved() {
    openOver(IntStream.range(0, 40).mapToObj(UniqueBuildContract::older).toList());
    assertThat(state(mapping().byEmail)).isEqualTo(IndexState.WRITE_ONLY);
    assertThatThrownBy(() -> byEmail("m1@example.org"))
        .isInstanceOfSatisfying(
            SchemaMismatchException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INDEX_INCOMPLETE));
    // Writers reserve from the first write on.
    save(Member.of(100, "new@example.org"));
    failure(
        UniqueViolationException.class,
        () -> members().insert(Member.of(101, "new@example.org"), Nulls.DELETE));
    save(older(1).withEmail("other@example.org"));
    save(older(2).withTeam("blue"));

    MaintenanceReport built = build(mapping().byEmail);
    assertThat(built.repaired(Anomaly.MISSING)).isEqualTo(39);
    assertThat(built.isRepaired()).isTrue();
    assertThat(byEmail("m2@example.org")).contains(older(2).withTeam("blue"));
    assertThat(state(mapping().byNickname)).isEqualTo(IndexState.WRITE_ONLY);
    assertThat(build(mapping().byNickname).repaired(Anomaly.MISSING)).isPositive();
    build(mapping().byTeam);
    failure(
        UniqueViolationException.class,
        () -> members().insert(Member.of(102, "m3@example.org"), Nulls.DELETE));
    assertThat(build(mapping().byEmail).rows()).as("built already").isZero();
    assertUnique("built");
    save(older(4).withEmail(null));
    save(Member.of(103, "m4@example.org"));
    assertUnique("given back");
    assertThat(maintenance().verify(mapping()).withGrace(SHORT).run().found()).isEmpty();
  }

  @Test
  void twoRowsWithOneValueAreReportedAndLeaveTheBuildUnfinished() {
    openOver(
        List.of(
            Member.of(1, "ann@example.org"),
            Member.of(2, "ann@example.org"),
            Member.of(3, "ann@example.org"),
            Member.of(4, "bob@example.org")));
    build(mapping().byTeam);
    build(mapping().byNickname);
    SchemaMismatchException failure = conflicts();
    assertThat(failure.code()).isEqualTo(ErrorCode.VALUES_NOT_UNIQUE);
    assertThat(failure.context()).containsEntry("rows with a value of another row", "2");
    assertThat(failure).hasMessageContaining("verify(").hasMessageNotContaining("example.org");
    assertThat(state(mapping().byEmail)).isEqualTo(IndexState.WRITE_ONLY);

    MaintenanceReport verified = maintenance().verify(mapping()).withGrace(SHORT).run();
    assertThat(verified.found())
        .containsOnlyKeys(mapping().byEmail.table().name())
        .allSatisfy((index, found) -> assertThat(found).containsOnlyKeys(Anomaly.CONFLICT));
    List<SampledRow> rows = verified.samples();
    assertThat(rows).hasSize(2);
    assertThat(verified.toString()).doesNotContain("example.org").doesNotContain("chess");
    MaintenanceReport repaired = maintenance().repair(mapping()).withGrace(SHORT).run();
    assertThat(repaired.found(Anomaly.CONFLICT)).isEqualTo(2);
    assertThat(repaired.repaired()).isEmpty();
    assertThat(repaired.isRepaired()).isFalse();

    // Changing the value of one of them does not affect the row that has the reservation.
    int first = (Integer) rows.get(0).key().get(1);
    int second = (Integer) rows.get(1).key().get(1);
    assertThat(List.of(first, second)).doesNotHaveDuplicates().isSubsetOf(1, 2, 3);
    save(Member.of(first, "eve@example.org"));
    assertThat(conflicts().context()).containsEntry("rows with a value of another row", "1");
    await(members().deleteByKey("chess", second));
    failure(
        UniqueViolationException.class,
        () -> members().insert(Member.of(5, "ann@example.org"), Nulls.DELETE));
    build(mapping().byEmail);
    assertThat(byEmail("ann@example.org")).map(Member::number).contains(6 - first - second);
    assertUnique("resolved");
  }

  private SchemaMismatchException conflicts() {
    try {
      build(mapping().byEmail);
    } catch (SchemaMismatchException e) {
      return e;
    }
    throw new AssertionError("the build told no conflict");
  }

  @Test
  void isBuiltDuringConcurrentWritesAndInterruptions() throws Exception {
    long seed = Seed.next();
    int older = onServer(25, 300);
    openOver(IntStream.range(0, older).mapToObj(UniqueBuildContract::older).toList());
    build(mapping().byTeam);
    AtomicBoolean end = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<?> one = threads.submit(() -> writeUntil(end, older, new Random(seed)));
      Future<?> other = threads.submit(() -> writeUntil(end, older, new Random(seed + 1)));
      int interruptions = 0;
      for (DerivedTable index : List.of(mapping().byEmail, mapping().byNickname)) {
        while (state(index) != IndexState.READABLE) {
          interruptions += interrupted(index, 3 + 4 * interruptions) ? 1 : 0;
        }
      }
      assertThat(interruptions).as("seed %d", seed).isPositive();
      end.set(true);
      one.get();
      other.get();
    } finally {
      end.set(true);
      threads.shutdown();
    }
    assertUnique("built beside writers, seed " + seed);
    maintenance().repair(mapping()).withGrace(Duration.ZERO).run();
    assertThat(maintenance().verify(mapping()).withGrace(Duration.ZERO).run().found())
        .as("seed %d", seed)
        .isEmpty();
  }

  /** Builds until it is interrupted after this number of pages; returns whether it was. */
  private boolean interrupted(DerivedTable index, int pages) {
    List<MaintenanceProgress> steps = new ArrayList<>();
    try {
      maintenance()
          .build(mapping(), index.table().name())
          .withGrace(Duration.ZERO)
          .watchedBy(
              progress -> {
                steps.add(progress);
                if (steps.size() == pages) {
                  throw new IllegalStateException("interrupted by the test");
                }
              })
          .run();
    } catch (IllegalStateException e) {
      assertThat(e).hasMessage("interrupted by the test");
      return true;
    } catch (SchemaMismatchException duplicate) {
      // A writer took the unreserved value of a row, which is possible until the build is done.
      assertThat(duplicate.code()).isEqualTo(ErrorCode.VALUES_NOT_UNIQUE);
      resolve(index);
    }
    return false;
  }

  /**
   * Removes the value from each row that shares it with another row. A concurrent change of a row
   * between its read and its write may refuse that; the next build reports the remainder.
   */
  private void resolve(DerivedTable index) {
    String name = index.table().name();
    MaintenanceReport left = maintenance().verify(mapping(), name).withGrace(Duration.ZERO).run();
    for (SampledRow row : left.samples()) {
      if (row.anomaly() == Anomaly.CONFLICT) {
        find((Integer) row.key().get(1))
            .ifPresent(
                member ->
                    saveBesideOthers(
                        index == mapping().byEmail
                            ? member.withEmail(null)
                            : member.withNickname(null)));
      }
    }
  }

  private void writeUntil(AtomicBoolean end, int older, Random random) {
    int most = onServer(150, Integer.MAX_VALUE);
    for (int i = 0; i < most && !end.get(); i++) {
      int number = random.nextInt(older);
      int value = random.nextInt(older);
      Member member = older(value).withTeam(random.nextBoolean() ? "red" : "blue");
      if (random.nextInt(8) == 0) {
        besideOthers(() -> await(members().deleteByKey("chess", number)));
      } else {
        saveBesideOthers(
            new Member("chess", number, member.email(), member.nickname(), member.team()));
      }
    }
  }

  private void saveBesideOthers(Member member) {
    besideOthers(() -> await(members().insert(member, Nulls.DELETE)));
  }

  /** Writes while others do, who may have reserved a value or be in the middle of a write. */
  private static void besideOthers(Runnable write) {
    try {
      write.run();
    } catch (UniqueViolationException taken) {
      assertThat(taken.properties()).isNotEmpty();
    } catch (RowanException contended) {
      assertThat(contended.code())
          .isIn(ErrorCode.CONTENDED, ErrorCode.OUTCOME_UNKNOWN, ErrorCode.CLUSTER_UNAVAILABLE);
    }
  }
}
