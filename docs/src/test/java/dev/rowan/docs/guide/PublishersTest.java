package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.Limit;
import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Publishers of DAO methods, on each store. */
class PublishersTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final int ROWS = 1_100;

  private final long seed = Seed.next();

  @Test
  void aPageIsReadWhenTheSubscriberNeedsItsRows() {
    AtomicInteger pages = new AtomicInteger();
    RowanOptions counted =
        RowanOptions.defaults()
            .withCallListener(method -> result -> pages.addAndGet((int) result.requests()));
    try (Rowan rowan = Rowan.connect("rowan:memory:", counted)) {
      Readings readings = rowan.dao(Readings.class);
      rowan
          .bulk(ReadingMapping.INSTANCE)
          .save(IntStream.range(0, ROWS).mapToObj(PublishersTest::reading).toList());
      Flow.Publisher<Reading> published = readings.published("north", DAY);
      assertThat(pages).hasValue(0);
      List<Flow.Subscription> started = new ArrayList<>();
      published.subscribe(new Held(started));
      assertThat(pages).as("pages without a requested row").hasValue(0);
      started.get(0).request(500); // a page has 500 rows
      assertThat(pages).hasValue(1);
      started.get(0).request(1);
      assertThat(pages).hasValue(2);
      started.get(0).cancel();
      started.get(0).request(1_000);
      assertThat(pages).as("pages after the end of the subscription").hasValue(2);
    }
  }

  /** Holds its subscription, and leaves the requests to the test. */
  private record Held(List<Flow.Subscription> started) implements Flow.Subscriber<Reading> {
    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      started.add(subscription);
    }

    @Override
    public void onNext(Reading row) {}

    @Override
    public void onError(Throwable failure) {
      throw new AssertionError(failure);
    }

    @Override
    public void onComplete() {}
  }

  @Test
  void aSubscriberThatThrowsReceivesNothingMore() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Readings readings = rowan.dao(Readings.class);
      readings.save(reading(1));
      readings.save(reading(2));
      List<String> signals = new ArrayList<>();
      readings
          .published("north", DAY)
          .subscribe(
              new Flow.Subscriber<>() {
                @Override
                public void onSubscribe(Flow.Subscription started) {
                  started.request(5);
                }

                @Override
                public void onNext(Reading row) {
                  signals.add("row");
                  throw new IllegalStateException("a subscriber fails");
                }

                @Override
                public void onError(Throwable failure) {
                  signals.add("failure");
                }

                @Override
                public void onComplete() {
                  signals.add("end");
                }
              });
      assertThat(signals).containsExactly("row");
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Readings readings = rowan.dao(Readings.class);
      List<Reading> rows = IntStream.range(0, ROWS).mapToObj(PublishersTest::reading).toList();
      rowan.bulk(ReadingMapping.INSTANCE).save(rows);
      List<Reading> newest = new ArrayList<>(rows);
      newest.sort((one, other) -> other.at().compareTo(one.at()));

      assertThat(SteppedSubscriber.of(readings.published("north", DAY), Long.MAX_VALUE).all())
          .isEqualTo(newest);
      assertThat(SteppedSubscriber.of(readings.published("south", DAY), 1).all()).isEmpty();
      Random random = new Random(seed);
      Flow.Publisher<Reading> published = readings.published("north", DAY);
      for (int i = 0; i < 3; i++) {
        assertThat(SteppedSubscriber.of(published, 1 + random.nextInt(700)).all())
            .as("seed %d", seed)
            .isEqualTo(newest);
      }
      assertThat(
              SteppedSubscriber.of(readings.qualities("north", List.of(DAY), Limit.of(600)), 7)
                  .all())
          .as("rows with a quality")
          .hasSize(400)
          .containsOnly(Quality.GOOD);
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> readings.published(null, DAY))
          .withMessageContaining("Readings.published");
    }
  }

  private static Reading reading(int second) {
    return new Reading(
        "north",
        DAY,
        NOON.plusSeconds(second),
        "v2",
        (ROWS - second) % 3 == 0 ? null : Quality.GOOD,
        Map.of());
  }
}
