package dev.rowan.storage.contract.copy;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceProgress;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.Posts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows that copy columns of others have their values after each write of either. */
public abstract class CopyContract extends ContractCase {
  private Posts mappings;
  private Session session;
  private Maintenance maintenance;
  private DaoRuntime<Row> authors;
  private DaoRuntime<Row> posts;

  @BeforeEach
  final void open() {
    open(Posts.maintainedBy(Maintain.VERIFIED, false));
  }

  private void open(Posts newMappings) {
    mappings = newMappings;
    session = newSession();
    maintenance = new Maintenance(session);
    authors = DaoRuntime.of(session, mappings.authors);
    posts = DaoRuntime.of(session, mappings.posts);
  }

  private void openMaintainedBy(Maintain maintain) {
    needsProtocols(maintain);
    open(Posts.maintainedBy(maintain, false));
  }

  private void author(int id, @Nullable String name) {
    await(authors.insert(Posts.author(id, name), Nulls.DELETE));
  }

  private void post(int id, int author) {
    await(posts.insert(Posts.post(id, author), Nulls.UNSET));
  }

  private Row stored(Object... key) {
    return await(
            posts.select(ReadPlan.direct("Posts.find", mappings.posts.table()), key).optional())
        .orElseThrow();
  }

  private void assertCopies(int post, @Nullable String name) {
    assertThat(values(stored(post)).subList(3, 5))
        .as("post %d", post)
        .isEqualTo(values(name, name == null ? null : "city of " + name));
  }

  private void assertInStep() {
    CopyReport report = maintenance.verifyCopies(mappings.posts).withGrace(Duration.ZERO).run();
    assertThat(report.isClean()).as(report.toString()).isTrue();
    session.settle();
    assertThat(maintenance.verify(mappings.posts).withGrace(Duration.ofMillis(20)).run().found())
        .as("indexes over copies")
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void areFilledAndMaintained(Maintain maintain) {
    openMaintainedBy(maintain);
    author(1, "ann");
    for (int id = 0; id < 5; id++) {
      post(id, 1);
    }
    post(7, 2);
    assertCopies(3, "ann");
    assertCopies(7, null);
    author(1, "anna");
    assertCopies(0, "anna");
    assertCopies(4, "anna");
    author(2, "bob");
    assertCopies(7, "bob");
    await(authors.update(Row.of(2, UNSET, null, UNSET)));
    assertThat(values(stored(7)).subList(3, 5)).isEqualTo(values("bob", null));
    assertInStep();
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void areMaintainedWhenASourceIsDeletedAndWrittenAgain(Maintain maintain) {
    openMaintainedBy(maintain);
    author(1, "ann");
    post(1, 1);
    for (int i = 0; i < 3; i++) {
      await(authors.deleteByKey(1));
      assertCopies(1, null);
      author(1, "ann " + i);
      assertCopies(1, "ann " + i);
    }
    await(posts.deleteByKey(1));
    author(1, "nobody's");
    post(1, 1);
    assertCopies(1, "nobody's");
    assertInStep();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED", "SERIAL"})
  void areMaintainedWhenTheRowMovesToAnotherSource(Maintain maintain) {
    openMaintainedBy(maintain);
    author(1, "ann");
    author(2, "bob");
    post(1, 1);
    await(posts.update(Row.of(1, 2, UNSET, UNSET, UNSET)));
    assertCopies(1, "bob");
    author(1, "anna");
    assertCopies(1, "bob");
    await(posts.update(Row.of(1, null, UNSET, UNSET, UNSET)));
    assertCopies(1, null);
    assertInStep();
  }

  @Test
  void cannotBeWrittenByTheCaller() {
    author(1, "ann");
    post(1, 1);
    await(posts.update(Row.of(1, UNSET, "new title", UNSET, UNSET)));
    await(posts.update(Row.of(1, UNSET, UNSET, "mallory", UNSET)));
    await(posts.update(Row.of(1, UNSET, "newer title", "mallory", null)));
    assertCopies(1, "ann");
    assertThat(stored(1).get(2)).isEqualTo("newer title");
    post(1, 1);
    assertCopies(1, "ann");
    Row titleAlone = Row.of(1, null, "title", null, null);
    await(posts.insert(titleAlone, Nulls.UNSET));
    assertCopies(1, "ann");
    await(posts.insert(titleAlone, Nulls.DELETE));
    assertCopies(1, null);
    assertInStep();
  }

  @Test
  void areMaintainedInThePartitionOfTheirSource() {
    open(Posts.byAuthorAlone());
    author(1, "ann");
    for (int id = 0; id < 250; id++) {
      await(posts.insert(Row.of(1, id, "title", null, null), Nulls.UNSET));
    }
    await(posts.update(Row.of(1, 777, "made by an update", UNSET, UNSET)));
    author(1, "anna");
    assertThat(stored(1, 249).get(3)).isEqualTo("anna");
    assertThat(stored(1, 777).get(3)).isEqualTo("anna");
    await(posts.deleteByKey(1));
    author(1, "ann");
    assertThat(maintenance.verifyCopies(mappings.posts).run().rows()).isZero();
  }

  @Test
  void expireWithTheirRows() {
    open(Posts.byAuthorAlone());
    author(1, "ann");
    WriteOptions hundred = WriteOptions.NONE.withTtl(Duration.ofSeconds(100));
    await(posts.with(hundred).insert(Row.of(1, 1, "title", null, null), Nulls.UNSET));
    author(1, "anna");
    SliceQuery query =
        new SliceQuery(
            mappings.posts.table(),
            List.of(1),
            Slice.ALL,
            ReadDirection.FORWARD,
            10,
            null,
            ReadMode.TIMED);
    RowPage page = await(backend().fetch(query));
    assertThat(page.rows().get(0).get(3)).isEqualTo("anna");
    assertThat(page.times().get(0).ttl(3)).isBetween(50, 100);
  }

  @Test
  void areUpdatedLaterIfAsynchronous() {
    open(Posts.maintainedBy(Maintain.VERIFIED, true));
    author(1, "ann");
    for (int id = 0; id < 150; id++) {
      post(id, 1);
    }
    author(1, "anna");
    session.settle();
    assertCopies(0, "anna");
    assertCopies(149, "anna");
    assertInStep();
  }

  @Test
  void areVerifiedAndRepaired() {
    author(1, "ann");
    author(2, null);
    DaoRuntime<Row> unaware = DaoRuntime.of(newSession(), mappings.unaware);
    await(unaware.insert(Row.of(1, 1, "t", null, null), Nulls.UNSET));
    await(unaware.insert(Row.of(2, 1, "t", "ann", "elsewhere"), Nulls.UNSET));
    await(unaware.insert(Row.of(3, 2, "t", "bob", null), Nulls.UNSET));
    await(unaware.insert(Row.of(4, 9, "t", "bob", null), Nulls.UNSET));
    await(unaware.insert(Row.of(5, 1, "t", "ann", "city of ann"), Nulls.UNSET));
    CopyReport found = maintenance.verifyCopies(mappings.posts).withGrace(Duration.ZERO).run();
    assertThat(found).hasToString("rows=5 missing=1 stale=2 wrong=1 repaired=0 unresolved=0");
    assertThat(found.samples()).hasSize(4);
    assertThat(found.isClean()).isFalse();
    CopyReport repaired = maintenance.repairCopies(mappings.posts).run();
    assertThat(repaired).hasToString("rows=5 missing=1 stale=2 wrong=1 repaired=4 unresolved=0");
    assertThat(repaired.isRepaired()).isTrue();
    assertCopies(2, "ann");
    assertCopies(4, null);
    assertInStep();
    assertThatThrownBy(() -> maintenance.verifyCopies(mappings.authors))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> maintenance.resumeCopies(mappings.posts))
        .isInstanceOf(RejectedInputException.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "VERIFIED", "SERIAL"})
  void areMaintainedAfterACrashAnywhere(Maintain maintain) {
    openMaintainedBy(maintain);
    boolean cut = true;
    for (int writes = 0; cut; writes += onServer(7, Effort.of(3, 1))) {
      for (boolean arrives : new boolean[] {false, true}) {
        int number = 2 * writes + (arrives ? 1 : 0);
        author(number, "ann");
        for (int id = 0; id < 4; id++) {
          post(10 * number + id, number);
        }
        session.settle();
        InterruptedBackend dying = new InterruptedBackend(backend(), writes, arrives);
        Session doomed = newSession(dying);
        try {
          await(
              DaoRuntime.of(doomed, mappings.authors).update(Row.of(number, "anna", UNSET, UNSET)));
        } catch (RowanException e) {
          assertThat(dying.isInterrupted()).isTrue();
        }
        doomed.settle();
        cut = dying.isInterrupted();
        maintenance.resumeCopies(mappings.authors).takingOver().run();
        session.settle();
        String when = "cut after " + writes + " writes, the next arrives: " + arrives;
        Object name = author(number).get(1);
        for (int id = 0; id < 4; id++) {
          assertThat(stored(10 * number + id).get(3)).as(when).isEqualTo(name);
        }
        assertThat(maintenance.resumeCopies(mappings.authors).pending()).as(when).isZero();
      }
    }
    // Orphaned entries after a crash, which reads filter.
    maintenance.repair(mappings.posts).withGrace(Duration.ofMillis(20)).run();
    assertInStep();
  }

  @Test
  void areResumedByTheNextProcessOfAStore() {
    needsMaintainingEngine();
    author(1, "ann");
    post(1, 1);
    InterruptedBackend dying = new InterruptedBackend(backend(), 2, false);
    Session doomed = newSession(dying);
    await(DaoRuntime.of(doomed, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    doomed.settle();
    assertCopies(1, "ann");
    open(mappings);
    session.settle();
    assertThat(stored(1).get(3)).isEqualTo("anna");
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isZero();
  }

  private Row author(int id) {
    return await(
            authors
                .select(ReadPlan.direct("Authors.find", mappings.authors.table()), id)
                .optional())
        .orElseThrow();
  }

  @Test
  void resumeWhereTheyStopped() {
    needsEffort(false); // a job notes its position after 1,000 rows
    open(Posts.byAuthorAlone());
    author(1, "ann");
    List<CompletableFuture<?>> writes = new ArrayList<>();
    for (int id = 0; id < 1_500; id++) {
      Row post = Row.of(1, id, "title", null, null);
      writes.add(posts.insert(post, Nulls.UNSET).toCompletableFuture());
      if (id % 100 == 99) {
        await(CompletableFuture.allOf(writes.toArray(CompletableFuture<?>[]::new)));
      }
    }
    InterruptedBackend dying = new InterruptedBackend(backend(), 2, false);
    Session doomed = newSession(dying);
    await(DaoRuntime.of(doomed, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    doomed.settle();
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isEqualTo(1);
    List<MaintenanceProgress> steps = new ArrayList<>();
    assertThatThrownBy(
            () ->
                maintenance
                    .resumeCopies(mappings.authors)
                    .takingOver()
                    .watchedBy(
                        progress -> {
                          steps.add(progress);
                          if (progress.rows() > 1_200) {
                            throw new IllegalStateException("interrupted by the test");
                          }
                        })
                    .run())
        .hasMessage("interrupted by the test");
    assertThat(steps).extracting(MaintenanceProgress::rows).startsWith(100L, 200L);
    assertThat(maintenance.verifyCopies(mappings.posts).run().unresolved()).isEqualTo(200);
    CopyReport rest = maintenance.resumeCopies(mappings.authors).takingOver().run();
    // a slow machine notes earlier than after 1,000 rows, and then not before 1,000 further ones
    assertThat(rest.rows()).as("at most from the last note on").isBetween(200L, 1_200L);
    assertThat(rest.repaired()).isEqualTo(200);
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isZero();
    assertInStep();
  }
}
