package dev.rowan.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Seed;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.Loop;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Slice;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Pages of several partitions are those of one sorted list, whatever the backend does. */
class PartitionPagesTest {
  private static final int PARTITIONS = 11;
  private static final int PER_STEP = 3;
  private static final int ALL = Integer.MAX_VALUE;
  private static final Comparator<Place> BY_PARTITION =
      Comparator.comparingInt(Place::partition).thenComparingInt(Place::number);

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  private enum Kind {
    MERGED,
    IN_STEPS,
    IN_TURN
  }

  private record Place(int partition, int number) {}

  @ParameterizedTest
  @CsvSource({
    "MERGED, false",
    "MERGED, true",
    "IN_STEPS, false",
    "IN_STEPS, true",
    "IN_TURN, false",
    "IN_TURN, true"
  })
  void eachPageContinuesAfterTheLastOne(Kind kind, boolean atOnce) throws Exception {
    for (int round = 0; round < 40; round++) {
      boolean reversed = random.nextBoolean();
      try (SlowBackend backend = new SlowBackend(random, atOnce)) {
        fill(backend);
        Comparator<Place> order = order(kind, reversed);
        Pages pages = pages(backend, kind, reversed, ALL);
        @Nullable Place last = null;
        @Nullable Position next = null;
        do {
          int size = 1 + random.nextInt(12);
          RowPage page = pages.fetch(size, next).toCompletableFuture().get(30, TimeUnit.SECONDS);
          List<Place> after = after(backend, last, order);
          assertThat(places(page))
              .as("seed %d, %s, reversed %s", seed, kind, reversed)
              .isEqualTo(after.subList(0, Math.min(size, after.size())));
          assertThat(page.next() == null).isEqualTo(after.size() <= size);
          last = places(page).isEmpty() ? last : places(page).get(places(page).size() - 1);
          next = page.next();
          change(backend, last, order);
        } while (next != null);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "MERGED, false",
    "MERGED, true",
    "IN_STEPS, false",
    "IN_STEPS, true",
    "IN_TURN, false",
    "IN_TURN, true"
  })
  void noPartitionGivesMoreThanItsLimit(Kind kind, boolean atOnce) throws Exception {
    for (int round = 0; round < 40; round++) {
      int perPartition = 1 + random.nextInt(6);
      try (SlowBackend backend = new SlowBackend(random, atOnce)) {
        fill(backend);
        List<Place> expected = new ArrayList<>();
        backend.partitions.forEach(
            (partition, numbers) ->
                numbers.stream()
                    .limit(perPartition)
                    .forEach(number -> expected.add(new Place(partition, number))));
        expected.sort(order(kind, false));
        Pages pages = pages(backend, kind, false, perPartition);
        List<Place> found = new ArrayList<>();
        @Nullable Position next = null;
        do {
          int size = 1 + random.nextInt(12);
          RowPage page = pages.fetch(size, next).toCompletableFuture().get(30, TimeUnit.SECONDS);
          found.addAll(places(page));
          next = page.next();
          assertThat(next == null || page.rows().size() == size).as("seed %d", seed).isTrue();
        } while (next != null);
        assertThat(found).as("seed %d", seed).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "MERGED, false",
    "MERGED, true",
    "IN_STEPS, false",
    "IN_STEPS, true",
    "IN_TURN, false",
    "IN_TURN, true"
  })
  void pagesThatStopShortLoseNothingAndRepeatNothing(Kind kind, boolean atOnce) throws Exception {
    for (int round = 0; round < 40; round++) {
      boolean reversed = random.nextBoolean();
      try (SlowBackend backend = new SlowBackend(random, atOnce)) {
        fill(backend);
        List<Place> found = new ArrayList<>();
        @Nullable Position next = null;
        do {
          AtomicInteger fetches = new AtomicInteger();
          Reads counted =
              query -> {
                fetches.incrementAndGet();
                return backend.fetch(query);
              };
          BooleanSupplier stops = () -> fetches.get() > 0 && random.nextInt(3) == 0;
          int size = 1 + random.nextInt(12);
          RowPage page =
              pages(counted, kind, reversed, ALL, stops)
                  .fetch(size, next)
                  .toCompletableFuture()
                  .get(30, TimeUnit.SECONDS);
          assertThat(page.rows()).hasSizeLessThanOrEqualTo(size);
          found.addAll(places(page));
          next = page.next();
        } while (next != null);
        assertThat(found)
            .as("seed %d, %s, reversed %s", seed, kind, reversed)
            .isEqualTo(after(backend, null, order(kind, reversed)));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aFullPageIsTheLastOneIfNoPartitionAfterItHasRows(Kind kind) throws Exception {
    try (SlowBackend backend = new SlowBackend(random, true)) {
      backend.partition(0).addAll(Set.of(1, 2, 3));
      RowPage page =
          pages(backend, kind, false, ALL)
              .fetch(3, null)
              .toCompletableFuture()
              .get(30, TimeUnit.SECONDS);
      assertThat(page.rows()).hasSize(3);
      assertThat(page.next()).isNull();
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void somePartitionsAreAskedAtATimeAndNotAll(Kind kind) throws Exception {
    try (SlowBackend backend = new SlowBackend(random, false)) {
      fill(backend);
      pages(backend, kind, false, ALL)
          .fetch(1_000, null)
          .toCompletableFuture()
          .get(30, TimeUnit.SECONDS);
      assertThat(backend.most.get()).isBetween(1, ConcatenatedPages.AT_A_TIME);
    }
  }

  @Test
  void aForeignPositionIsRefused() {
    try (SlowBackend backend = new SlowBackend(random, true)) {
      Position foreign = new Position(ByteBuffer.allocate(20));
      for (Kind kind : Kind.values()) {
        Pages pages = pages(backend, kind, false, ALL);
        assertThatThrownBy(() -> pages.fetch(1, foreign))
            .isInstanceOfSatisfying(
                RejectedInputException.class,
                e -> assertThat(e.code()).isEqualTo(ErrorCode.FOREIGN_PAGE_TOKEN));
      }
    }
  }

  @Test
  void aLoopOfManyStepsDoesNotGrowTheStackAndEndsWithItsFailure() {
    AtomicInteger steps = new AtomicInteger();
    CompletableFuture<Void> end =
        Loop.until(() -> CompletableFuture.completedFuture(steps.incrementAndGet() == 1_000_000))
            .toCompletableFuture();
    assertThat(end).isCompleted();
    IllegalStateException failure = new IllegalStateException("on purpose");
    CompletableFuture<Boolean> later = new CompletableFuture<>();
    CompletableFuture<Void> failed = Loop.until(() -> later).toCompletableFuture();
    later.completeExceptionally(failure);
    assertThat(failed).isCompletedExceptionally();
    assertThat(failed.handle((done, thrown) -> thrown).join()).isSameAs(failure);
  }

  private void fill(SlowBackend backend) {
    for (int partition = 0; partition < PARTITIONS; partition++) {
      for (int i = random.nextInt(20); i > 0; i--) {
        backend.partition(partition).add(random.nextInt(30));
      }
    }
  }

  /** Deletes rows anywhere, and adds some that stand before the last one that was seen. */
  private void change(SlowBackend backend, @Nullable Place last, Comparator<Place> order) {
    for (int i = random.nextInt(6); i > 0; i--) {
      backend.partition(random.nextInt(PARTITIONS)).remove(random.nextInt(30));
      Place added = new Place(random.nextInt(PARTITIONS), random.nextInt(30));
      if (last != null && order.compare(added, last) <= 0) {
        backend.partition(added.partition()).add(added.number());
      }
    }
  }

  private static Pages pages(SlowBackend backend, Kind kind, boolean reversed, int perPartition) {
    return pages(backend::fetch, kind, reversed, perPartition, () -> false);
  }

  private static Pages pages(
      Reads reads, Kind kind, boolean reversed, int perPartition, BooleanSupplier stops) {
    List<Query> queries = queries(reversed);
    return kind != Kind.IN_TURN
        ? new PartitionsMerged(
            reads,
            SlowBackend.TABLE,
            queries,
            new PartitionsMerged.Merging(steps(kind), reversed, perPartition, true),
            stops)
        : new ConcatenatedPages(
            reads,
            queries,
            new ConcatenatedPages.Asking(ConcatenatedPages.AT_A_TIME, perPartition, true),
            stops);
  }

  private static Pages lazy(Reads reads, Kind kind) {
    List<Query> queries = queries(false);
    return kind == Kind.IN_STEPS
        ? new PartitionsMerged(
            reads,
            SlowBackend.TABLE,
            queries,
            new PartitionsMerged.Merging(steps(kind), false, ALL, false),
            () -> false)
        : new ConcatenatedPages(
            reads, queries, new ConcatenatedPages.Asking(1, ALL, false), () -> false);
  }

  private static int[] steps(Kind kind) {
    int step = kind == Kind.IN_STEPS ? PER_STEP : PARTITIONS;
    return IntStream.range(0, PARTITIONS).map(partition -> partition / step).toArray();
  }

  private static List<Query> queries(boolean reversed) {
    return IntStream.range(0, PARTITIONS)
        .<Query>mapToObj(
            partition ->
                new SliceQuery(
                    SlowBackend.TABLE,
                    List.of(partition),
                    Slice.ALL,
                    ReadDirection.of(reversed),
                    1,
                    null))
        .toList();
  }

  private static Comparator<Place> order(Kind kind, boolean reversed) {
    Comparator<Place> byNumber = Comparator.comparingInt(Place::number);
    byNumber = reversed ? byNumber.reversed() : byNumber;
    return switch (kind) {
      case MERGED -> byNumber.thenComparing(BY_PARTITION);
      case IN_STEPS ->
          Comparator.comparingInt((Place place) -> place.partition() / PER_STEP)
              .thenComparing(byNumber)
              .thenComparing(BY_PARTITION);
      case IN_TURN -> Comparator.comparingInt(Place::partition).thenComparing(byNumber);
    };
  }

  private static List<Place> after(
      SlowBackend backend, @Nullable Place last, Comparator<Place> order) {
    List<Place> after = new ArrayList<>();
    backend.partitions.forEach(
        (partition, numbers) -> numbers.forEach(number -> after.add(new Place(partition, number))));
    after.removeIf(place -> last != null && order.compare(place, last) <= 0);
    after.sort(order);
    return after;
  }

  private static List<Place> places(RowPage page) {
    return page.rows().stream()
        .map(
            row ->
                new Place(
                    (Integer) Objects.requireNonNull(row.get(0)),
                    (Integer) Objects.requireNonNull(row.get(1))))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(names = {"IN_STEPS", "IN_TURN"})
  void aLazyReadAsksNoStepBeforeItsRowsAreNeeded(Kind kind) throws Exception {
    for (int round = 0; round < 40; round++) {
      try (SlowBackend backend = new SlowBackend(random, random.nextBoolean())) {
        fill(backend);
        List<Place> all = after(backend, null, order(kind, false));
        Set<Object> asked = ConcurrentHashMap.newKeySet();
        Reads counted =
            query -> {
              asked.add(((SliceQuery) query).partition().get(0));
              return backend.fetch(query);
            };
        Pages pages = lazy(counted, kind);
        int size = 1 + random.nextInt(12);
        List<Place> found = new ArrayList<>();
        @Nullable Position next = null;
        do {
          RowPage page = pages.fetch(size, next).toCompletableFuture().get(30, TimeUnit.SECONDS);
          if (next == null && page.rows().size() == size) {
            int step = kind == Kind.IN_STEPS ? PER_STEP : 1;
            int steps = all.get(size - 1).partition() / step + 1;
            assertThat(asked).as("seed %d", seed).hasSizeLessThanOrEqualTo(steps * step);
          }
          found.addAll(places(page));
          next = page.next();
        } while (next != null);
        assertThat(found).as("seed %d", seed).isEqualTo(all);
      }
    }
  }
}
