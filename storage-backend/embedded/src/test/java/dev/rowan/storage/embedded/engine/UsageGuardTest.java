package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RowanClosedException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class UsageGuardTest {
  private final UsageGuard gate = new UsageGuard();

  @Test
  void refusesCallersOnceClosed() {
    gate.enter();
    gate.leave();
    assertThat(gate.close()).isTrue();
    assertThat(gate.close()).isFalse();
    assertThatThrownBy(gate::enter).isInstanceOf(RowanClosedException.class);
  }

  @Test
  void closesOnlyWhenAllCallersHaveLeft() throws Exception {
    gate.enter();
    CountDownLatch closing = new CountDownLatch(1);
    FutureTask<Boolean> close =
        new FutureTask<>(
            () -> {
              closing.countDown();
              return gate.close();
            });
    new Thread(close).start();
    closing.await();
    assertThatThrownBy(() -> close.get(50, TimeUnit.MILLISECONDS))
        .isInstanceOf(TimeoutException.class);
    gate.leave();
    assertThat(close.get(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void preservesTheInterruptOfAWaitingThread() throws Exception {
    gate.enter();
    FutureTask<Boolean> close =
        new FutureTask<>(
            () -> {
              Thread.currentThread().interrupt();
              gate.close();
              return Thread.interrupted();
            });
    Thread closer = new Thread(close);
    closer.start();
    gate.leave();
    assertThat(close.get(1, TimeUnit.MINUTES)).isTrue();
  }
}
