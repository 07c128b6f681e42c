package dev.rowan.storage.contract.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MoveReport;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.Trips;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The table of an index takes the place of the table of its entity: not before it has all rows, and
 * the former table is dropped only if each of its rows has a copy.
 */
public abstract class MovesContract extends ContractCase {
  private static final TableSchema LEASE =
      TableSchema.named("rowan_schema_lease")
          .partitionKey("subject", ScalarType.TEXT)
          .column("owner", ScalarType.UUID)
          .build();

  private final Trips first = Trips.first();
  private final Trips second = first.second();
  private final Trips third = first.third();
  private final String former = first.table().name();

  private static SchemaChanges changes(Session session, Trips version) {
    return new SchemaChanges(session).with(version).withGrace(Duration.ZERO);
  }

  private SchemaChanges changes(Trips version) {
    return changes(newSession(), version);
  }

  private void save(Trips version, int from, int to, @Nullable String note) {
    DaoRuntime<Row> trips = DaoRuntime.of(newSession(), version);
    for (int id = from; id < to; id++) {
      await(trips.insert(version.trip(id, note), Nulls.UNSET));
    }
  }

  /** Stores rows with the first version, and builds the index with the second. */
  private void moved(int rows) {
    changes(first).apply();
    save(first, 0, rows, "a");
    changes(second).apply();
  }

  private List<Row> stored() {
    return await(
        DaoRuntime.of(newSession(), third).scan(ReadPlan.direct("all", third.table())).list());
  }

  private List<Row> trips(int from, int to, @Nullable String note) {
    List<Row> rows = new ArrayList<>();
    for (int id = from; id < to; id++) {
      rows.add(third.trip(id, note));
    }
    return rows;
  }

  private List<SchemaDifference> differences() {
    return changes(third).diff().all().stream()
        .filter(each -> each.element().startsWith(former))
        .toList();
  }

  private void assertRefused() {
    assertThatThrownBy(() -> DaoRuntime.of(newSession(), third))
        .isInstanceOf(SchemaMismatchException.class)
        .extracting(failure -> ((RowanException) failure).code())
        .isEqualTo(ErrorCode.MOVE_INCOMPLETE);
    assertThat(differences())
        .extracting(SchemaDifference::title)
        .containsExactly("D-26 " + former + "_d");
    SchemaPlan plan = changes(third).dropping(former).plan();
    assertThat(plan.executable()).noneMatch(step -> step.element().startsWith(former));
    assertThat(plan.notPossible()).anyMatch(step -> step.note().contains("build the index"));
  }

  private ErrorCode refusal(SchemaChanges changes) {
    try {
      changes.dropping(former).apply();
    } catch (SchemaMismatchException refused) {
      assertThat(refused.context()).containsEntry("former table", former);
      return refused.code();
    }
    throw new AssertionError("dropped");
  }

  @AfterEach
  final void dropTables() {
    new SchemaChanges(newSession()).dropping(former, former + "_d").apply();
  }

  /** The former table lacks what the last version writes; on a cluster, all versions read both. */
  @Test
  void anEngineDoesNotReturnToTheFormerTableAfterAWrite() {
    needsMaintainingEngine();
    moved(2);
    DaoRuntime.of(newSession(), third);
    save(second, 2, 3, "a");
    save(third, 3, 4, "a");
    assertThatThrownBy(() -> DaoRuntime.of(newSession(), second))
        .isInstanceOf(SchemaMismatchException.class)
        .satisfies(
            failure -> {
              RowanException refused = (RowanException) failure;
              assertThat(refused.code()).isEqualTo(ErrorCode.MOVE_WRITTEN);
              assertThat(refused.context())
                  .containsEntry("table", former)
                  .containsEntry("index", former + "_d");
            });
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(trips(0, 4, "a"));
  }

  @Test
  void aTableThatLacksRowsIsRefused() {
    needsConditionalWrites();
    changes(first).apply();
    save(first, 0, 3, "a");
    assertRefused();
    changes(second).withoutBuilds().apply();
    save(second, 3, 4, "a");
    assertRefused();
    assertThat(changes(second).apply().found())
        .containsEntry(former + "_d", "4 rows verified, 0 entries corrected, 0 undecided");
    assertThat(differences()).extracting(SchemaDifference::title).containsExactly("D-25 " + former);
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(trips(0, 4, "a"));
    assertThat(changes(third).diff().isClean()).isTrue();
  }

  @Test
  void aFormerTableIsDroppedOnRequestAndWithAComparison() {
    needsConditionalWrites();
    moved(20);
    save(third, 20, 22, "b");
    save(third, 0, 1, "b");
    DaoRuntime<Row> trips = DaoRuntime.of(newSession(), third);
    await(trips.delete(third.trip(1, "a")));
    await(trips.delete(third.trip(2, "a")));
    save(third, 2, 3, null);
    assertThat(changes(third).apply().executed()).isEmpty();
    SchemaPlan plan = changes(third).plan();
    assertThat(plan.isEmpty()).isTrue();
    assertThat(plan.optional()).extracting(step -> step.element()).containsExactly(former);
    assertThatThrownBy(() -> new Maintenance(newSession()).truncate(third))
        .as("rows of the former table would return")
        .hasMessageContaining(former);
    SchemaResult result = changes(third).dropping(former).apply();
    assertThat(result.executed()).hasSize(1);
    assertThat(result.found())
        .containsEntry(former, "20 rows compared, 2 of them deleted since the move");
    assertThat(new SchemaChanges(newSession()).history(100))
        .filteredOn(each -> each.element().equals(former))
        .first()
        .extracting(each -> each.result())
        .isEqualTo("DONE 20 rows compared, 2 of them deleted since the move");
    assertThat(differences()).isEmpty();
    List<Row> expected = trips(3, 20, "a");
    expected.addAll(trips(20, 22, "b"));
    expected.add(third.trip(0, "b"));
    expected.add(third.trip(2, null));
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(new Maintenance(newSession()).repairMove(third).run().rows()).isZero();
  }

  @Test
  void rowsOfOnlyTheFormerTableAreCopiedAndStopTheDrop() {
    needsConditionalWrites();
    moved(4);
    stored();
    // a program of the first version that still runs
    write(
        Upsert.insert(first.table(), first.trip(4, "late")),
        Upsert.update(first.table(), first.trip(0, "late")));
    assertThat(refusal(changes(third))).isEqualTo(ErrorCode.FORMER_ROWS_COPIED);
    List<Row> expected = trips(1, 4, "a");
    expected.add(third.trip(4, "late"));
    expected.add(third.trip(0, "late"));
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(changes(third).dropping(former).apply().executed()).hasSize(1);
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void aRowWhoseDeletionTheStoreMayHaveForgottenStopsTheDrop() {
    needsConditionalWrites();
    moved(3);
    stored();
    write(Upsert.insert(first.table(), first.trip(3, "late")));
    await(DaoRuntime.of(newSession(), third).delete(third.trip(0, "a")));
    Session later =
        new Session(
            backend(),
            Duration.ofSeconds(60),
            "the secret of contracts".getBytes(UTF_8),
            () -> Instant.now().plus(Duration.ofDays(30)),
            attempts -> CompletableFuture.completedFuture(null));
    MoveReport report = new Maintenance(later).repairMove(third).run();
    assertThat(report.isComplete()).isFalse();
    assertThat(report.copied()).isZero();
    // an engine that maintains indexes has had each copy until the move
    boolean isEngine = backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    assertThat(report.deleted()).isEqualTo(isEngine ? 1 : 0);
    assertThat(report.left()).isEqualTo(isEngine ? 1 : 2);
    assertThat(report.samples()).contains(keyOf(first.trip(3, "late")));
    assertThat(report.toString()).doesNotContain("ann");
    assertThat(refusal(changes(later, third))).isEqualTo(ErrorCode.FORMER_ROWS_LEFT);
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(trips(1, 3, "a"));
    assertThat(changes(third).withoutComparison().dropping(former).apply().executed()).hasSize(1);
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(trips(1, 3, "a"));
  }

  private static List<Object> keyOf(Row trip) {
    return List.of("ann", Objects.requireNonNull(trip.get(1)), 3);
  }

  @Test
  void aDropThatWasCutOffAfterAnyChangeIsCompleted() {
    needsConditionalWrites();
    moved(5);
    stored();
    int changes = 0;
    boolean complete = false;
    while (!complete) {
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        complete =
            !changes(newSession(killed), third).dropping(former).apply().executed().isEmpty();
      } catch (RowanClosedException e) {
        assertThat(killed.isCutOff()).isTrue();
        define(List.of(LEASE));
        write(DeleteRow.of(LEASE, Row.of("schema", Row.UNSET), TimestampOffset.NONE));
        complete = differences().isEmpty();
      }
      changes += onServer(9, 1);
    }
    assertThat(changes).isGreaterThan(3);
    assertThat(differences()).isEmpty();
    assertThat(stored()).containsExactlyInAnyOrderElementsOf(trips(0, 5, "a"));
  }

  @Test
  void aComparisonContinuesWhereAnotherStopped() {
    needsConditionalWrites();
    assumeFalse(isServer(), "SKIPPED: more rows than a server stores quickly");
    int rows = 3_000;
    moved(rows);
    assertThatThrownBy(
            () ->
                new Maintenance(newSession())
                    .repairMove(third)
                    .watchedBy(
                        progress -> {
                          if (progress.rows() > 1_200) {
                            throw new IllegalStateException("stopped");
                          }
                        })
                    .run())
        .hasMessage("stopped");
    List<Long> again = new ArrayList<>();
    MoveReport report =
        new Maintenance(newSession())
            .repairMove(third)
            .watchedBy(progress -> again.add(progress.rows()))
            .run();
    assertThat(again.get(0)).isGreaterThan(1_000);
    assertThat(report.rows()).isEqualTo(rows);
    assertThat(report.isComplete()).isTrue();
    assertThat(new Maintenance(newSession()).repairMove(third).run().rows()).isEqualTo(rows);
  }
}
