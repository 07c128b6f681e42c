package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Evolving;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes that change the schema beside writes are killed again and again. No row and no
 * acknowledged write is lost, the indexes are exact, and in the end the store has everything that
 * the last version needs.
 */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
class SchemaKillTest {
  static final int ROWS = 1_500;
  private static final int ROUNDS = 3;
  private static final int MOST_KILLS = 6;
  private static final int MINUTES_OF_A_LEASE = 10;

  @TempDir Path directory;

  /** The number of the last acknowledged write of each row. */
  private final int[] acknowledged = new int[ROWS];

  private int minutes;
  private int numbers;

  @Test
  void killedProgramsLoseNoRow() throws IOException {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int round = 0; round < ROUNDS; round++) {
      Evolving first = Evolving.named("evolving_" + round);
      fill(first);
      for (int version = 0; version < SchemaMain.VERSIONS; version++) {
        String run = "seed %d, round %d, version %d".formatted(seed, round, version);
        boolean isComplete = false;
        for (int kill = 0; !isComplete; kill++) {
          int steps = kill == MOST_KILLS ? Integer.MAX_VALUE : random.nextInt(8);
          isComplete = killed(first, version, steps);
        }
        requireRows(SchemaMain.version(first, version), run);
      }
    }
  }

  private void fill(Evolving first) {
    try (Backend backend = HammerMain.open(directory)) {
      Session session = BuildMain.session(backend, minutes);
      new SchemaChanges(session).with(first).apply();
      DaoRuntime<Row> rows = DaoRuntime.of(session, first);
      int number = numbers++;
      rows.await(
          rows.insertAll(
              IntStream.range(0, ROWS)
                  .mapToObj(id -> first.row(id, Integer.toString(number), 1))
                  .toList(),
              Nulls.UNSET));
      Arrays.fill(acknowledged, number);
    }
  }

  /** Kills a program after some steps, and returns whether it had changed the whole schema. */
  private boolean killed(Evolving first, int version, int steps) throws IOException {
    minutes += MINUTES_OF_A_LEASE;
    try (Backend backend = HammerMain.open(directory)) {
      expireLease(backend);
    }
    try (ChildProcess child =
        ChildProcess.start(
            SchemaMain.class,
            directory.toString(),
            first.name(),
            Integer.toString(version),
            Integer.toString(minutes),
            Integer.toString(numbers))) {
      int done = 0;
      String line = Objects.requireNonNull(child.readLine(), "the program ended");
      while (done < steps && !line.equals("end")) {
        note(line);
        done += line.equals("step") ? 1 : 0;
        line = Objects.requireNonNull(child.readLine(), "the program ended");
      }
      boolean isComplete = line.equals("end");
      child.kill();
      while (line != null) {
        note(line);
        line = child.readLine();
      }
      numbers += 1_000_000; // larger than all numbers of the killed program
      return isComplete;
    }
  }

  /** The lease of schema changes ends by the clock of the store. */
  private static void expireLease(Backend backend) {
    TableSchema lease =
        TableSchema.named("rowan_schema_lease")
            .partitionKey("subject", ScalarType.TEXT)
            .column("owner", ScalarType.UUID)
            .build();
    backend.define(Schema.of(List.of(lease))).toCompletableFuture().join();
    DeleteRow end = DeleteRow.of(lease, Row.of("schema", Row.UNSET), TimestampOffset.NONE);
    backend.apply(MutationSet.of(Change.of(end))).toCompletableFuture().join();
  }

  /** Remembers an acknowledged write; the kill can cut the last line. */
  private void note(String line) {
    List<String> words = List.of(line.split(" ", -1));
    if (words.size() == 3) {
      int id = Integer.parseInt(words.get(1));
      acknowledged[id] = Math.max(acknowledged[id], Integer.parseInt(words.get(2)));
    }
  }

  private void requireRows(Evolving version, String run) {
    try (Backend backend = HammerMain.open(directory)) {
      Session session = BuildMain.session(backend, minutes + MINUTES_OF_A_LEASE);
      SchemaChanges changes = new SchemaChanges(session).with(version);
      assertThat(changes.plan().isEmpty()).as(run).isTrue();
      DaoRuntime<Row> dao = DaoRuntime.of(session, version);
      List<Row> rows = dao.await(dao.scan(ReadPlan.direct("all", version.table())).list());
      assertThat(rows).as(run).hasSize(ROWS);
      for (Row row : rows) {
        int id = version.id(row);
        assertThat(Integer.parseInt((String) Objects.requireNonNull(row.get(Evolving.LABEL))))
            .as("%s, row %d", run, id)
            .isGreaterThanOrEqualTo(acknowledged[id]);
      }
      if (!version.derived().isEmpty()) {
        Maintenance jobs = new Maintenance(session);
        assertThat(jobs.verify(version).withGrace(Duration.ZERO).run().isClean()).as(run).isTrue();
      }
    }
  }
}
