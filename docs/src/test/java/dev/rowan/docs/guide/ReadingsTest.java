package dev.rowan.docs.guide;

import static dev.rowan.docs.guide.Quality.DOUBTFUL;
import static dev.rowan.docs.guide.Quality.GOOD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.bulk.BulkFailure;
import dev.rowan.operate.bulk.BulkResult;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The forms of DAO methods that the guide shows do what it says. */
class ReadingsTest {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  private Rowan rowan;
  private Readings readings;

  @BeforeEach
  void open() {
    rowan = Rowan.connect("rowan:memory:");
    readings = rowan.dao(Readings.class);
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @Test
  void aRowComesBackAsItWasSaved() {
    readings.save(reading(0));
    assertThat(readings.find("north", DAY, NOON)).contains(reading(0));
    assertThat(readings.find("north", DAY, NOON.plusSeconds(1))).isEmpty();
    assertThat(readings.findLater("north", DAY, NOON).toCompletableFuture().join())
        .contains(reading(0));
  }

  @Test
  void aConditionSaysWhetherItHeld() {
    assertThat(readings.correct(reading(0))).isFalse();
    assertThat(readings.find("north", DAY, NOON)).isEmpty();
    assertThat(readings.create(reading(0))).isTrue();
    assertThat(readings.create(reading(0))).isFalse();
    assertThat(readings.correct(reading(0))).isTrue();
  }

  @Test
  void nullInAnEntityLeavesAndNullAsAParameterDeletes() {
    readings.save(reading(0));
    readings.save(new Reading("north", DAY, NOON, null, null, Map.of("t", 9.0)));
    assertThat(readings.find("north", DAY, NOON))
        .contains(new Reading("north", DAY, NOON, "v2", GOOD, Map.of("t", 9.0)));
    readings.judge("north", DAY, NOON, null);
    assertThat(readings.find("north", DAY, NOON)).map(Reading::quality).isEmpty();
    readings.judge("north", DAY, NOON, DOUBTFUL);
    assertThat(readings.find("north", DAY, NOON)).map(Reading::quality).contains(DOUBTFUL);
  }

  @Test
  void aStaticColumnIsSharedByThePartition() {
    readings.save(reading(0));
    readings.save(new Reading("north", DAY, NOON.plusSeconds(1), "v3", GOOD, Map.of()));
    assertThat(readings.find("north", DAY, NOON)).map(Reading::firmware).contains("v3");
  }

  @Test
  void rowsComeInTheOrderAskedFor() {
    IntStream.range(0, 5).forEach(i -> readings.save(reading(i)));
    assertThat(readings.latest("north", DAY, Limit.of(2))).containsExactly(reading(4), reading(3));
    assertThat(readings.between("north", DAY, Range.closedOpen(NOON, NOON.plusSeconds(2))))
        .containsExactly(reading(0), reading(1));
    PerPartitionLimit two = PerPartitionLimit.of(2);
    assertThat(readings.latestOfEach(List.of("south", "north"), DAY, two))
        .containsExactly(reading(4), reading(3));
  }

  @Test
  void theBeginningOfAKeyDeletesAllBelowIt() {
    IntStream.range(0, 3).forEach(i -> readings.save(reading(i)));
    readings.remove("north", DAY, NOON);
    assertThat(readings.latest("north", DAY, Limit.of(10))).hasSize(2);
    readings.removeDay("north", DAY);
    assertThat(readings.latest("north", DAY, Limit.of(10))).isEmpty();
  }

  @Test
  void pagesFollowEachOtherToAnExactEnd() {
    IntStream.range(0, 4).forEach(i -> readings.save(reading(i)));
    List<Reading> all = new ArrayList<>();

    // tag::pages[]
    Page<Reading> page = readings.ofDay("north", DAY, PageRequest.first(2));
    all.addAll(page.items());
    while (page.hasNext()) {
      page = readings.ofDay("north", DAY, PageRequest.after(page.nextToken(), 2));
      all.addAll(page.items());
    }
    // end::pages[]

    assertThat(all).containsExactly(reading(3), reading(2), reading(1), reading(0));
    assertThat(page.items()).hasSize(2);
  }

  @Test
  void severalValuesAreReadInTheOrderOfTheirKeysOrMerged() {
    IntStream.range(0, 3).forEach(i -> readings.save(reading(i)));
    readings.save(reading("south", DAY, 1));
    readings.save(reading("north", DAY.plusDays(1), 0));
    assertThat(readings.ofDays("north", List.of(DAY.plusDays(1), DAY)))
        .extracting(Reading::day)
        .containsExactly(DAY, DAY, DAY, DAY.plusDays(1));
    assertThat(readings.latestOf(List.of("south", "north"), DAY, Limit.of(3)))
        .extracting(Reading::at)
        .containsExactly(NOON.plusSeconds(2), NOON.plusSeconds(1), NOON.plusSeconds(1));
    assertThat(readings.all()).hasSize(5);
  }

  @Test
  void optionsSayWhenAWriteHappened() {
    readings.save(reading(0), WriteOptions.ttl(Duration.ofDays(1)));
    // tag::options[]
    readings.save(reading(0), WriteOptions.ttl(Duration.ofDays(365)));
    readings.save(reading(1), WriteOptions.at(Instant.parse("2024-05-17T12:00:01Z")));
    // end::options[]
    assertThat(readings.latest("north", DAY, Limit.of(9))).hasSize(2);
  }

  @Test
  void optionsSayHowRequestsAreCarriedOut() {
    // tag::call-options[]
    readings.save(reading(0), WriteOptions.at(Consistency.EACH_QUORUM));
    List<Reading> latest =
        readings.latest("north", DAY, Limit.of(9), ReadOptions.at(Consistency.LOCAL_ONE));
    // end::call-options[]
    assertThat(latest).hasSize(1);
  }

  @Test
  void manyEntitiesAreSavedAtATime() {
    List<Reading> many = IntStream.range(0, 500).mapToObj(i -> reading(i)).toList();
    // tag::bulk[]
    BulkResult<Reading> result = rowan.bulk(ReadingMapping.INSTANCE).stoppingAfter(100).save(many);
    for (BulkFailure<Reading> failure : result.failures()) {
      log(failure.place(), failure.error().code());
    }
    // end::bulk[]
    assertThat(result.progress().leading()).isEqualTo(500);
    // tag::bulk-on[]
    long leading = result.progress().leading();
    rowan.bulk(ReadingMapping.INSTANCE).skipping(leading).save(many).orThrow();
    // end::bulk-on[]
    assertThat(readings.all()).hasSize(500);
  }

  @Test
  void wholeTablesAreReadInParallel() {
    rowan.bulk(ReadingMapping.INSTANCE).save(IntStream.range(0, 500).mapToObj(i -> reading(i)));
    Queue<Reading> archive = new ConcurrentLinkedQueue<>();
    AtomicReference<String> position = new AtomicReference<>();
    // tag::scan[]
    rowan
        .scan(ReadingMapping.INSTANCE)
        .withParallelism(8)
        .watchedBy(
            progress -> {
              log(progress.done(), progress.ranges(), progress.rows());
              position.set(progress.position());
            })
        .forEach(archive::add);
    // end::scan[]
    assertThat(archive).hasSize(500);
    // tag::scan-on[]
    rowan.scan(ReadingMapping.INSTANCE).resume(position.get()).forEach(archive::add);
    // end::scan-on[]
    assertThat(archive).hasSize(500);
  }

  @Test
  void aTokenWithOtherArgumentsIsRefused() {
    IntStream.range(0, 4).forEach(i -> readings.save(reading(i)));
    String token = readings.ofDay("north", DAY, PageRequest.first(2)).nextToken();
    PageRequest next = PageRequest.after(token, 2);
    assertThatThrownBy(() -> readings.ofDay("south", DAY, next))
        .isInstanceOf(RejectedInputException.class);
    assertThat(readings.ofDay("north", DAY, next).items()).hasSize(2);
  }

  @Test
  void beansAreEntitiesToo() {
    Accounts accounts = rowan.dao(Accounts.class);
    Account account = new Account();
    account.setEmail("ann@example.org");
    account.setName("Ann");
    accounts.save(account);
    Optional<Account> found = accounts.find("ann@example.org");
    assertThat(found).map(Account::getName).contains("Ann");
    assertThat(found.orElseThrow().countFailedLogin()).isEqualTo(1);
  }

  @Test
  void countersAddUp() {
    DayCounts counts = rowan.dao(DayCounts.class);
    counts.count("north", DAY, 2);
    counts.count("north", DAY, 3, 1);
    assertThat(counts.find("north", DAY)).contains(new DayCount("north", DAY, 5, 1));
  }

  private static Reading reading(int second) {
    return reading("north", DAY, second);
  }

  private static void log(int done, int ranges, long rows) {
    assertThat(done).isBetween(0, ranges);
    assertThat(rows).isBetween(0L, 500L);
  }

  private static void log(long place, ErrorCode code) {
    throw new AssertionError(place + ": " + code);
  }

  private static Reading reading(String station, LocalDate day, int second) {
    return new Reading(
        station, day, NOON.plusSeconds(second), "v2", GOOD, Map.of("t", 10.0 + second));
  }
}
