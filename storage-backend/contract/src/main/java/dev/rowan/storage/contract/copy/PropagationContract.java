package dev.rowan.storage.contract.copy;

import static dev.rowan.spi.value.Row.UNSET;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.session.Listeners;
import dev.rowan.internal.session.Session;
import dev.rowan.observe.JobKind;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.InterleavingBackend;
import dev.rowan.storage.contract.fixture.Posts;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a listener of jobs learns of a change on its way to the rows that copy from it. */
public abstract class PropagationContract extends ContractCase {
  private final List<String> observed = Collections.synchronizedList(new ArrayList<>());

  /** Opens a session with a listener. It makes no pauses between its attempts. */
  private Session observed(Backend over) {
    return new Session(
        over,
        Duration.ofSeconds(60),
        "the secret of contracts".getBytes(UTF_8),
        InstantSource.system(),
        attempt -> CompletableFuture.completedFuture(null),
        Listeners.NONE.and(
            (kind, table) ->
                result ->
                    observed.add(
                        "%s %s: %d checked, %d found, %d corrected, %d unresolved"
                            .formatted(
                                kind,
                                result.failure(),
                                result.checked(),
                                result.found(),
                                result.corrected(),
                                result.unresolved()))));
  }

  private static void rename(Session session, Posts mappings, String name) {
    await(DaoRuntime.of(session, mappings.authors).update(Row.of(1, name, UNSET, UNSET)));
    session.settle();
  }

  private CopyReport resumed(Session session, Posts mappings) {
    Maintenance maintenance = new Maintenance(session);
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isEqualTo(1);
    CopyReport report = maintenance.resumeCopies(mappings.authors).takingOver().run();
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isZero();
    return report;
  }

  @Test
  void aChangeThatReachesAllRowsLeavesNothingUnresolved() {
    Posts mappings = Posts.maintainedBy(Maintain.VERIFIED, false);
    Session session = observed(backend());
    await(DaoRuntime.of(session, mappings.posts).insert(Posts.post(1, 1), Nulls.UNSET));
    rename(session, mappings, "anna");
    assertThat(observed)
        .containsExactly(
            JobKind.PROPAGATE + " null: 1 checked, 1 found, 1 corrected, 0 unresolved");
  }

  @Test
  void aChangeThatOtherWritersOvertakeAgainAndAgainIsUnresolved() {
    Posts mappings = Posts.maintainedBy(Maintain.VERIFIED, false);
    Session others = newSession();
    await(DaoRuntime.of(others, mappings.posts).insert(Posts.post(1, 1), Nulls.UNSET));
    DaoRuntime<Row> withoutCopies =
        DaoRuntime.of(newSession(), new Posts.Mapping(mappings.authors.table(), List.of()));
    AtomicInteger renamed = new AtomicInteger();
    Session slow =
        observed(
            new InterleavingBackend(
                backend(),
                mappings.posts.table().name(),
                Integer.MAX_VALUE,
                () -> {
                  pass();
                  String name = "ann " + renamed.incrementAndGet();
                  await(withoutCopies.insert(Posts.author(1, name), Nulls.UNSET));
                }));
    rename(slow, mappings, "anna");
    assertThat(observed)
        .containsExactly(
            JobKind.PROPAGATE + " null: 1 checked, 0 found, 0 corrected, 1 unresolved");
    assertThat(resumed(others, mappings).repaired()).isEqualTo(1);
  }

  @Test
  void aChangeThatEndsWithItsProgramIsUnresolved() {
    Posts mappings = Posts.byAuthorAlone();
    Session others = newSession();
    DaoRuntime<Row> posts = DaoRuntime.of(others, mappings.posts);
    for (int id = 0; id < 130; id++) {
      await(posts.insert(Row.of(1, id, "title", null, null), Nulls.UNSET));
    }
    CompletableFuture<Session> opened = new CompletableFuture<>();
    Session closing =
        observed(
            new InterleavingBackend(
                backend(), mappings.posts.table().name(), 1, () -> opened.join().copies().stop()));
    opened.complete(closing);
    rename(closing, mappings, "anna");
    assertThat(observed)
        .as("the page of 100 rows is finished")
        .containsExactly(
            JobKind.PROPAGATE + " null: 100 checked, 100 found, 100 corrected, 1 unresolved");
    assertThat(resumed(others, mappings).repaired()).isEqualTo(30);
  }

  /** Holds the requests of one table until it is released. */
  private static final class Holding extends ForwardingBackend {
    private final CompletableFuture<Void> released = new CompletableFuture<>();
    private final String written;
    private final String read;
    private volatile boolean holdsReads;

    /**
     * @param written the table whose writes are held
     * @param read the table whose reads are held after the first write of any table
     */
    Holding(Backend whole, String written, String read) {
      super(whole);
      this.written = written;
      this.read = read;
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      holdsReads = true;
      boolean held =
          batch.changes().stream()
              .anyMatch(change -> change.mutation().table().name().equals(written));
      return held ? released.thenCompose(end -> super.apply(batch)) : super.apply(batch);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return holdsReads && query.table().name().equals(read)
          ? released.thenCompose(end -> super.fetch(query))
          : super.fetch(query);
    }

    @Override
    public void close() {}
  }

  private static DaoRuntime<Row> inTwoSeconds(Session session, Posts.Mapping mapping) {
    return DaoRuntime.of(session, mapping)
        .with(WriteOptions.of(CallOptions.NONE.withTimeout(Duration.ofSeconds(2))));
  }

  /** Returns the answer of a write, which must come long before its copies may be late. */
  private static boolean soon(CompletionStage<Boolean> write) {
    return await(write.toCompletableFuture().orTimeout(7, TimeUnit.SECONDS));
  }

  @Test
  void aWriteDoesNotWaitForLateCopiesAfterItsDeadline() {
    Posts mappings = Posts.maintainedBy(Maintain.VERIFIED, false);
    DaoRuntime<Row> posts = DaoRuntime.of(newSession(), mappings.posts);
    await(posts.insert(Posts.post(1, 1), Nulls.UNSET));
    Holding late = new Holding(backend(), mappings.posts.table().name(), "none");
    Session session = newSession(late);
    boolean applied =
        soon(inTwoSeconds(session, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    assertThat(applied).isTrue();
    late.released.complete(null);
    session.settle();
    assertThat(copied(posts, mappings)).isEqualTo("anna");
  }

  @Test
  void aWriteOfARowThatCopiesDoesNotWaitForTheLateCheckAfterItsDeadline() {
    Posts mappings = Posts.maintainedBy(Maintain.VERIFIED, false);
    await(
        DaoRuntime.of(newSession(), mappings.authors).insert(Posts.author(1, "ann"), Nulls.UNSET));
    Holding late = new Holding(backend(), "none", mappings.authors.table().name());
    Session session = newSession(late);
    boolean applied =
        soon(inTwoSeconds(session, mappings.posts).insert(Posts.post(1, 1), Nulls.UNSET));
    assertThat(applied).isTrue();
    late.released.complete(null);
    session.settle();
    assertThat(copied(DaoRuntime.of(newSession(), mappings.posts), mappings)).isEqualTo("ann");
  }

  @Test
  void aWriteWhoseTaskCannotBeRecordedFailsWithinItsDeadline() {
    Posts mappings = Posts.maintainedBy(Maintain.VERIFIED, false);
    Session session =
        newSession(
            new InterleavingBackend(
                backend(),
                Copies.TASKS.name(),
                Integer.MAX_VALUE,
                () -> {
                  throw new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
                }));
    DaoRuntime<Row> authors = inTwoSeconds(session, mappings.authors);
    assertThatExceptionOfType(BackendUnavailableException.class)
        .isThrownBy(() -> soon(authors.update(Row.of(1, "anna", UNSET, UNSET))))
        .isNotInstanceOf(OutcomeUnknownException.class);
  }

  private static @Nullable Object copied(DaoRuntime<Row> posts, Posts mappings) {
    ReadPlan plan = ReadPlan.direct("Posts.find", mappings.posts.table());
    return await(posts.select(plan, 1).optional()).orElseThrow().get(3);
  }
}
