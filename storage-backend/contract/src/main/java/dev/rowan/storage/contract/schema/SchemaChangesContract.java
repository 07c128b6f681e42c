package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaHistoryEntry;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaProgress;
import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.Shelf;
import dev.rowan.storage.contract.fixture.Wares;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A plan makes the stored schema equal to the model, one executor at a time, wherever an earlier
 * executor stopped, and drops only what its caller names.
 */
public abstract class SchemaChangesContract extends ContractCase {
  private static final Duration GRACE = Duration.ofMillis(20);
  private static final TableSchema LEASE =
      TableSchema.named("rowan_schema_lease")
          .partitionKey("subject", ScalarType.TEXT)
          .column("owner", ScalarType.UUID)
          .build();

  private final List<String> created = new ArrayList<>();

  private SchemaChanges changes(Wares entity) {
    return changes(newSession(), entity);
  }

  private static SchemaChanges changes(Session session, Wares entity) {
    return new SchemaChanges(session).with(entity).withGrace(GRACE);
  }

  private Shelf shelf() {
    Shelf shelf = Shelf.fresh();
    created.addAll(List.of(shelf.tables()));
    return shelf;
  }

  /** Writes rows with a program that knows neither titles nor indexes. */
  private Shelf withRows(int rows) {
    Shelf shelf = shelf();
    Wares first = shelf.first();
    changes(first).apply();
    DaoRuntime<Row> unaware = DaoRuntime.of(newSession(), first);
    for (int id = 0; id < rows; id++) {
      await(unaware.insert(Row.of(id, "ann", id), Nulls.UNSET));
    }
    return shelf;
  }

  private void assertComplete(Shelf shelf, String when) {
    Wares second = shelf.second();
    assertThat(differences(shelf)).as(when).isEmpty();
    DaoRuntime<Row> wares = DaoRuntime.of(newSession(), second);
    second.assertExact(backend(), wares, when);
    await(wares.insert(Wares.ware(1_000, "bob", 1), Nulls.UNSET));
    second.assertExact(backend(), wares, when + ", and written");
  }

  private List<String> differences(Shelf shelf) {
    return changes(shelf.second()).diff().all().stream()
        .filter(each -> each.owner().startsWith(shelf.name()))
        .map(each -> each.title())
        .toList();
  }

  @AfterEach
  final void dropTables() {
    new SchemaChanges(newSession()).dropping(created.toArray(String[]::new)).apply();
  }

  @Test
  void createsTheTablesOfANewProgram() {
    needsConditionalWrites();
    Shelf shelf = shelf();
    assertThat(differences(shelf))
        .containsExactly(
            "D-13 " + shelf.name(), "D-13 " + shelf.bySeller(), "D-13 " + shelf.byTag());
    SchemaResult result = changes(shelf.second()).apply();
    assertThat(result.remaining()).isEmpty();
    assertThat(result.executed()).noneMatch(SchemaStep::isBuild);
    assertComplete(shelf, "created");
    assertThat(changes(shelf.second()).plan().executable()).isEmpty();
    assertThat(changes(shelf.second()).apply().executed()).isEmpty();
  }

  @Test
  void extendsTablesAndBuildsIndexesOverRows() {
    needsConditionalWrites();
    Shelf shelf = withRows(30);
    SchemaPlan plan = changes(shelf.second()).plan();
    assertThat(plan.notPossible()).isEmpty();
    List<SchemaStep> own =
        plan.steps().stream()
            .filter(step -> step.element().startsWith(shelf.name()))
            .filter(step -> !step.element().contains("._")) // columns of index maintenance
            .toList();
    assertThat(own)
        .extracting(SchemaStep::element)
        .containsExactly(
            shelf.bySeller(),
            shelf.byTag(),
            shelf.name() + ".title",
            shelf.name() + ".tags",
            shelf.bySeller(),
            shelf.byTag());
    assertThat(own.get(2).statement())
        .contains("ALTER TABLE ")
        .endsWith("\"" + shelf.name() + "\" ADD \"title\" text");
    assertThat(own.get(4).isBuild()).isTrue();
    assertThat(own.get(4).note()).contains("after every program that writes " + shelf.name());
    List<SchemaProgress> progress = new ArrayList<>();
    SchemaResult result = changes(shelf.second()).apply(progress::add);
    assertThat(result.executed()).hasSameSizeAs(plan.executable());
    assertThat(progress.get(0).number()).isEqualTo(1);
    assertThat(progress.get(progress.size() - 1).share()).isEqualTo(1);
    assertThat(progress).allMatch(each -> each.total() == plan.executable().size());
    assertComplete(shelf, "extended");
    assertRecorded(shelf, own);
  }

  private static List<String> newestFirst(List<SchemaStep> steps) {
    List<String> statements = new ArrayList<>(steps.stream().map(SchemaStep::statement).toList());
    Collections.reverse(statements);
    return statements;
  }

  private void assertRecorded(Shelf shelf, List<SchemaStep> steps) {
    List<SchemaHistoryEntry> history =
        new SchemaChanges(newSession())
            .history(1_000).stream()
                .filter(each -> each.element().startsWith(shelf.name()))
                .filter(each -> !each.element().contains("._"))
                .limit(steps.size())
                .toList();
    assertThat(history)
        .extracting(SchemaHistoryEntry::statement)
        .containsExactlyElementsOf(newestFirst(steps));
    assertThat(history)
        .allSatisfy(
            each -> {
              assertThat(each.result()).isEqualTo("DONE");
              assertThat(each.version()).isNotEmpty();
              assertThat(each.run()).isEqualTo(history.get(0).run());
              assertThat(each.startedAt()).isBeforeOrEqualTo(Instant.now().plusSeconds(60));
            });
    assertThat(new SchemaChanges(newSession()).history(1)).hasSize(1);
    assertThatThrownBy(() -> new SchemaChanges(newSession()).history(0))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void leavesBuildsToALaterRun() {
    needsConditionalWrites();
    Shelf shelf = withRows(3);
    assertThat(changes(shelf.second()).withoutBuilds().apply().executed())
        .noneMatch(SchemaStep::isBuild);
    assertThat(differences(shelf))
        .containsExactly("D-07 " + shelf.bySeller(), "D-07 " + shelf.byTag());
    assertThat(changes(shelf.second()).diff().isClean()).isFalse();
    changes(shelf.second()).apply();
    assertComplete(shelf, "built later");
  }

  @Test
  void completesAPlanThatWasCutOffAfterAnyChange() {
    needsConditionalWrites();
    int changes = 0;
    boolean complete = false;
    while (!complete) {
      Shelf shelf = withRows(2);
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        changes(newSession(killed), shelf.second()).apply();
        complete = true;
      } catch (RowanClosedException e) {
        assertThat(killed.isCutOff()).isTrue();
        expireLeases(shelf);
      }
      changes(shelf.second()).apply();
      assertComplete(shelf, "cut off after " + changes + " changes");
      changes += onServer(25, 1);
    }
    assertThat(changes).isGreaterThan(20);
  }

  @Test
  void completesAPlanThatWasCutOffBetweenTwoSteps() {
    needsConditionalWrites();
    int steps = 1;
    boolean complete = false;
    while (!complete) {
      Shelf shelf = withRows(2);
      CutOffBackend killed = new CutOffBackend(backend(), Integer.MAX_VALUE);
      int last = steps;
      complete = changes(newSession(backend()), shelf.second()).plan().executable().size() < last;
      try {
        changes(newSession(killed), shelf.second())
            .apply(progress -> stop(killed, progress.number() == last && progress.share() == 0));
      } catch (RowanClosedException e) {
        expireLeases(shelf);
      }
      assertThat(killed.isCutOff()).isNotEqualTo(complete);
      changes(shelf.second()).apply();
      assertComplete(shelf, "cut off before step " + last);
      steps += onServer(4, 1);
    }
    assertThat(steps).isGreaterThan(6);
  }

  private static void stop(CutOffBackend killed, boolean now) {
    if (now) {
      killed.cutOff();
    }
  }

  /** Does what the time does to the leases of a killed program. */
  private void expireLeases(Shelf shelf) {
    define(List.of(LEASE, IndexStates.TABLE));
    write(DeleteRow.of(LEASE, Row.of("schema", Row.UNSET), TimestampOffset.NONE));
    IndexStates states = new IndexStates(backend());
    await(states.read(shelf.name()))
        .forEach(
            (index, found) -> {
              IndexRecord free =
                  new IndexRecord(found.state(), null, null, found.position(), found.done());
              assertThat(await(states.change(shelf.name(), index, found, free))).isTrue();
            });
  }

  @Test
  void oneProgramAtATimeChangesTheSchema() {
    needsConditionalWrites();
    Shelf shelf = withRows(2);
    List<RowanException> others = new ArrayList<>();
    List<Integer> seconds = new ArrayList<>();
    changes(shelf.second())
        .apply(
            progress -> {
              if (others.isEmpty()) {
                try {
                  changes(shelf.second()).apply();
                } catch (RowanException e) {
                  others.add(e);
                  seconds.add(leaseTtl());
                }
              }
            });
    assertThat(others)
        .singleElement()
        .isInstanceOf(BackendUnavailableException.class)
        .extracting(RowanException::code)
        .isEqualTo(ErrorCode.SCHEMA_CHANGE_RUNNING);
    assertThat(seconds.get(0)).as("the lease of a program that stops").isBetween(1, 120);
    assertComplete(shelf, "changed once");
  }

  private int leaseTtl() {
    define(List.of(LEASE));
    SliceQuery query =
        new SliceQuery(
            LEASE, List.of("schema"), Slice.ALL, ReadDirection.FORWARD, 1, null, ReadMode.TIMED);
    return await(backend().fetch(query)).times().get(0).ttl(1);
  }

  @Test
  void twoProgramsThatStartTogetherBothEndWithTheModel() throws Exception {
    needsConditionalWrites();
    Shelf shelf = withRows(2);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    CountDownLatch together = new CountDownLatch(2);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        running.add(
            threads.submit(
                () -> {
                  together.countDown();
                  together.await();
                  applyWhenFree(shelf);
                  return null;
                }));
      }
      for (Future<?> each : running) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertComplete(shelf, "changed by two");
  }

  private void applyWhenFree(Shelf shelf) {
    Session session = newSession();
    until(
        () -> {
          try {
            changes(session, shelf.second()).apply();
            return true;
          } catch (BackendUnavailableException e) {
            assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_CHANGE_RUNNING);
            return false;
          }
        });
  }

  @Test
  void dropsOnlyWhatIsNamed() {
    needsConditionalWrites();
    Shelf shelf = withRows(2);
    changes(shelf.second()).apply();
    if (!isServer()) {
      reopen(); // the store refuses to drop tables of models that are in use
    }
    SchemaChanges first = changes(shelf.first());
    assertThat(first.plan().steps()).isEmpty();
    assertThat(first.diff().isClean()).isTrue();
    assertThat(first.diff().all())
        .extracting(each -> each.title())
        .contains(
            "D-04 " + shelf.name() + ".title",
            "D-04 " + shelf.name() + ".tags",
            "D-22 " + shelf.byTag());
    SchemaChanges dropping = first.dropping(shelf.bySeller(), "no_such_table");
    assertThat(dropping.plan().steps())
        .singleElement()
        .satisfies(
            step -> {
              assertThat(step.effect()).isEqualTo(Effect.DESTRUCTIVE);
              assertThat(step.statement()).startsWith("DROP TABLE ").contains(shelf.bySeller());
              assertThat(step.note())
                  .isEqualTo("all rows of " + shelf.bySeller() + " are lost; it is a table");
            });
    dropping.apply();
    assertThat(first.diff().all())
        .extracting(each -> each.title())
        .contains("D-04 " + shelf.name() + ".tags", "D-22 " + shelf.byTag())
        .doesNotContain("D-22 " + shelf.bySeller());
    assertThatThrownBy(() -> first.dropping(shelf.name()).plan())
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> first.dropping(shelf.name() + ".price").apply())
        .isInstanceOf(RejectedInputException.class);
  }
}
