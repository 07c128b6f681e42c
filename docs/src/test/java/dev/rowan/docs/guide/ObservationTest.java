package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.Limit;
import dev.rowan.error.RejectedInputException;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.JobListener;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.operate.maintenance.MaintenanceJob;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the guide says of listeners and of slow calls. */
@Isolated("captures a stream of the process")
class ObservationTest {
  private static final Logger log = LoggerFactory.getLogger(ObservationTest.class);
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Visit VISIT =
      new Visit("/secret-page", Instant.parse("2024-05-17T12:00:00Z"), "ann", Set.of("new"));

  private final Map<DaoMethod, CallResult> calls =
      Collections.synchronizedMap(new LinkedHashMap<>());
  private final CallListener remembering = method -> result -> calls.put(method, result);

  @Test
  void aListenerIsAnOption() {
    // tag::listener[]
    CallListener listener =
        method ->
            result -> {
              if (result.requests() > 20) {
                log.warn("{} needed {} requests: {}", method, result.requests(), method.plan());
              }
            };
    RowanOptions options =
        RowanOptions.defaults().withCallListener(listener).withSlowCallLog(Duration.ofMillis(200));
    // end::listener[]
    RowanOptions both = options.withCallListener(remembering);
    try (Rowan rowan = Rowan.connect("rowan:memory:?like=cassandra", both)) {
      Visits visits = rowan.dao(Visits.class);
      for (int i = 0; i < 30; i++) {
        visits.save(new Visit("/" + i, VISIT.at(), "ann", Set.of("new")));
      }
      assertThat(visits.tagged("new", DAY, Limit.of(30))).hasSize(30);
    }
    assertThat(calls)
        .hasEntrySatisfying(
            new Condition<>(method -> method.name().equals("tagged"), "the read"),
            new Condition<>(result -> result.requests() == 31, "of 1 + 30 requests"));
  }

  @Test
  void theExampleOfTheListener() {
    // tag::api-call-listener[]
    CallListener listener =
        method ->
            result ->
                log.info("{}: {} in {} requests", method, result.failure(), result.requests());
    RowanOptions options = RowanOptions.defaults().withCallListener(listener);
    // end::api-call-listener[]
    try (Rowan rowan = Rowan.connect("rowan:memory:", options)) {
      rowan.dao(Visits.class).save(VISIT);
    }
  }

  @Test
  void jobsAreObserved() {
    List<String> observed = new ArrayList<>();
    JobListener throwing =
        (kind, table) -> {
          throw new IllegalStateException("no listener may end a job");
        };
    JobListener collecting =
        (kind, table) ->
            result ->
                observed.add(
                    "%s of %s: %s, %d checked, %d found, %d corrected"
                        .formatted(
                            kind,
                            table,
                            result.failure(),
                            result.checked(),
                            result.found(),
                            result.corrected()));
    // tag::api-job-listener[]
    JobListener listener =
        (kind, table) ->
            result -> log.info("{} of {}: {} differences", kind, table, result.found());
    RowanOptions options = RowanOptions.defaults().withJobListener(listener);
    // end::api-job-listener[]
    RowanOptions all = options.withJobListener(throwing).withJobListener(collecting);
    try (Rowan rowan = Rowan.connect("rowan:memory:", all)) {
      rowan.dao(Visits.class).save(VISIT);
      rowan.maintenance().verify(VisitMapping.INSTANCE).run();
      MaintenanceJob resumed = rowan.maintenance().repair(VisitMapping.INSTANCE).resume("none");
      assertThatExceptionOfType(RejectedInputException.class).isThrownBy(resumed::run);
      UUID nina = new UUID(0, 1);
      rowan.dao(Singers.class).save(new Singer(nina, "Nina", "Bethlehem"));
      rowan.dao(Albums.class).save(new Album(new UUID(0, 2), nina, 1959, "Little Girl Blue", null));
      rowan.dao(Albums.class).save(new Album(new UUID(0, 3), nina, 1965, "Pastel Blues", null));
      observed.removeIf(line -> line.startsWith("PROPAGATE")); // no album copied of the new singer
      rowan.dao(Singers.class).rename(nina, "Nina Simone");
    }
    assertThat(observed)
        .containsExactly(
            "VERIFY of visit: null, 3 checked, 0 found, 0 corrected", // a row, two entries
            "REPAIR of visit: RUN-14, 0 checked, 0 found, 0 corrected",
            "PROPAGATE of album: null, 2 checked, 2 found, 2 corrected");
  }

  @Test
  void listenersChooseMethodsAndResults() {
    // tag::api-dao-method[]
    CallListener ofVisits =
        method -> method.dao().equals("Visits") ? result -> count(method, result) : result -> {};
    // end::api-dao-method[]
    // tag::api-planned-requests[]
    CallListener surplus =
        method ->
            result -> {
              if (result.requests() > method.requests().most(result.rowsRead())) {
                log.info("{} sent {} requests", method, result.requests());
              }
            };
    // end::api-planned-requests[]
    // tag::api-call-result[]
    CallListener listener =
        method ->
            result -> {
              if (!result.isSuccess()) {
                log.warn("{} failed with {}", method, result.failure());
              }
            };
    // end::api-call-result[]
    RowanOptions options =
        RowanOptions.defaults()
            .withCallListener(ofVisits)
            .withCallListener(surplus)
            .withCallListener(listener);
    try (Rowan rowan = Rowan.connect("rowan:memory:", options)) {
      rowan.dao(Visits.class).save(VISIT);
      rowan.commit();
    }
    assertThat(calls).hasSize(1);
  }

  private void count(DaoMethod method, CallResult result) {
    calls.put(method, result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rowan:memory:", "rowan:memory:?like=cassandra"})
  void generatedMethodsStateTheirKindAndPlan(String store) {
    try (Rowan rowan =
        Rowan.connect(store, RowanOptions.defaults().withCallListener(remembering))) {
      Visits visits = rowan.dao(Visits.class);
      visits.save(VISIT);
      visits.tagged("new", DAY, Limit.of(3));
      assertThat(visits.inHour(VISIT.at())).hasSize(1);
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> visits.tagged(null, DAY, Limit.of(3)));
    }
    assertThat(calls.keySet())
        .containsExactly(
            new DaoMethod(
                "Visits",
                "save",
                CallKind.WRITE,
                "visit",
                "write visit, visits_by_tag, visits_by_hour",
                PlannedRequests.UNKNOWN),
            new DaoMethod(
                "Visits",
                "tagged",
                CallKind.READ,
                "visit",
                "SELECT ... FROM visits_by_tag WHERE tags_element = ? AND at_day = ? LIMIT ?",
                PlannedRequests.of(1).andOneForEachRow()),
            new DaoMethod(
                "Visits",
                "inHour",
                CallKind.READ,
                "visit",
                "SELECT ... FROM visits_by_hour WHERE at_hour = ? AND page_shard_8 = ?",
                PlannedRequests.of(8).andOneForEachRow()));
    assertThat(calls.values())
        .extracting(CallResult::failure)
        .containsExactly(null, "RUN-07", null);
  }

  @Test
  void slowCallsAreOneLineWithoutValues() {
    String line =
        logged(
            () -> {
              try (Rowan rowan =
                  Rowan.connect(
                      "rowan:memory:", RowanOptions.defaults().withSlowCallLog(Duration.ZERO))) {
                rowan.dao(Visits.class).save(VISIT);
              }
              return null;
            });
    assertThat(line)
        .containsOnlyOnce("slow call")
        .contains("dev.rowan.slow", "method=Visits.save", "outcome=success", "requests=1")
        .contains("rowsWritten=1", "plan=write visit, visits_by_tag, visits_by_hour")
        .doesNotContain("secret");
    assertThat(
            logged(
                () -> {
                  try (Rowan rowan =
                      Rowan.connect(
                          "rowan:memory:",
                          RowanOptions.defaults().withSlowCallLog(Duration.ofDays(1)))) {
                    rowan.dao(Visits.class).save(VISIT);
                  }
                  return null;
                }))
        .doesNotContain("slow call");
  }

  /** Returns what the logger of this module writes during a call. */
  private static String logged(Supplier<Void> call) {
    PrintStream usual = System.err;
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    System.setErr(new PrintStream(text, true, StandardCharsets.UTF_8));
    try {
      call.get();
    } finally {
      System.setErr(usual);
    }
    return text.toString(StandardCharsets.UTF_8);
  }
}
