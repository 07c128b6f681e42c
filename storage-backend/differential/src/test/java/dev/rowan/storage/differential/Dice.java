package dev.rowan.storage.differential;

import java.util.List;
import java.util.SplittableRandom;

/** Random choices that a seed repeats. Not thread-safe. */
final class Dice {
  private final SplittableRandom random;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Returns a number from 0 to below the bound. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** Returns a number between the two, both included. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  boolean coin() {
    return random.nextBoolean();
  }

  long anyLong() {
    return random.nextLong();
  }

  <T> T of(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  @SafeVarargs
  final <T> T of(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
