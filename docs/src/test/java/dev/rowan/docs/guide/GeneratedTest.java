package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.TimeUuids;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values that inserts generate, on each store. */
class GeneratedTest extends OnEachLocalStore {
  private static final String COURIER = "ann";
  private static final int MANY = 50;

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Deliveries deliveries = rowan.dao(Deliveries.class);
      oneByOne(deliveries);
      rangesOfTime(deliveries);
      severalAtOnce(deliveries);
      severalThreads(deliveries);
      ownValues(deliveries);
    }
  }

  private static void oneByOne(Deliveries deliveries) {
    Instant before = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    // tag::accept[]
    Delivery accepted = deliveries.accept(Delivery.of("ann", "3 High Street"));
    UUID id = accepted.id(); // a time UUID
    // end::accept[]
    assertThat(deliveries.find(COURIER, Objects.requireNonNull(id))).contains(accepted);
    assertThat(accepted.accepted()).isBetween(before, Instant.now());
    Delivery later = deliveries.acceptLater(Delivery.of(COURIER, "5")).toCompletableFuture().join();
    assertThat(deliveries.newest(COURIER, Limit.of(9))).containsExactly(later, accepted);
  }

  private static void rangesOfTime(Deliveries deliveries) {
    Instant noon = Instant.now();
    Delivery after = deliveries.accept(Delivery.of(COURIER, "after"));
    // tag::time-range[]
    List<Delivery> sinceNoon =
        deliveries.between("ann", TimeUuids.between(noon, noon.plus(1, ChronoUnit.HOURS)));
    // end::time-range[]
    assertThat(sinceNoon).containsExactly(after);
    assertThat(deliveries.between(COURIER, TimeUuids.between(Instant.EPOCH, noon))).hasSize(2);
  }

  @Test
  void theIdOfAMomentAndANumberIsAlwaysTheSame() {
    Instant noon = Instant.parse("2026-05-04T12:00:00Z");
    long lineNumber = 17;
    // tag::time-uuid-of[]
    UUID id = TimeUuids.of(noon, lineNumber);
    // end::time-uuid-of[]
    assertThat(id).isEqualTo(UUID.fromString("c6c7e000-47b0-11f1-8080-808080808091"));
  }

  private static void severalAtOnce(Deliveries deliveries) {
    List<Delivery> given =
        IntStream.range(0, MANY).mapToObj(i -> Delivery.of("bob", "house " + i)).toList();
    List<Delivery> stored = deliveries.acceptAll(given);
    assertThat(stored)
        .extracting(Delivery::address)
        .containsExactlyElementsOf(given.stream().map(Delivery::address).toList());
    List<Delivery> newestFirst = deliveries.newest("bob", Limit.of(MANY + 1));
    assertThat(newestFirst).containsExactlyInAnyOrderElementsOf(stored);
    List<Delivery> oldestFirst = new ArrayList<>(newestFirst);
    Collections.reverse(oldestFirst);
    assertThat(oldestFirst).isEqualTo(stored);
    assertThat(deliveries.acceptAll(List.of())).isEmpty();
  }

  private static void severalThreads(Deliveries deliveries) {
    CompletableFuture<?>[] threads =
        IntStream.range(0, 4)
            .mapToObj(
                thread ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int i = 0; i < MANY; i++) {
                            deliveries.accept(Delivery.of("cat", "x"));
                          }
                        }))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(threads).join();
    assertThat(deliveries.newest("cat", Limit.of(5 * MANY))).hasSize(4 * MANY);
  }

  private static void ownValues(Deliveries deliveries) {
    Delivery own =
        new Delivery("dan", TimeUuids.first(Instant.EPOCH), "old", Instant.EPOCH.plusSeconds(1));
    assertThat(deliveries.accept(own)).isSameAs(own);
    assertThat(deliveries.newest("dan", Limit.of(2))).containsExactly(own);
  }
}
