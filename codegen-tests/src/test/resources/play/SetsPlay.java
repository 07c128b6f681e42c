package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reads rows by any of several values of each part of a key, and all rows. */
public final class SetsPlay implements Play {
  private static final LocalDate MAY = LocalDate.of(2024, 5, 1);
  private static final LocalDate JUNE = LocalDate.of(2024, 6, 1);

  @Override
  public void on(Rowan rowan) {
    Events events = rowan.dao(Events.class);
    for (String source : List.of("a", "b", "c")) {
      for (LocalDate day : List.of(MAY, JUNE)) {
        for (int level = 1; level <= 3; level++) {
          events.save(event(source, day, level, level * 10));
          events.save(event(source, day, level, level * 10 + 1));
        }
      }
    }
    partitionsComeInTheOrderOfTheirKeys(events);
    anOrderMergesPartitions(events);
    clusteringValuesComeInStoredOrder(events);
    indexesAreReadForEachElement(events);
    nothingIsFoundOfNothing(events);
    scansSeeEveryRowOnce(events);
    partitionsHaveLimits(events);
  }

  private static void partitionsComeInTheOrderOfTheirKeys(Events events) {
    List<Event> found = events.of(List.of("c", "a", "c", "x"), Set.of(JUNE, MAY));

    assertThat(found).hasSize(24);
    assertThat(found.stream().map(Event::source).distinct()).containsExactly("a", "c");
    assertThat(found.stream().map(Event::day).limit(12).distinct()).containsExactly(MAY, JUNE);
    assertThat(found.stream().limit(6).map(Event::number))
        .containsExactly(30, 31, 20, 21, 10, 11);
  }

  private static void partitionsHaveLimits(Events events) {
    PerPartitionLimit two = PerPartitionLimit.of(2);
    Page<Event> page = events.worstOfEach(Set.of("a", "c"), MAY, two, PageRequest.first(3));
    List<Event> worst = new ArrayList<>(page.items());
    assertThat(page.hasNext()).isTrue();
    page = events.worstOfEach(Set.of("a", "c"), MAY, two, page.next(3).orElseThrow());
    worst.addAll(page.items());
    assertThat(page.hasNext()).isFalse();
    assertThat(worst.stream().map(event -> event.source() + event.number()))
        .containsExactly("a30", "a31", "c30", "c31");
    assertThat(events.someOfEach(PerPartitionLimit.of(1), Limit.of(100)))
        .hasSize(6)
        .extracting(Event::number)
        .containsOnly(30);
    assertThat(events.someOfEach(PerPartitionLimit.of(1), Limit.of(4))).hasSize(4);
    assertThatThrownBy(() -> events.someOfEach(null, Limit.of(4)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("limit per partition");
    assertThatThrownBy(() -> PerPartitionLimit.of(0)).isInstanceOf(RejectedInputException.class);
  }

  private static void anOrderMergesPartitions(Events events) {
    List<Integer> levels = new ArrayList<>();
    Page<Event> page = events.worst(Set.of("a", "b"), MAY, PageRequest.first(5));
    page.items().forEach(event -> levels.add(event.level()));
    while (page.hasNext()) {
      page = events.worst(Set.of("b", "a"), MAY, page.next(5).orElseThrow());
      page.items().forEach(event -> levels.add(event.level()));
    }

    assertThat(levels).containsExactly(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1);
  }

  private static void clusteringValuesComeInStoredOrder(Events events) {
    assertThat(events.mildest("a", MAY, List.of(3, 1)))
        .extracting(Event::number)
        .containsExactly(11, 10, 31, 30);
    assertThat(events.numbered("a", MAY, List.of(1, 3), Range.atLeast(11)))
        .extracting(Event::number)
        .containsExactly(30, 31, 11);
  }

  private static void indexesAreReadForEachElement(Events events) {
    assertThat(events.tagged(Set.of("a1", "b2"), Limit.of(100)).toCompletableFuture().join())
        .extracting(event -> event.source() + event.level())
        .hasSize(8)
        .containsOnly("a1", "b2");
  }

  private static void nothingIsFoundOfNothing(Events events) {
    assertThat(events.of(List.of(), List.of(MAY))).isEmpty();
    assertThat(events.mildest("a", MAY, List.of())).isEmpty();
    assertThatThrownBy(() -> events.of(null, List.of(MAY))).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> events.of(Arrays.asList("a", null), List.of(MAY)))
        .isInstanceOf(RejectedInputException.class);
  }

  private static void scansSeeEveryRowOnce(Events events) {
    try (Stream<Event> all = events.all()) {
      assertThat(all.distinct()).hasSize(36);
    }
    int seen = 0;
    Page<Event> page = events.browse(PageRequest.first(7));
    seen += page.items().size();
    while (page.hasNext()) {
      page = events.browse(page.next(7).orElseThrow());
      seen += page.items().size();
    }
    assertThat(seen).isEqualTo(36);
    assertThat(events.some(Limit.of(5)).toCompletableFuture().join()).hasSize(5);
  }

  private static Event event(String source, LocalDate day, int level, int number) {
    return new Event(source, day, level, number, Set.of(source + level, "all"));
  }
}
