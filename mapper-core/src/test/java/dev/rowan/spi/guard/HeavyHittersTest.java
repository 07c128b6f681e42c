package dev.rowan.spi.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HeavyHittersTest {
  private final HeavyHitters hitters = new HeavyHitters();

  @Test
  void countsFewKeysExactly() {
    for (int i = 0; i < 1_000; i++) {
      hitters.add(List.of("key", i % 100), 1);
    }
    assertThat(hitters.largest())
        .hasSize(100)
        .allMatch(each -> each.count() == 10 && each.certain() == 10);
    hitters.clear();
    assertThat(hitters.largest()).isEmpty();
  }

  /** The guarantees of the algorithm, against an exact count of a skewed stream. */
  @Test
  void boundsTheCountsOfManyKeysAndMissesNoFrequentOne() {
    long seed = 20261126;
    Random random = new Random(seed);
    Map<List<Object>, Long> exact = new HashMap<>();
    int total = 100_000;
    for (int i = 0; i < total; i++) {
      List<Object> key = List.of((int) Math.exp(random.nextDouble() * 10));
      exact.merge(key, 1L, Long::sum);
      hitters.add(key, 1);
    }
    Map<List<Object>, HeavyHitters.Counter> found = new HashMap<>();
    hitters.largest().forEach(each -> found.put(each.key(), each));
    found.forEach(
        (key, each) -> {
          long count = exact.get(key);
          assertThat(each.count()).as("seed " + seed).isGreaterThanOrEqualTo(count);
          assertThat(each.certain()).as("seed " + seed).isLessThanOrEqualTo(count);
        });
    exact.forEach(
        (key, count) -> {
          if (count > total / HeavyHitters.CAPACITY) {
            assertThat(found).as("seed " + seed).containsKey(key);
          }
        });
  }

  @Test
  void subtractsThreeStandardDeviationsOfSamples() {
    hitters.add(List.of("one sample of many"), 256);
    for (int i = 0; i < 400; i++) {
      hitters.add(List.of("many samples"), 256);
    }
    assertThat(hitters.largest().get(0).certain())
        .isEqualTo(400 * 256 - (long) (3 * Math.sqrt(400.0 * 256 * 255)));
    assertThat(hitters.largest().get(1).certain()).isZero();
  }

  @Test
  void reportsAKeyOnce() {
    hitters.add(List.of("key"), 1);
    assertThat(hitters.largest().get(0).report()).isTrue();
    assertThat(hitters.largest().get(0).report()).isFalse();
  }
}
