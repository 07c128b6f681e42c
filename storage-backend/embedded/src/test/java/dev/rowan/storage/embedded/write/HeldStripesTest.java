package dev.rowan.storage.embedded.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.meter.Meters;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeldStripesTest {
  private final LockStripes stripes = new LockStripes(new Meters());

  @Test
  void releasesEverythingWhenClosed() {
    HeldStripes held = new HeldStripes(stripes);
    held.want(3);
    held.lockWanted();
    assertThat(held.tryToHold(1)).isTrue();
    assertThat(stripes.get(1).isHeldByCurrentThread()).isTrue();
    held.close();
    held.close();
    assertThat(stripes.get(1).isLocked()).isFalse();
    assertThat(stripes.get(3).isLocked()).isFalse();
  }

  @Test
  void recordsForTheNextAttemptTheStripesThatItCouldNotHold() throws Exception {
    HeldStripes other = new HeldStripes(stripes);
    other.want(5);
    other.lockWanted();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    HeldStripes held = new HeldStripes(stripes);
    assertThat(thread.submit(() -> held.tryToHold(5)).get()).isFalse();
    other.close();
    thread.submit(held::lockWanted).get();
    assertThat(stripes.get(5).isLocked()).isTrue();
    thread.submit(held::close).get();
    thread.shutdown();
  }

  @Test
  void neverDeadlocks() throws Exception {
    long seed = Seed.next();
    int[] counts = new int[8];
    ExecutorService threads = Executors.newFixedThreadPool(4);
    Future<?>[] workers = new Future<?>[4];
    for (int worker = 0; worker < 4; worker++) {
      Random random = new Random(seed + worker);
      workers[worker] = threads.submit(() -> countInPairs(counts, random));
    }
    for (Future<?> worker : workers) {
      worker.get(1, TimeUnit.MINUTES);
    }
    threads.shutdown();
    assertThat(IntStream.of(counts).sum()).as("seed %d", seed).isEqualTo(4 * 5_000 * 2);
  }

  /** One stripe is known in advance, another is found only under its lock, in any order. */
  private void countInPairs(int[] counts, Random random) {
    for (int i = 0; i < 5_000; i++) {
      int known = random.nextInt(counts.length);
      int found = random.nextInt(counts.length);
      try (HeldStripes held = new HeldStripes(stripes)) {
        held.want(known);
        held.lockWanted();
        while (!held.tryToHold(found)) {
          held.lockWanted();
        }
        counts[known]++;
        counts[found]++;
      }
    }
  }
}
