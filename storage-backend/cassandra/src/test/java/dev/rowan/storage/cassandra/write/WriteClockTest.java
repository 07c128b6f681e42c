package dev.rowan.storage.cassandra.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Client timestamps and server timestamps are in the order of the writes. */
@Timeout(60)
class WriteClockTest {
  private static final int ROUNDS = 50;

  private final WriteClock clock = new WriteClock();

  @Test
  void eachTimestampLeavesRoomForWritesOneMicrosecondBefore() {
    long before = clock.next();
    for (int i = 0; i < 10_000; i++) {
      long timestamp = clock.next();
      assertThat(timestamp - 1).isGreaterThan(before);
      before = timestamp;
    }
  }

  @Test
  void aServerIsCalledOnceItsMillisecondIsLaterThanTheLastTimestamp() {
    for (int i = 0; i < ROUNDS; i++) {
      clock.followServer(); // Ahead of the wall clock, as after many writes.
      long timestamp = clock.next();
      clock.passed().toCompletableFuture().join();
      assertThat(System.currentTimeMillis() * 1_000).isGreaterThan(timestamp);
    }
  }

  @Test
  void aTimestampIsLaterThanWhatAServerGaveBefore() {
    for (int i = 0; i < ROUNDS; i++) {
      long ofServer = System.currentTimeMillis() * 1_000 + 999;
      clock.followServer();
      assertThat(clock.next() - 1).isGreaterThan(ofServer);
    }
  }
}
