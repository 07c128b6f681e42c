package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaHistoryEntry;
import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Evolving;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of schema changes, while two versions of a program write, and while the program
 * that changes the schema is killed again and again: no row is lost, indexes are exact, and the
 * history has each step.
 */
public abstract class SchemaSequenceContract extends ContractCase {
  private static final int ROWS = 8;
  private static final int THREADS = 2;
  private static final TableSchema LEASE =
      TableSchema.named("rowan_schema_lease")
          .partitionKey("subject", ScalarType.TEXT)
          .column("owner", ScalarType.UUID)
          .build();

  private final List<String> created = new ArrayList<>();

  @AfterEach
  final void dropTables() {
    new SchemaChanges(newSession()).dropping(created.toArray(String[]::new)).apply();
  }

  @Test
  void noSequenceLosesARow() {
    needsConditionalWrites();
    long seed = Seed.next();
    int sequences = isServer() ? Effort.of(0, 20) : Effort.of(2, 200); // on three stores
    assumeTrue(sequences > 0, "SKIPPED: half a minute on a server, so only with -Plong");
    for (int i = 0; i < sequences; i++) {
      new Sequence(seed + i).run();
    }
  }

  /** One entity, and the labels that its rows must have. */
  private final class Sequence {
    private final long seed;
    private final Random random;
    private final Map<Integer, @Nullable Object> labels =
        Collections.synchronizedMap(new HashMap<>());
    private final AtomicInteger writes = new AtomicInteger();
    private Evolving version = Evolving.first();
    private final String root = version.name();
    private Session open = newSession();
    private int moves;

    Sequence(long seed) {
      this.seed = seed;
      this.random = new Random(seed);
      created.add(version.name());
    }

    void run() {
      apply(version, UnaryOperator.identity());
      write(version, version);
      for (int i = 0; i < 4; i++) {
        switch (random.nextInt(version.indexes() > 0 ? 8 : 6)) {
          case 0 -> add(version.withColumn());
          case 1 -> add(version.withOptions());
          case 2 -> build(version.withIndex());
          case 3 -> rekey(version.rekeying(++moves));
          case 4 -> move(version.moving(++moves));
          case 5 -> build(version.withLabelIndex());
          default -> dropIndex(version.withoutIndex());
        }
        assertExact();
      }
      assertThat(differences()).as("seed %d", seed).isEmpty();
    }

    private void add(Evolving next) {
      apply(next, SchemaChanges::withoutBuilds, version, next);
      write(version, next);
      version = next;
    }

    private void build(Evolving next) {
      created.addAll(next.allIndexNames());
      apply(next, SchemaChanges::withoutBuilds, version, next);
      write(version, next);
      apply(next, UnaryOperator.identity(), next, next);
      version = next;
    }

    private void move(Evolving next) {
      apply(next, SchemaChanges::withoutBuilds, version, next);
      write(version, next);
      apply(next, UnaryOperator.identity(), next, next);
      passMinute(next.name(), next.label() + "." + next.former() + ".copied");
      open = newSession(); // reads the record of the copy
      Evolving last = next.moved();
      write(next, last);
      String former = next.name() + "." + next.former();
      apply(last, changes -> changes.dropping(former), last, last);
      version = last;
    }

    /**
     * The index with all columns becomes the table, under another key. A store that maintains
     * indexes changes entries only if their row changes, so there only the last version writes.
     */
    private void rekey(Evolving next) {
      Evolving last = next.rekeyed();
      created.add(last.name());
      apply(next, SchemaChanges::withoutBuilds, version, next);
      write(version, next);
      apply(next, UnaryOperator.identity(), next, next);
      write(backend().capabilities().has(Capability.INDEX_MAINTENANCE) ? last : next, last);
      List<String> former = new ArrayList<>(next.allIndexNames());
      former.add(next.name());
      apply(last, changes -> changes.dropping(former.toArray(String[]::new)), last, last);
      version = last.moved();
    }

    /** An embedded store drops no index that this process uses. */
    private void dropIndex(Evolving next) {
      write(version, version);
      if (isServer() || reopenIfDurable()) {
        open = newSession();
        String index = version.indexNames().get(next.indexes());
        apply(next, changes -> changes.dropping(index), next, next);
        write(next, next);
        version = next;
      }
    }

    /** Executes a plan with a program that is killed after a random number of changes. */
    private void apply(Evolving next, UnaryOperator<SchemaChanges> settings, Evolving... writers) {
      boolean complete = false;
      for (int tries = 0; !complete; tries++) {
        boolean completes = tries == (isServer() ? 2 : 5);
        CutOffBackend killed =
            new CutOffBackend(backend(), completes ? Integer.MAX_VALUE : random.nextInt(12));
        try {
          SchemaResult result = settings.apply(changes(newSession(killed), next)).apply();
          assertThat(result.remaining()).as("seed %d", seed).isEmpty();
          complete = true;
        } catch (RowanClosedException | BackendUnavailableException e) {
          assertThat(killed.isCutOff()).as("seed %d: %s", seed, e).isTrue();
          expireLeases(next);
        }
        if (writers.length > 0 && !complete && isReady(writers)) {
          write(writers[0], writers[1]);
        }
      }
    }

    /** A program of a version runs only when the store has its tables. */
    private boolean isReady(Evolving... writers) {
      for (Evolving each : writers) {
        boolean lacks =
            changes(newSession(), each).diff().all().stream()
                .anyMatch(difference -> difference.kind().isMissing());
        if (lacks) {
          return false;
        }
      }
      return true;
    }

    private SchemaChanges changes(Session session, Evolving entity) {
      return new SchemaChanges(session).with(entity).withGrace(Duration.ZERO);
    }

    /** The program that was killed holds its leases for some minutes. */
    private void expireLeases(Evolving entity) {
      define(List.of(LEASE));
      ContractCase.await(
          backend()
              .apply(
                  batch(DeleteRow.of(LEASE, Row.of("schema", Row.UNSET), TimestampOffset.NONE))));
      entity.derived().forEach(each -> passMinute(entity.name(), each.table().name()));
    }

    private void passMinute(String table, String record) {
      define(List.of(IndexStates.TABLE));
      Instant past = Instant.now().minus(Duration.ofMinutes(3)).truncatedTo(ChronoUnit.MILLIS);
      Row held =
          Row.unset(IndexStates.TABLE.size())
              .set(0, table)
              .set(1, record)
              .set(IndexStates.TABLE.indexOf("held_until"), past)
              .build();
      ContractCase.await(backend().apply(batch(Upsert.update(IndexStates.TABLE, held))));
    }

    /** Writes by two versions of the program on two threads, and reads by both. */
    private void write(Evolving one, Evolving other) {
      CompletableFuture<?>[] threads = new CompletableFuture<?>[THREADS];
      for (int i = 0; i < THREADS; i++) {
        int thread = i;
        Random own = new Random(random.nextLong());
        threads[i] = CompletableFuture.runAsync(() -> write(one, other, thread, own));
      }
      CompletableFuture.allOf(threads).join();
      if (!other.name().equals(one.nextTable())) { // that table has no rows of the other version
        assertThat(labels(one)).as("seed %d, %s", seed, one).isEqualTo(labels);
      }
      assertThat(labels(other)).as("seed %d, %s", seed, other).isEqualTo(labels);
    }

    /** Each thread has its own rows. */
    private void write(Evolving one, Evolving other, int thread, Random own) {
      List<DaoRuntime<Row>> programs =
          List.of(DaoRuntime.of(open, one), DaoRuntime.of(open, other));
      for (int i = 0; i < 3; i++) {
        int program = own.nextInt(2);
        Evolving entity = program == 0 ? one : other;
        int id = THREADS * own.nextInt(ROWS / THREADS) + thread;
        String label = "ü" + writes.incrementAndGet();
        DaoRuntime<Row> dao = programs.get(program);
        pass();
        switch (own.nextInt(4)) {
          case 0 -> {
            await(dao.delete(entity.row(id, null, 0)));
            labels.remove(id);
          }
          case 1 -> {
            Row row = entity.row(id, null, 1);
            await(dao.insert(row, Nulls.DELETE));
            labels.put(id, null);
          }
          default -> {
            await(dao.insert(entity.row(id, label, 2), Nulls.UNSET));
            labels.put(id, label);
          }
        }
      }
    }

    private Map<Integer, @Nullable Object> labels(Evolving entity) {
      DaoRuntime<Row> program = DaoRuntime.of(open, entity);
      Map<Integer, @Nullable Object> found = new HashMap<>();
      for (Row row : await(program.scan(ReadPlan.direct("all", entity.table())).list())) {
        assertThat(row.get(2)).isEqualTo(Evolving.room(entity.id(row)));
        found.put(entity.id(row), row.get(Evolving.LABEL));
      }
      return found;
    }

    private void assertExact() {
      write(version, version);
      if (!version.derived().isEmpty()) {
        open.settle(); // old entries are removed in the background
        assertThat(new Maintenance(open).verify(version).withGrace(Duration.ZERO).run().isClean())
            .as("seed %d, %s", seed, version)
            .isTrue();
      }
      assertHistory();
    }

    /** A program that was killed between a change and its record leaves STARTED. */
    private void assertHistory() {
      Map<String, String> results = new HashMap<>();
      for (SchemaHistoryEntry each : new SchemaChanges(open).history(200)) {
        if (each.element().startsWith(root)) {
          results.merge(
              each.element(),
              each.result(),
              (one, another) -> one.startsWith("DONE") ? one : another);
        }
      }
      assertThat(results.values())
          .as("seed %d, history %s", seed, results)
          .isNotEmpty()
          .allMatch(result -> result.startsWith("DONE") || result.equals("STARTED"));
    }

    /** A table keeps the hidden columns of an index that it no longer has. */
    private List<String> differences() {
      return changes(newSession(), version).diff().all().stream()
          .filter(each -> each.owner().startsWith(root))
          .filter(each -> !each.element().endsWith("._v") && !each.element().endsWith("._d"))
          .map(each -> each.title() + " " + each.text())
          .toList();
    }
  }
}
