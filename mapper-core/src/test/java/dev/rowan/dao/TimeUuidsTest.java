package dev.rowan.dao;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ScalarType;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TimeUuidsTest {
  private static final Comparator<Object> ORDER = ScalarType.TIMEUUID.valueType().order();
  private static final Instant MOMENT = Instant.parse("2026-01-31T23:59:59.1234567Z");

  /** The example of RFC 9562, appendix A.1. */
  @Test
  void aTimeIsInItsPlaceInTheUuid() {
    UUID example = UUID.fromString("c232ab00-9414-11ec-b3c8-9f6bdeced846");
    Instant moment = Instant.parse("2022-02-22T19:22:22Z");
    assertThat(TimeUuids.instantOf(example)).isEqualTo(moment);
    assertThat(TimeUuids.first(moment).getMostSignificantBits())
        .isEqualTo(example.getMostSignificantBits());
  }

  @Test
  void eachIsLargerThanTheOneBeforeIt() {
    UUID before = TimeUuids.next();
    for (int i = 0; i < 100_000; i++) {
      UUID next = TimeUuids.next();
      assertThat(ORDER.compare(before, next)).isNegative();
      before = next;
    }
    assertThat(before.version()).isEqualTo(1);
    assertThat(before.variant()).isEqualTo(2);
    assertThat(before.node() & 1L << 40).as("no address of a machine").isNotZero();
  }

  @Test
  void threadsGetDifferentOnes() {
    Set<UUID> made = ConcurrentHashMap.newKeySet();
    IntStream.range(0, 100_000).parallel().forEach(i -> made.add(TimeUuids.next()));
    assertThat(made).hasSize(100_000);
  }

  @Test
  void boundsEncloseTheirMoment() {
    UUID own = TimeUuids.next();
    Instant moment = TimeUuids.instantOf(own);
    List<UUID> ordered =
        List.of(
            TimeUuids.last(moment.minusNanos(100)),
            TimeUuids.first(moment),
            own,
            TimeUuids.last(moment),
            TimeUuids.first(moment.plusNanos(100)));
    assertThat(ordered).isSortedAccordingTo(ORDER).doesNotHaveDuplicates();
    assertThat(TimeUuids.between(moment, moment.plusNanos(100)))
        .isEqualTo(Range.closedOpen(ordered.get(1), ordered.get(4)));
  }

  @Test
  void aMomentAndADistinctionAreAlwaysTheSameUuid() {
    UUID made = TimeUuids.of(MOMENT, 17);
    assertThat(made).isEqualTo(TimeUuids.of(MOMENT, 17)).isNotEqualTo(TimeUuids.of(MOMENT, 18));
    assertThat(made.version()).isEqualTo(1);
    assertThat(made.variant()).isEqualTo(2);
    assertThat(TimeUuids.instantOf(made)).isEqualTo(MOMENT);
    assertThat(TimeUuids.of(MOMENT, -1)).isEqualTo(TimeUuids.of(MOMENT, (1L << 62) - 1));
  }

  @Test
  void distinctionsOrderTheUuidsOfAMoment() {
    List<UUID> ordered =
        LongStream.of(0, 1, 127, 128, 255, 256, 1L << 31, 1L << 40, (1L << 62) - 1)
            .mapToObj(distinction -> TimeUuids.of(MOMENT, distinction))
            .toList();
    assertThat(ordered).isSortedAccordingTo(ORDER).doesNotHaveDuplicates();
    assertThat(ordered.get(0)).isEqualTo(TimeUuids.first(MOMENT));
    assertThat(ORDER.compare(ordered.get(ordered.size() - 1), TimeUuids.last(MOMENT))).isNegative();
  }

  @Test
  void timesHaveAResolutionOf100Nanoseconds() {
    assertThat(TimeUuids.instantOf(TimeUuids.first(MOMENT))).isEqualTo(MOMENT);
    assertThat(TimeUuids.instantOf(TimeUuids.last(MOMENT.plusNanos(99)))).isEqualTo(MOMENT);
    assertThat(TimeUuids.instantOf(TimeUuids.first(Instant.parse("1969-12-31T23:59:59.9Z"))))
        .isEqualTo(Instant.parse("1969-12-31T23:59:59.9Z"));
  }

  @Test
  void theFirstAndTheLastMomentAreInTheYears1582And5236() {
    Instant first = Instant.parse("1582-10-15T00:00:00Z");
    assertThat(TimeUuids.instantOf(TimeUuids.first(first))).isEqualTo(first);
    assertThatThrownBy(() -> TimeUuids.first(first.minusNanos(1)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("1582 to 5236");
    Instant last = Instant.parse("5236-03-31T21:21:00.6846975Z");
    assertThat(TimeUuids.instantOf(TimeUuids.last(last))).isEqualTo(last);
    assertThatThrownBy(() -> TimeUuids.last(last.plusNanos(100)))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> TimeUuids.instantOf(UUID.randomUUID()))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("version 4");
  }
}
