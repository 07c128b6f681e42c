package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.Seed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ChangeClockTest {
  private Instant now = Instant.parse("2026-02-01T12:00:00.123456Z");

  @Test
  void timestampsAreEvenAndNearTheTimeOfDay() {
    ChangeClock clock = clock(3);
    for (int row = 0; row < 100; row++) {
      long timestamp = clock.next(row, Long.MIN_VALUE);
      assertThat(timestamp % 2).isZero();
      assertThat(timestamp - clock.micros()).isBetween(-ChangeClock.QUANTUM, 2L * 510);
    }
  }

  @Test
  void oneRowNeverGetsATimestampTwiceNorAnEarlierOne() {
    ChangeClock clock = clock(510);
    long seed = Seed.next();
    Random random = new Random(seed);
    long last = Long.MIN_VALUE;
    for (int i = 0; i < 2_000; i++) {
      now =
          now.plus(Duration.ofNanos(random.nextInt(4_000_000) - 2_000_000)); // clocks are set back
      long timestamp = clock.next(7, Long.MIN_VALUE);
      assertThat(timestamp).as("seed %d, change %d", seed, i).isGreaterThan(last + 1);
      last = timestamp;
    }
  }

  @Test
  void clocksOfTwoTagsNeverGiveTheSame() {
    Set<Long> given = new HashSet<>();
    for (int tag : new int[] {1, 2, 255, 509, 510}) {
      ChangeClock clock = clock(tag);
      for (int i = 0; i < 500; i++) {
        assertThat(given.add(clock.next(1, Long.MIN_VALUE))).isTrue();
      }
    }
  }

  @Test
  void aChangeIsLaterThanAllThatItHasRead() {
    ChangeClock clock = clock(1);
    long present = clock.micros();
    for (long floor : new long[] {0, -1, -1_025, present, present + 1, present + 5_000_000}) {
      assertThat(clock.next(9, floor)).isGreaterThan(floor + 1);
    }
    assertThat(clock.drifted()).isZero();
  }

  @Test
  void whatIsDatedFarAheadIsFollowedAndCounted() {
    ChangeClock clock = clock(1);
    long ahead = clock.micros() + Duration.ofMinutes(6).toNanos() / 1_000;
    assertThat(clock.next(9, ahead)).isGreaterThan(ahead);
    clock.next(9, Long.MIN_VALUE);
    assertThat(clock.drifted()).isEqualTo(2);
    clock.next(10, Long.MIN_VALUE);
    assertThat(clock.drifted()).as("another row").isEqualTo(2);
  }

  @Test
  void aUnitIsLaterThanItsRowsWereAndEarlierThanTheyWillBe() {
    ChangeClock clock = clock(1);
    long before = 0;
    for (int i = 0; i < 5; i++) {
      before = clock.next(8, Long.MIN_VALUE);
    }
    long batch = clock.next(new int[] {7, 8, 9, 8}, Long.MIN_VALUE);
    assertThat(batch).isGreaterThan(before + 1);
    for (int row : new int[] {7, 8, 9}) {
      assertThat(clock.next(row, Long.MIN_VALUE)).isGreaterThan(batch + 1);
    }
  }

  @Test
  void unitsOfSeveralThreadsHaveNoTimestampOfARowInCommon() throws Exception {
    ChangeClock clock = clock(1);
    long seed = Seed.next();
    Set<List<Long>> given = ConcurrentHashMap.newKeySet();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<?>> running = new ArrayList<>();
    for (int thread = 0; thread < 4; thread++) {
      Random random = new Random(seed + thread);
      running.add(
          threads.submit(
              () -> {
                for (int i = 0; i < 3_000; i++) {
                  int[] rows = random.ints(1 + random.nextInt(3), 0, 5).distinct().toArray();
                  long timestamp = clock.next(rows, Long.MIN_VALUE);
                  for (int row : rows) {
                    assertThat(given.add(List.of((long) row, timestamp)))
                        .as("seed " + seed)
                        .isTrue();
                  }
                }
              }));
    }
    for (Future<?> future : running) {
      future.get();
    }
    threads.shutdown();
  }

  @Test
  void whatIsPastIsNotWaitedFor() {
    CompletableFuture<Void> end = new CompletableFuture<>();
    List<Long> delays = new ArrayList<>();
    ChangeClock clock =
        new ChangeClock(
            () -> now,
            () -> 1,
            micros -> {
              delays.add(micros);
              return end;
            });
    assertThat(clock.passed(clock.micros() - 1).toCompletableFuture()).isDone();
    assertThat(delays).isEmpty();
    assertThat(clock.passed(Long.MAX_VALUE - 1)).isSameAs(end);
    assertThat(delays).containsExactly(1_000_000L);
  }

  @Test
  void tagsHaveBounds() {
    assertThatIllegalArgumentException().isThrownBy(() -> clock(0));
    assertThatIllegalArgumentException().isThrownBy(() -> clock(511));
  }

  private ChangeClock clock(int tag) {
    return new ChangeClock(() -> now, tag);
  }
}
