package dev.rowan.storage.contract.copy;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.InterleavingBackend;
import dev.rowan.storage.contract.fixture.Posts;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Copies finally equal their sources, whatever the interleaving of writers of both. */
public abstract class CopyRaceContract extends ContractCase {
  private static final long MOMENT_NANOS = 2_000_000;

  private static final int POSTS = 30;
  private static final int AUTHORS = 3;

  private Posts mappings;
  private Session session;
  private DaoRuntime<Row> authors;
  private DaoRuntime<Row> posts;

  @BeforeEach
  final void open() {
    open(Posts.maintainedBy(Maintain.VERIFIED, false));
  }

  private void open(Maintain maintain) {
    needsProtocols(maintain);
    open(Posts.maintainedBy(maintain, false));
  }

  private void open(Posts newMappings) {
    mappings = newMappings;
    session = newSession();
    authors = DaoRuntime.of(session, mappings.authors);
    posts = DaoRuntime.of(session, mappings.posts);
  }

  private void name(int author, String name) {
    await(authors.insert(Posts.author(author, name), Nulls.UNSET));
  }

  private Optional<Row> stored(int id) {
    return await(
        posts.select(ReadPlan.direct("Posts.find", mappings.posts.table()), id).optional());
  }

  private void assertCopied(int id, String name) {
    assertThat(stored(id)).map(row -> row.get(3)).contains(name);
    CopyReport report =
        new Maintenance(session).verifyCopies(mappings.posts).withGrace(Duration.ZERO).run();
    assertThat(report.isClean()).as(report.toString()).isTrue();
  }

  /**
   * Opens a session; another write happens before its first write of posts. It happens a moment
   * later: each session has a clock of its own, which a fast store moves ahead by microseconds.
   */
  private Session overtaken(Runnable before) {
    return newSession(
        new InterleavingBackend(
            backend(),
            mappings.posts.table().name(),
            1,
            () -> {
              long moment = System.nanoTime() + MOMENT_NANOS;
              until(() -> System.nanoTime() > moment);
              before.run();
            }));
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aSourceChangesBetweenTheLookAndTheWrite(Maintain maintain) {
    open(maintain);
    name(1, "ann");
    Session slow = overtaken(() -> name(1, "anna"));
    await(DaoRuntime.of(slow, mappings.posts).insert(Posts.post(1, 1), Nulls.UNSET));
    assertCopied(1, "anna");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aSourceChangesAgainWhileTheFirstChangeIsCarriedOn(Maintain maintain) {
    open(maintain);
    name(1, "ann");
    await(posts.insert(Posts.post(1, 1), Nulls.UNSET));
    Session slow = overtaken(() -> name(1, "annabel"));
    await(DaoRuntime.of(slow, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    slow.settle();
    assertCopied(1, "annabel");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aRowIsDeletedWhileAChangeIsCarriedOn(Maintain maintain) {
    open(maintain);
    name(1, "ann");
    await(posts.insert(Posts.post(1, 1), Nulls.UNSET));
    Session slow = overtaken(() -> await(posts.deleteByKey(1)));
    await(DaoRuntime.of(slow, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    slow.settle();
    assertThat(stored(1)).as("what is left of a deleted row").isEmpty();
  }

  @Test
  void aRowBesideOthersOfItsSourceIsDeletedDuringPropagation() {
    open(Posts.byAuthorAlone());
    name(1, "ann");
    await(posts.insert(Row.of(1, 1, "title", null, null), Nulls.UNSET));
    Session slow = overtaken(() -> await(posts.deleteByKey(1, 1)));
    await(DaoRuntime.of(slow, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    slow.settle();
    ReadPlan one = ReadPlan.direct("Posts.find", mappings.posts.table());
    assertThat(await(posts.select(one, 1, 1).optional()))
        .as("what is left of a deleted row")
        .isEmpty();
  }

  @Test
  void aRowIsDeletedInTheMomentInWhichItWasWritten() {
    open(Posts.byAuthorAlone());
    name(1, "ann");
    TableSchema table = mappings.posts.table();
    long written = (System.currentTimeMillis() * 1_000) & -1_024;
    writeAt(written, Upsert.insert(table, Row.of(1, 1, "title", "ann", "city of ann")));
    Row key = Row.of(1, 1, UNSET, UNSET, UNSET);
    Session slow =
        overtaken(() -> writeAt(written + 2, DeleteRow.of(table, key, TimestampOffset.NONE)));
    await(DaoRuntime.of(slow, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    slow.settle();
    assertThat(rows(table, 1)).as("what is left of a deleted row").isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED", "SERIAL"})
  void aRowMovesWhileAChangeIsCarriedOn(Maintain maintain) {
    open(maintain);
    name(1, "ann");
    name(2, "bob");
    await(posts.insert(Posts.post(1, 1), Nulls.UNSET));
    Session slow = overtaken(() -> await(posts.update(Row.of(1, 2, "moved", UNSET, UNSET))));
    await(DaoRuntime.of(slow, mappings.authors).update(Row.of(1, "anna", UNSET, UNSET)));
    slow.settle();
    assertThat(stored(1)).map(row -> row.get(1)).contains(2);
    assertThat(stored(1)).map(row -> row.get(2)).contains("moved");
    assertCopied(1, "bob");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void manyWritersAtOnce(Maintain maintain) throws Exception {
    open(maintain);
    long seed = Seed.next();
    int steps = backend().capabilities().has(Capability.INDEX_MAINTENANCE) ? 600 : onServer(15, 80);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> writers = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        Random random = new Random(seed + i);
        Session own = newSession();
        writers.add(threads.submit(() -> write(own, random, steps, maintain)));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    } finally {
      threads.shutdown();
    }
    Maintenance maintenance = new Maintenance(session);
    CopyReport report = maintenance.verifyCopies(mappings.posts).withGrace(Duration.ZERO).run();
    assertThat(report.isClean()).as(report + ", seed " + seed).isTrue();
    assertThat(maintenance.resumeCopies(mappings.authors).pending()).isZero();
    ReadPlan all = ReadPlan.direct("Posts.all", mappings.posts.table());
    assertThat(await(posts.scan(all).list()))
        .as("no row is a remaining part of a deleted one, seed %d", seed)
        .allMatch(row -> row.get(2) != null);
  }

  private void write(Session own, Random random, int steps, Maintain maintain) {
    DaoRuntime<Row> ownAuthors = DaoRuntime.of(own, mappings.authors);
    DaoRuntime<Row> ownPosts = DaoRuntime.of(own, mappings.posts);
    for (int i = 0; i < steps; i++) {
      int author = random.nextInt(AUTHORS);
      int id = random.nextInt(POSTS);
      // Under BLIND a post's author never changes.
      int of = maintain == Maintain.BLIND ? id % AUTHORS : author;
      try {
        switch (random.nextInt(8)) {
          case 0, 1 -> await(ownAuthors.insert(Posts.author(author, "name " + i), Nulls.UNSET));
          case 2 -> await(ownAuthors.deleteByKey(author));
          case 3 -> await(ownPosts.deleteByKey(id));
          default -> await(ownPosts.insert(Posts.post(id, of), Nulls.UNSET));
        }
      } catch (BackendUnavailableException e) {
        // So many writers on one row that one of them was refused, and notified of it.
        assertThat(maintain).isEqualTo(Maintain.SERIAL);
      }
    }
    own.settle();
  }
}
