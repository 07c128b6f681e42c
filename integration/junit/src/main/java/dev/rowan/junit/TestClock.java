package dev.rowan.junit;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The clock of the store of a test. It runs as the clock of the machine does, and {@link #advance}
 * moves it ahead, so that rows expire without a wait. A parameter of a test with {@link RowanTest}
 * has this type. Thread-safe.
 * <!-- tag: junit-clock -->
 *
 * <pre>{@code
 * @Test
 * void anOfferEndsAfterAWeek(Items items, TestClock clock) {
 *   Item lamp = new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50"));
 *   items.save(lamp, WriteOptions.ttl(Duration.ofDays(7)));
 *   clock.advance(Duration.ofDays(6));
 *   assertThat(items.find(lamp.id())).isPresent();
 *   clock.advance(Duration.ofDays(1));
 *   assertThat(items.find(lamp.id())).isEmpty();
 *   assertThat(items.bySeller("ann", Limit.of(10))).isEmpty();
 * }
 * }</pre>
 *
 * @see dev.rowan.RowanOptions#withTime what of Rowan depends on it
 */
public final class TestClock implements InstantSource {
  private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

  TestClock() {}

  /** Returns the present time of the store. */
  @Override
  public Instant instant() {
    return Instant.now().plus(ahead.get());
  }

  /**
   * Moves the clock ahead.
   *
   * @throws IllegalArgumentException if the duration is negative
   */
  public void advance(Duration duration) {
    if (duration.isNegative()) {
      throw new IllegalArgumentException(
          "a clock of a store never goes back, but the duration is " + duration);
    }
    ahead.accumulateAndGet(duration, Duration::plus);
  }
}
