package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Scores.score;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.write.PartitionTrimmer;
import dev.rowan.mapping.RowLimit;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.TrimReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Scores;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.StoredEntity;
import dev.rowan.storage.contract.fixture.UnreadablePartitions;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first rows of each partition stay, and the rows after them are deleted. */
public abstract class KeepLastContract extends ContractCase {
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final Nulls NULLS = Nulls.UNSET;
  private static final int GAME = 1;
  private static final int ROWS = 3;
  private static final RowLimit ON_REQUEST = new RowLimit(ROWS, 0);
  private static final RowLimit ALWAYS = new RowLimit(ROWS, 1);

  /** Scores over a backend whose index one keeper maintains. */
  private static final class Opened {
    final Backend store;
    final Session session;
    final Scores mapping;
    final DaoRuntime<Row> scores;

    Opened(Backend store, Scores mapping) {
      this.store = store;
      this.session = newSession(store);
      this.mapping = mapping;
      this.scores = DaoRuntime.of(session, mapping);
    }

    void insert(Row row) {
      await(scores.insert(row, NULLS));
    }

    /** Returns the rows of a game in stored order, without hidden columns. */
    List<List<@Nullable Object>> rows(int game) {
      return new StoredEntity(store, mapping)
          .rows().stream()
              .map(row -> row.subList(0, mapping.table.size()))
              .filter(row -> row.get(Scores.GAME).equals(game) && row.get(Scores.POINTS) != null)
              .sorted(Scores.order())
              .toList();
    }

    List<Object> points() {
      List<Object> points = new ArrayList<>();
      rows(GAME).forEach(row -> points.add(row.get(Scores.POINTS)));
      return points;
    }

    void assertClean(String said) {
      assertThat(new Maintenance(session).verify(mapping).withGrace(SHORT).run().isClean())
          .as(said)
          .isTrue();
    }
  }

  private Opened open(IndexKeeper keeper, RowLimit limit) {
    return new Opened(keeper.over(backend()), Scores.taken(keeper.maintain(), limit));
  }

  private Opened open(RowLimit limit) {
    boolean engine = backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    return open(engine ? IndexKeeper.ENGINE : IndexKeeper.VERIFIED, limit);
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "ATOMIC", "VERIFIED"})
  void theFirstRowsStayAfterEachInsert(IndexKeeper keeper) {
    Opened on = open(keeper, ALWAYS);
    insert(on);
    assertThat(new StoredEntity(on.store, on.mapping).entries(on.mapping.byNote))
        .hasSize(on.rows(0).size() + on.rows(1).size());
    on.assertClean("inserted");
  }

  @Test
  void theFirstRowsStayWithoutAnIndex() {
    insert(plain());
  }

  private Opened plain() {
    return new Opened(backend(), Scores.taken(Maintain.BLIND, ALWAYS).plain());
  }

  private void insert(Opened on) {
    long seed = Seed.next();
    Random random = new Random(seed);
    Set<List<@Nullable Object>> inserted = new HashSet<>();
    for (int step = 0; step < onServer(25, 120); step++) {
      int game = random.nextInt(2);
      Row row = score(game, random.nextInt(12), "p" + random.nextInt(3), "n" + step % 4);
      inserted.removeIf(other -> other.subList(0, 3).equals(values(row).subList(0, 3)));
      inserted.add(stored(row));
      if (step % 5 == 0) {
        await(on.scores.insertAll(List.of(row, score(game, -1, "late", "late")), NULLS));
        inserted.add(stored(score(game, -1, "late", "late")));
      } else {
        on.insert(row);
      }
      assertThat(on.rows(game)).as("seed %d, step %d", seed, step).isEqualTo(first(inserted, game));
    }
  }

  private static List<@Nullable Object> stored(Row row) {
    List<@Nullable Object> values = new ArrayList<>(values(row));
    values.set(Scores.TITLE, null);
    return values;
  }

  private static List<List<@Nullable Object>> first(
      Collection<List<@Nullable Object>> inserted, int game) {
    return inserted.stream()
        .filter(row -> row.get(Scores.GAME).equals(game))
        .sorted(Scores.order())
        .limit(ROWS)
        .toList();
  }

  @Test
  void aRowBeyondTheEndIsDeletedAndOthersStay() {
    Opened on = open(ALWAYS);
    IntStream.of(50, 40, 30).forEach(points -> on.insert(score(GAME, points, "ida", null)));
    on.insert(score(GAME, 10, "late", null));
    assertThat(on.points()).containsExactly(50, 40, 30);
    on.insert(score(GAME, 30, "zoe", null));
    on.insert(score(GAME, 30, "amy", null));
    assertThat(on.rows(GAME)).extracting(row -> row.get(Scores.PLAYER)).endsWith("amy");
    assertThat(on.points()).containsExactly(50, 40, 30);
    await(on.scores.update(score(GAME, 20, "jon", "of an update")));
    assertThat(on.points()).containsExactly(50, 40, 30, 20);
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "VERIFIED", "SERIAL"})
  void staticColumnsAndDeletedRowsAreNoRows(IndexKeeper keeper) {
    Opened on = open(keeper, ALWAYS);
    Row.Builder title = Row.unset(on.mapping.table.size());
    await(on.scores.update(title.set(Scores.GAME, GAME).set(Scores.TITLE, "chess").build()));
    IntStream.of(1, 2, 3, 4).forEach(points -> on.insert(score(GAME, points, "ida", null)));
    assertThat(on.points()).containsExactly(4, 3, 2);
    assertThat(on.rows(GAME)).extracting(row -> row.get(Scores.TITLE)).containsOnly("chess");
    await(on.scores.deleteRange(Range.all(), GAME));
    on.insert(score(GAME, 1, "ida", null));
    assertThat(on.points()).containsExactly(1);
  }

  @Test
  void conditionalInsertsAndBatchesTrimToo() {
    needsConditionalWrites();
    Opened on = plain();
    IntStream.of(1, 2, 3).forEach(points -> on.insert(score(GAME, points, "ida", null)));
    assertThat(
            await(
                on.scores.returningApplied().insertIfNotExists(score(GAME, 4, "ida", null), NULLS)))
        .isTrue();
    assertThat(on.points()).containsExactly(4, 3, 2);
    await(
        on.session.commit(
            List.of(
                on.scores.deferred().insert(score(GAME, 5, "ida", null), NULLS),
                on.scores.deferred().insert(score(GAME, 6, "ida", null), NULLS))));
    assertThat(on.points()).containsExactly(6, 5, 4);
  }

  @Test
  void updatesDoNotTrimAndOneCallDoes() {
    Opened on = open(ON_REQUEST);
    IntStream.range(0, 8).forEach(points -> on.insert(score(GAME, points, "ida", null)));
    await(on.scores.update(score(GAME, 9, "jon", "a note")));
    assertThat(on.points()).hasSize(9);
    assertThat(await(on.scores.trim(GAME))).isTrue();
    assertThat(on.points()).containsExactly(9, 7, 6);
    assertThat(await(on.scores.trim(GAME))).isFalse();
    assertThat(await(on.scores.trim(GAME + 1))).isFalse();
    assertThatThrownBy(
            () -> on.scores.with(WriteOptions.NONE.withTtl(Duration.ofHours(1))).trim(GAME))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void oneOfSeveralInsertsTrims() {
    int every = 4;
    Opened on = open(new RowLimit(ROWS, every));
    int most = 0;
    for (int points = 0; points < onServer(40, 200); points++) {
      on.insert(score(GAME, points, "ida", null));
      most = Math.max(most, on.points().size());
    }
    assertThat(most).isBetween(ROWS + 1, ROWS + 12 * every);
  }

  @Test
  void aFailureOfTheTrimIsNoFailureOfTheInsert() {
    Opened before = open(ALWAYS);
    IntStream.of(1, 2, 3).forEach(points -> before.insert(score(GAME, points, "ida", null)));
    Opened on =
        new Opened(
            new UnreadablePartitions(before.store, before.mapping.table.name()), before.mapping);
    on.insert(score(GAME, 4, "ida", null));
    assertThat(on.points()).containsExactly(4, 3, 2, 1);
    PartitionTrimmer trimmer = on.scores.writes().context().trimmer();
    assertThat(Objects.requireNonNull(trimmer).failed()).isEqualTo(1);
    before.insert(score(GAME, 0, "late", null));
    assertThat(before.points()).containsExactly(4, 3, 2);
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "VERIFIED"})
  void concurrentWritersDeleteNoneOfTheFirstRows(IndexKeeper keeper) {
    Opened on = open(keeper, ALWAYS);
    int each = onServer(15, 60);
    AtomicBoolean written = new AtomicBoolean();
    on.insert(score(GAME, Integer.MAX_VALUE, "the first", null));
    CompletableFuture<Void> reader =
        CompletableFuture.runAsync(
            () -> {
              while (!written.get()) {
                assertThat(on.points()).startsWith(Integer.MAX_VALUE);
              }
            });
    CompletableFuture<?>[] writers =
        IntStream.range(0, 4)
            .mapToObj(
                writer ->
                    CompletableFuture.runAsync(
                        () -> {
                          Opened own = new Opened(on.store, on.mapping);
                          for (int i = 0; i < each; i++) {
                            own.insert(score(GAME, i, "of " + writer, "n" + writer));
                          }
                        }))
            .toArray(CompletableFuture<?>[]::new);
    try {
      CompletableFuture.allOf(writers).join();
    } finally {
      written.set(true);
    }
    reader.join();
    await(on.scores.trim(GAME));
    assertThat(on.points()).containsExactly(Integer.MAX_VALUE, each - 1, each - 1);
    on.assertClean("written");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "VERIFIED"})
  void whatCrashesLeaveIsTrimmedByMaintenance(IndexKeeper keeper) {
    Opened on = open(keeper, ALWAYS);
    long seed = Seed.next();
    Random random = new Random(seed);
    boolean engine = on.store.capabilities().has(Capability.INDEX_MAINTENANCE);
    Set<Integer> tried = new HashSet<>();
    Opened writer = null;
    for (int i = 0; i < Effort.of(onServer(20, 40), 200); i++) {
      int points = random.nextInt(500);
      try {
        if (writer == null) {
          writer =
              new Opened(
                  new CrashingWriter(on.store, engine, random.nextLong(), 0.2, 0.05), on.mapping);
        }
        tried.add(points);
        writer.insert(score(GAME, points, "ida", "n" + points % 3));
      } catch (RowanException e) {
        writer = null;
      }
    }
    List<Object> before = on.points();
    new Maintenance(on.session).repair(on.mapping).withGrace(SHORT).run();
    TrimReport report = new Maintenance(on.session).trim(on.mapping).run();
    assertThat(report.partitions()).as("seed %d", seed).isEqualTo(1);
    assertThat(on.points())
        .as("seed %d", seed)
        .isEqualTo(before.subList(0, Math.min(ROWS, before.size())));
    assertThat(tried).as("seed %d", seed).containsAll(pointsOf(on));
    on.assertClean("seed " + seed);
  }

  private static List<Integer> pointsOf(Opened on) {
    return on.points().stream().map(points -> (Integer) points).toList();
  }

  @Test
  void maintenanceTrimsRowsFromBeforeTheLimitAndResumes() {
    Opened on = open(ALWAYS);
    Opened unlimited = new Opened(on.store, on.mapping.unlimited());
    int games = onServer(4, 12);
    for (int game = 0; game < games; game++) {
      for (int points = 0; points < game; points++) {
        unlimited.insert(score(game, points, "ida", "n" + points));
      }
    }
    assertThatThrownBy(() -> new Maintenance(on.session).trim(on.mapping.unlimited()))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("@KeepLast");
    List<@Nullable String> positions = new ArrayList<>();
    TrimReport report =
        new Maintenance(on.session)
            .trim(on.mapping)
            .atMost(1_000_000)
            .watchedBy(progress -> positions.add(progress.position()))
            .run();
    assertThat(report.partitions()).isEqualTo(games - 1);
    assertThat(report.trimmed()).isEqualTo(Math.max(0, games - 1 - ROWS));
    for (int game = 0; game < games; game++) {
      assertThat(on.rows(game)).hasSize(Math.min(game, ROWS));
    }
    TrimReport again = new Maintenance(on.session).trim(on.mapping).resume(positions.get(0)).run();
    assertThat(again.trimmed()).isZero();
    assertThat(positions).endsWith((String) null);
    on.assertClean("trimmed");
  }

  /** A run that resumes inside a partition does not know how many rows come before. */
  @Test
  void maintenanceResumesInsideAPartition() {
    Opened on = open(ALWAYS);
    Opened unlimited = new Opened(on.store, on.mapping.unlimited());
    List<Row> rows =
        IntStream.range(0, onServer(40, 520)).mapToObj(i -> score(GAME, i, "ida", null)).toList();
    await(unlimited.scores.insertAll(rows, NULLS));
    Maintenance maintenance = new Maintenance(on.session);
    List<String> inside = new ArrayList<>();
    maintenance
        .trim(on.mapping)
        .watchedBy(
            progress -> {
              String position = progress.position();
              if (position != null && !position.endsWith(".") && progress.rows() > 0) {
                inside.add(position);
              }
            })
        .run();
    assertThat(on.points()).hasSize(ROWS);
    if (!isServer()) {
      await(unlimited.scores.insert(score(GAME, 0, "a late row", null), NULLS));
      TrimReport report = maintenance.trim(on.mapping).resume(inside.get(0)).run();
      assertThat(report).isEqualTo(new TrimReport(1, 1, 1));
      assertThat(on.points()).hasSize(ROWS);
    }
  }
}
