package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.fault.Proxy.State;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A program and a real node, and a network between them that fails: each call ends in time and says
 * the truth about its outcome, with and without indexes. The guide lists the codes.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class OutageTest {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  private static final String HEADER =
      "| the network | no index | BLIND | ATOMIC | VERIFIED | SERIAL | read |";
  private static final Duration TIMEOUT = Duration.ofSeconds(1);

  /** Far below the 30 seconds that calls without a timeout may take, far above a second. */
  private static final Duration AT_ONCE = Duration.ofSeconds(8);

  private static Proxy proxy;
  private static Rowan rowan;
  private static final Map<String, Mode> MODES = new LinkedHashMap<>();

  private int number;

  /** Rows with an index of one kind, or with none. */
  private record Mode(Parcels parcels, DaoRuntime<Row> dao) {
    static Mode of(@Nullable Maintain maintain) {
      Parcels parcels = new Parcels(maintain);
      return new Mode(parcels, rowan.runtime(parcels));
    }

    void save(int number, CallOptions options) {
      Row row = parcels.parcel(number, "rack " + number);
      dao.await(dao.with(WriteOptions.of(options)).insert(row, Nulls.UNSET));
    }

    List<Row> inBox(CallOptions options) {
      return dao.awaitRead(
          dao.select(ReadPlan.direct("Parcels.inBox", parcels.table()), Parcels.BOX)
              .with(ReadOptions.of(options))
              .list());
    }

    boolean has(int number) {
      return inBox(CallOptions.NONE).stream().anyMatch(row -> row.get(1).equals(number));
    }
  }

  @BeforeAll
  static void open() {
    proxy = new Proxy(KEYSPACE.contactPoint());
    rowan =
        Rowan.connect(
            "rowan:cassandra://127.0.0.1:%d/%s?datacenter=%s&schema=create"
                .formatted(proxy.port(), KEYSPACE.name(), KEYSPACE.datacenter()));
    MODES.put("no index", Mode.of(null));
    for (Maintain maintain :
        List.of(Maintain.BLIND, Maintain.ATOMIC, Maintain.VERIFIED, Maintain.SERIAL)) {
      MODES.put(maintain.name(), Mode.of(maintain));
    }
  }

  @AfterAll
  static void close() {
    if (rowan != null) {
      proxy.become(State.FORWARD);
      rowan.close();
      proxy.close();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = State.class,
      names = {"REFUSE", "SILENT", "LOSE_ANSWERS"})
  void theGuideListsTheOutcomeOfEachCall(State state) {
    CallOptions options =
        state == State.REFUSE ? CallOptions.NONE : CallOptions.NONE.withTimeout(TIMEOUT);
    Map<String, String> outcomes = new LinkedHashMap<>();
    Map<String, Integer> saved = new LinkedHashMap<>();
    for (Map.Entry<String, Mode> mode : MODES.entrySet()) {
      heal(mode.getValue());
      mode.getValue().save(++number, CallOptions.NONE); // prepares the statements
      proxy.become(state);
      notice(state, mode.getValue());
      int row = ++number;
      saved.put(mode.getKey(), row);
      outcomes.put(mode.getKey(), outcome(() -> mode.getValue().save(row, options)));
      outcomes.put("read", outcome(() -> mode.getValue().inBox(options)));
    }
    assertThat(outcomes).isEqualTo(FaultPage.line(HEADER, words(state)));
    for (Map.Entry<String, Mode> mode : MODES.entrySet()) {
      heal(mode.getValue());
      if (!outcomes.get(mode.getKey()).equals("RUN-31")) {
        assertThat(mode.getValue().has(saved.get(mode.getKey())))
            .as("%s says that nothing was written", mode.getKey())
            .isFalse();
      }
    }
  }

  /** Jobs and batches end as early as single calls. */
  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void everyKindOfCallSaysThatNoNodeIsReachable(Maintain maintain) {
    Mode mode = MODES.get(maintain.name());
    DaoRuntime<Row> dao = mode.dao();
    Parcels parcels = mode.parcels();
    heal(mode);
    mode.save(++number, CallOptions.NONE);
    proxy.become(State.REFUSE);
    notice(State.REFUSE, mode);
    Row row = parcels.parcel(number, "moved");
    Map<String, String> outcomes = new LinkedHashMap<>();
    outcomes.put("update", outcome(() -> dao.await(dao.update(row))));
    outcomes.put("delete", outcome(() -> dao.await(dao.delete(row))));
    outcomes.put("range", outcome(() -> dao.await(dao.deleteByKey(Parcels.BOX))));
    if (maintain != Maintain.SERIAL) { // rows with SERIAL indexes are written alone
      outcomes.put(
          "batch",
          outcome(
              () ->
                  rowan.commit(
                      dao.deferred().insert(row, Nulls.UNSET),
                      dao.deferred().delete(parcels.parcel(number + 1, "none")))));
    }
    outcomes.put(
        "index",
        outcome(
            () ->
                dao.awaitRead(
                    dao.select(
                            ReadPlan.through("Parcels.in", parcels.derived().get(0)),
                            "rack " + number)
                        .list())));
    outcomes.put(
        "verify", outcome(() -> assertThat(rowan.maintenance().verify(parcels).run()).isNull()));
    assertThat(outcomes.values()).as("%s", outcomes).containsOnly("RUN-30");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aSlowNetworkEndsACallAtItsTimeout(Maintain maintain) {
    Mode mode = MODES.get(maintain.name());
    heal(mode);
    proxy.become(State.SLOW);
    int row = ++number;
    String outcome =
        outcome(() -> mode.save(row, CallOptions.NONE.withTimeout(Duration.ofMillis(500))));
    assertThat(outcome).isIn("done", "RUN-19", "RUN-30", "RUN-31");
    heal(mode);
    if (outcome.equals("done")) {
      assertThat(mode.has(row)).isTrue();
    } else if (!outcome.equals("RUN-31")) {
      assertThat(mode.has(row)).isFalse();
    }
  }

  /** Calls until the driver knows that the connections are lost. */
  private static void notice(State state, Mode mode) {
    if (state == State.REFUSE) {
      String outcome = "";
      while (!outcome.equals("RUN-30")) {
        outcome = outcome(() -> mode.inBox(CallOptions.NONE));
      }
    }
  }

  /** Calls until the driver is connected again. */
  private static void heal(Mode mode) {
    proxy.become(State.FORWARD);
    String outcome = "";
    while (!outcome.equals("done")) {
      assertThat(Thread.currentThread().isInterrupted()).as("timeout, last %s", outcome).isFalse();
      outcome = outcome(() -> mode.inBox(CallOptions.NONE.withTimeout(Duration.ofSeconds(30))));
    }
  }

  /** Returns the code of a call, or that it is done; fails if it takes longer than it may. */
  private static String outcome(Runnable call) {
    long start = System.nanoTime();
    String outcome = failure(call).map(each -> each.code().code()).orElse("done");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).as("%s", outcome).isLessThan(AT_ONCE);
    return outcome;
  }

  private static Optional<RowanException> failure(Runnable call) {
    try {
      call.run();
      return Optional.empty();
    } catch (BackendUnavailableException e) {
      assertThat(e.code().code().equals("RUN-31")).isEqualTo(e instanceof OutcomeUnknownException);
      return Optional.of(e);
    }
  }

  private static String words(State state) {
    return switch (state) {
      case REFUSE -> "no connection";
      case SILENT -> "nothing arrives";
      case LOSE_ANSWERS -> "answers are lost";
      case FORWARD, SLOW -> throw new IllegalArgumentException("works: " + state);
    };
  }
}
