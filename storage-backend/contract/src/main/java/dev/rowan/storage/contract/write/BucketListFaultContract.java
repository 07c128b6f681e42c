package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Sightings.bird;
import static dev.rowan.storage.contract.fixture.Sightings.sighting;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.BucketJob;
import dev.rowan.operate.maintenance.BucketReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedSelection;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.Sightings;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Each row has an entry in the list of its bucket, whatever fails, and whatever a repair does. */
public abstract class BucketListFaultContract extends ContractCase {
  private static final Nulls NULLS = Nulls.UNSET;
  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
  private static final long OLD = 1_000;

  private Sightings mapping;
  private Session session;
  private DaoRuntime<Row> sightings;
  private Maintenance jobs;

  @BeforeEach
  final void openTables() {
    mapping = Sightings.taken(Maintain.BLIND);
    session = newSession();
    sightings = DaoRuntime.of(session, mapping);
    jobs = new Maintenance(session);
  }

  private BucketList days() {
    return Objects.requireNonNull(mapping.table().bucketList());
  }

  /** Sends a write, of which a crash leaves each part. */
  private interface Sent {
    CompletionStage<?> send(Session session, DaoRuntime<Row> sightings, Row row);
  }

  @Test
  void aRowIsFoundAfterACrashAnywhere() {
    List<Sent> writes =
        List.of(
            (by, dao, row) -> dao.insert(row, NULLS),
            (by, dao, row) -> dao.update(row),
            (by, dao, row) -> dao.insertAll(List.of(row), NULLS),
            (by, dao, row) -> dao.with(WriteOptions.ttl(Duration.ofDays(1))).insert(row, NULLS),
            (by, dao, row) -> by.commit(List.of(dao.deferred().insert(row, NULLS))));
    for (int write = 0; write < onServer(2, writes.size()); write++) {
      boolean cut = true;
      for (int requests = 0; cut; requests++) {
        for (boolean arrives : new boolean[] {false, true}) {
          String place = "%d %d %s".formatted(write, requests, arrives);
          InterruptedBackend dying = new InterruptedBackend(backend(), requests, arrives);
          Session doomed = newSession(dying);
          DaoRuntime<Row> dao = DaoRuntime.of(doomed, mapping);
          try {
            await(writes.get(write).send(doomed, dao, sighting(place, NOON, 1, "a")));
          } catch (RowanException e) {
            assertThat(dying.isInterrupted()).isTrue();
          }
          cut = dying.isInterrupted();
          assertAllFound(place);
        }
      }
    }
    assertThat(jobs.verifyBuckets(mapping).run().missing()).isZero();
  }

  /** Compares the rows of a place with those that a read finds. */
  private void assertAllFound(String place) {
    List<List<@Nullable Object>> stored =
        new StoredEntity(session.backend(), mapping)
            .rows().stream().filter(row -> place.equals(row.get(0))).toList();
    List<Row> found = await(mapping.read(sightings, place, Range.all(), false).list());
    assertThat(found).as(place).hasSize(stored.size());
  }

  @Test
  void anEntryThatCouldNotBeWrittenIsWrittenAgain() {
    AtomicBoolean failed = new AtomicBoolean();
    Backend once =
        new ForwardingBackend(backend()) {
          @Override
          public CompletionStage<WriteOutcome> apply(MutationSet batch) {
            return batch.changes().get(0).mutation().table().equals(days().table())
                    && failed.compareAndSet(false, true)
                ? CompletableFuture.failedFuture(
                    new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null))
                : super.apply(batch);
          }
        };
    DaoRuntime<Row> dao = DaoRuntime.of(newSession(once), mapping.withoutIndex());
    Row row = sighting("x", NOON, 1, "a");
    assertThatThrownBy(() -> await(dao.insert(row, NULLS)))
        .as("nothing was written")
        .isInstanceOf(BackendUnavailableException.class)
        .isNotInstanceOf(OutcomeUnknownException.class);
    assertThat(failed).isTrue();
    await(dao.insert(row, NULLS));
    assertThat(await(mapping.read(sightings, "x", Range.all(), false).list())).hasSize(1);
  }

  @Test
  void writersOnSeveralThreadsListEachBucket() {
    long seed = Seed.next();
    int steps = onServer(15, Effort.of(100, 2_000));
    List<Session> sessions = List.of(session, session, newSession());
    CompletableFuture<?>[] writers =
        IntStream.range(0, 3)
            .mapToObj(
                writer ->
                    CompletableFuture.runAsync(
                        () -> {
                          Random random = new Random(seed + writer);
                          DaoRuntime<Row> dao = DaoRuntime.of(sessions.get(writer), mapping);
                          for (int i = 0; i < steps; i++) {
                            await(dao.insert(sighting("x", Sightings.some(random), i, "a"), NULLS));
                            if (i % 10 == writer) {
                              new Maintenance(sessions.get(writer)).repairBuckets(mapping).run();
                            }
                          }
                        }))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(writers).join();
    assertThat(jobs.verifyBuckets(mapping).run().missing()).as("seed %d", seed).isZero();
    assertAllFound("x");
  }

  private void listAt(long timestamp, String place, Instant at) {
    Row entry = days().entry(List.of(place, Sightings.DAYS.compute(at)), NOON);
    writeAt(timestamp, Upsert.insert(days().table(), entry));
  }

  @Test
  void aRepairRemovesOldEntriesWithoutRowsAndAddsMissingOnes() {
    await(sightings.insert(sighting("x", NOON, 1, "a"), NULLS));
    listAt(OLD, "x", NOON.minus(Duration.ofDays(700)));
    listAt(OLD, "y", NOON);
    await(sightings.insert(sighting("y", NOON.plus(Duration.ofDays(7)), 1, "a"), NULLS));
    await(
        sightings.deleteByKey(
            Arrays.copyOf(sighting("y", NOON.plus(Duration.ofDays(7)), 1, "a").toArray(), 5)));
    write(Upsert.insert(mapping.table(), sighting("z", NOON, 2, "another program")));
    assertThat(await(mapping.read(sightings, "z", Range.all(), false).list())).isEmpty();
    BucketReport found = jobs.verifyBuckets(mapping).run();
    assertThat(found.missing()).isEqualTo(1);
    assertThat(found.orphaned()).isEqualTo(2);
    assertThat(found.pending()).as("a row and an index entry were deleted").isEqualTo(2);
    BucketReport repaired = jobs.repairBuckets(mapping).run();
    assertThat(repaired.removed()).isEqualTo(2);
    assertThat(await(mapping.read(sightings, "z", Range.all(), false).list())).hasSize(1);
    assertAllFound("x");
    BucketReport again = jobs.repairBuckets(mapping).run();
    assertThat(again.missing() + again.orphaned() + again.removed()).isZero();
    // later than the removal of the entry, whatever the time that the caller passes
    DaoRuntime<Row> early =
        DaoRuntime.of(newSession(), mapping).with(WriteOptions.NONE.withTimestamp(Instant.EPOCH));
    await(early.insert(sighting("y", NOON, 1, "a"), NULLS));
    assertAllFound("y");
    assertThatThrownBy(() -> jobs.repairBuckets(mapping).withGrace(Duration.ofMinutes(59)))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void aRepairLeavesTheEntryOfAConcurrentWriter() {
    listAt(OLD, "x", NOON);
    AtomicBoolean written = new AtomicBoolean();
    Backend raced =
        new ForwardingBackend(backend()) {
          @Override
          public CompletionStage<WriteOutcome> apply(MutationSet batch) {
            boolean first =
                batch.changes().get(0).mutation().table().equals(days().table())
                    && written.compareAndSet(false, true);
            return first
                ? sightings
                    .insert(sighting("x", NOON, 1, "a"), NULLS)
                    .thenCompose(done -> super.apply(batch))
                : super.apply(batch);
          }
        };
    BucketReport report = new Maintenance(newSession(raced)).repairBuckets(mapping).run();
    assertThat(written).isTrue();
    assertThat(report.removed()).isEqualTo(1);
    assertAllFound("x");
    assertThat(await(mapping.read(sightings, "x", Range.all(), false).list())).hasSize(1);
  }

  @Test
  void aListOfExistingRowsIsBuiltBeforeReadsUseIt() {
    Sightings fresh = Sightings.taken(Maintain.ATOMIC);
    Session before = newSession();
    for (int id = 0; id < 5; id++) {
      Row row = sighting("x", NOON.minus(Duration.ofDays(1_000L * id)), id, "a");
      await(DaoRuntime.of(before, fresh.plain()).insert(row, NULLS));
    }
    reopenIfDurable();
    Session after = newSession();
    Sightings listed = fresh.withoutIndex();
    DaoRuntime<Row> dao = DaoRuntime.of(after, listed);
    KeyedSelection<Row> read = listed.read(dao, "x", Range.all(), false);
    assertThatThrownBy(() -> await(read.list()))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(ErrorCode.INDEX_INCOMPLETE.code());
    await(dao.insert(sighting("x", NOON.plusSeconds(9), 9, "a"), NULLS));
    String list = Objects.requireNonNull(listed.table().bucketList()).table().name();
    BucketReport built = new Maintenance(after).buildBuckets(listed, list).run();
    assertThat(built.missing()).isEqualTo(4);
    assertThat(await(read.list())).hasSize(6);
    assertThat(
            await(listed.read(DaoRuntime.of(newSession(), listed), "x", Range.all(), true).list()))
        .hasSize(6);
    new SchemaChanges(newSession()).with(fresh).apply(); // adds the index, and builds both
    Session applied = newSession();
    assertThat(new SchemaChanges(applied).with(fresh).diff().isClean()).isTrue();
    DaoRuntime<Row> whole = DaoRuntime.of(applied, fresh);
    assertThat(await(fresh.readBird(whole, bird(1), Range.all()).list())).hasSize(3);
    assertThatThrownBy(() -> new Maintenance(after).buildBuckets(listed, "other"))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> new Maintenance(after).verifyBuckets(fresh.plain()))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void aBuildIsExclusiveAndContinuesWhereItStopped() {
    Sightings fresh = Sightings.taken(Maintain.ATOMIC);
    DaoRuntime<Row> before = DaoRuntime.of(newSession(), fresh.plain());
    int partitions = 120; // more than a page
    for (int id = 0; id < partitions; id++) {
      Row row = sighting("x", NOON.minus(Duration.ofDays(id)), id, "a");
      await(before.insert(row, NULLS));
    }
    reopenIfDurable();
    Sightings listed = fresh.withoutIndex();
    Session session = newSession();
    KeyedSelection<Row> read = listed.read(DaoRuntime.of(session, listed), "x", Range.all(), false);
    String list = Objects.requireNonNull(listed.table().bucketList()).table().name();
    BucketJob job = new Maintenance(session).buildBuckets(listed, list);
    List<ErrorCode> others = new ArrayList<>();
    assertThatThrownBy(
            () ->
                job.watchedBy(
                        progress -> {
                          try {
                            new Maintenance(newSession()).buildBuckets(listed, list).run();
                          } catch (RowanException refused) {
                            others.add(refused.code());
                          }
                          throw new IllegalStateException("interrupted by the test");
                        })
                    .run())
        .isInstanceOf(IllegalStateException.class);
    assertThat(others).containsExactly(ErrorCode.JOB_IN_PROGRESS);
    assertThatThrownBy(() -> await(read.list())).isInstanceOf(SchemaMismatchException.class);

    BucketReport rest = new Maintenance(newSession()).buildBuckets(listed, list).run();
    assertThat(rest.read()).isBetween(1L, partitions - 1L);
    assertThat(new Maintenance(session).state(listed, list)).isEqualTo(IndexState.READABLE);
    Session reader = newSession();
    assertThat(await(listed.read(DaoRuntime.of(reader, listed), "x", Range.all(), false).list()))
        .hasSize(partitions);
    assertThat(new Maintenance(reader).buildBuckets(listed, list).run().read())
        .as("built already")
        .isZero();
  }

  @Test
  void anEntryNeverExpires() {
    await(
        sightings
            .with(WriteOptions.ttl(Duration.ofDays(1)).withTimestamp(Instant.ofEpochMilli(1)))
            .insert(sighting("x", NOON, 1, "a"), NULLS));
    Row key = days().entry(List.of("x", Sightings.DAYS.compute(NOON)), NOON);
    RowPage page = await(backend().fetch(RowQuery.of(days().table(), key, ReadMode.TIMED)));
    int time = days().table().size() - 1;
    assertThat(page.times().get(0).ttl(time)).isZero();
    assertThat(page.times().get(0).timestamp(time)).isGreaterThan(OLD);
  }
}
