package dev.rowan.storage.cassandra.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class WriteClockTest {
  private static final int ROUNDS = 200;
  private static final int PARTITION = 1;
  private static final int OTHER = 2;

  private final WriteClock clock = new WriteClock(InstantSource.system());
  private Instant now = Instant.parse("2026-02-01T00:00:00Z");
  private final WriteClock stepped = new WriteClock(() -> now);

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
      clock.used(timestamp, PARTITION);
      clock.passed(PARTITION, CallOptions.NONE).toCompletableFuture().join();
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

  @Test
  void timestampsAscendAlthoughTheTimeOfDayIsSetBack() {
    long before = stepped.next();
    now = now.minusSeconds(140);
    assertThat(stepped.next()).isGreaterThan(before + 1);
    now = now.plusSeconds(280);
    assertThat(stepped.next()).isEqualTo(now.getEpochSecond() * 1_000_000);
  }

  @Test
  void aStepBackHoldsUpNoOtherPartition() {
    stepped.used(stepped.next(), PARTITION);
    now = now.minusSeconds(140);
    stepped.next();
    assertThat(stepped.passed(OTHER, CallOptions.NONE).toCompletableFuture()).isCompleted();
  }

  @Test
  void aWriteThatWouldBeHiddenByAnEarlierOneIsRefusedAtOnce() {
    stepped.used(stepped.next(), PARTITION);
    now = now.minusSeconds(140);
    assertRefused(CallOptions.NONE);
    assertRefused(CallOptions.NONE.withTimeout(Duration.ofSeconds(139)));
    Deadline deadline = Deadline.after(Duration.ofSeconds(139), () -> 0);
    assertRefused(CallOptions.NONE.withDeadline(deadline));
    now = now.plusSeconds(141);
    assertThat(stepped.passed(PARTITION, CallOptions.NONE).toCompletableFuture()).isCompleted();
  }

  private void assertRefused(CallOptions options) {
    CompletableFuture<Void> passed = stepped.passed(PARTITION, options).toCompletableFuture();
    assertThat(passed).isCompletedExceptionally();
    assertThat(passed.handle((done, failure) -> Failures.unwrap(failure)).join())
        .isInstanceOf(BackendUnavailableException.class)
        .isNotInstanceOf(OutcomeUnknownException.class)
        .hasMessageContaining("140 s ahead");
  }
}
