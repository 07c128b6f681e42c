package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.Rowan;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The only node is killed under writers of every kind. Each call in flight and each later call ends
 * in time, and after the restart every outcome proves true, in rows and indexes.
 */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class KilledNodeTest {
  private static final int THREADS = 3;
  private static final int WRITES_BEFORE = 30;
  private static final int CALLS_AFTER = 20;

  /** Far below the 30 seconds that a call without a timeout may take. */
  private static final Duration IN_TIME = Duration.ofSeconds(8);

  private static final String DONE = "done";
  private static final Set<String> NOT_WRITTEN = Set.of("RUN-30", "RUN-40");

  /** Writers of one kind of index, with the outcome of each row. */
  private static final class Mode {
    final String name;
    final Parcels parcels;
    final DaoRuntime<Row> dao;
    final Map<Integer, String> outcomes = new ConcurrentHashMap<>();
    final AtomicInteger number = new AtomicInteger();

    Mode(Rowan rowan, Maintain maintain) {
      this.name = String.valueOf(maintain);
      this.parcels = new Parcels(maintain);
      this.dao = rowan.runtime(parcels);
    }

    /** Saves a row, and returns the outcome. */
    String save() {
      int row = number.incrementAndGet();
      long start = System.nanoTime();
      String outcome = outcomeOf(row);
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .as("%s: %s", name, outcome)
          .isLessThan(IN_TIME);
      outcomes.put(row, outcome);
      return outcome;
    }

    private String outcomeOf(int row) {
      try {
        dao.await(dao.insert(parcels.parcel(row, "rack " + row), Nulls.UNSET));
        return DONE;
      } catch (BackendUnavailableException e) {
        String code = e.code().code();
        assertThat(e instanceof OutcomeUnknownException)
            .as(code)
            .isEqualTo(!NOT_WRITTEN.contains(code));
        return code;
      }
    }

    Set<Integer> stored() {
      return dao
          .awaitRead(
              dao.select(ReadPlan.direct("Parcels.inBox", parcels.table()), Parcels.BOX).list())
          .stream()
          .map(row -> (Integer) row.get(1))
          .collect(Collectors.toSet());
    }

    boolean isInIndex(int row) {
      return parcels.derived().isEmpty()
          || dao.awaitRead(
                      dao.select(
                              ReadPlan.through("Parcels.in", parcels.derived().get(0)),
                              "rack " + row)
                          .list())
                  .size()
              == 1;
    }
  }

  @Test
  void everyOutcomeIsTrueAfterTheRestart() throws Exception {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    try (CassandraCluster cluster = CassandraNodes.start(1)) {
      cluster.execute(
          "CREATE KEYSPACE k WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 1}");
      InetSocketAddress address = cluster.contactPoints().get(0);
      try (Rowan rowan =
          Rowan.connect(
              "rowan:cassandra://%s:%d/k?datacenter=%s&schema=create"
                  .formatted(
                      address.getHostString(), address.getPort(), CassandraCluster.DATACENTER))) {
        List<Mode> modes = new ArrayList<>(List.of(new Mode(rowan, null)));
        for (Maintain maintain :
            List.of(Maintain.BLIND, Maintain.ATOMIC, Maintain.VERIFIED, Maintain.SERIAL)) {
          modes.add(new Mode(rowan, maintain));
        }
        kill(cluster, modes);
        cluster.restart(1);
        modes.forEach(KilledNodeTest::assertTrue);
      }
    }
  }

  /** Kills the node while all writers write, and lets each of them notice it. */
  private static void kill(CassandraCluster cluster, List<Mode> modes) throws Exception {
    CountDownLatch writing = new CountDownLatch(modes.size() * THREADS);
    ExecutorService threads = Executors.newFixedThreadPool(modes.size() * THREADS);
    try {
      List<Future<?>> writers = new ArrayList<>();
      for (Mode mode : modes) {
        for (int i = 0; i < THREADS; i++) {
          writers.add(threads.submit(() -> write(mode, writing)));
        }
      }
      writing.await();
      cluster.kill(1);
      for (Future<?> writer : writers) {
        writer.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /** Writes until the node is missed, and then a few rows more. */
  private static void write(Mode mode, CountDownLatch writing) {
    for (int i = 0; i < WRITES_BEFORE; i++) {
      assertThat(mode.save()).isEqualTo(DONE);
    }
    writing.countDown();
    while (!NOT_WRITTEN.contains(mode.save())) {
      // the node still answers, or a request was in flight
    }
    for (int i = 0; i < CALLS_AFTER; i++) {
      assertThat(mode.save()).as(mode.name).isIn(NOT_WRITTEN);
    }
  }

  private static void assertTrue(Mode mode) {
    while (!mode.save().equals(DONE)) {
      // the driver is not connected yet
    }
    Set<Integer> stored = mode.stored();
    Map<String, Integer> counts = new TreeMap<>();
    mode.outcomes.forEach(
        (row, outcome) -> {
          counts.merge(outcome, 1, Integer::sum);
          String what = mode.name + " of row " + row + ": " + outcome;
          if (outcome.equals(DONE)) {
            assertThat(stored).as(what).contains(row);
            assertThat(mode.isInIndex(row)).as(what + ", by index").isTrue();
          } else if (NOT_WRITTEN.contains(outcome)) {
            assertThat(stored).as(what).doesNotContain(row);
          }
        });
    System.out.println("killed node, " + mode.name + ": " + counts);
  }
}
