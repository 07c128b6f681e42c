package dev.rowan.storage.embedded.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StoreClockTest {
  private final OrderedStore store = new HeapStore();
  private final AtomicLong wall = new AtomicLong(1_000_000_000_000L);

  @Test
  void followsTheWallClock() {
    StoreClock clock = StoreClock.of(store, wall::get);
    assertThat(clock.next()).isEqualTo(1_000_000_000_000L);
    wall.addAndGet(77);
    assertThat(clock.next()).isEqualTo(1_000_000_000_077L);
    assertThat(clock.nowSeconds()).isEqualTo(1_000_000);
  }

  @Test
  void neverRepeatsAndNeverGoesBackWithTheWallClock() {
    StoreClock clock = StoreClock.of(store, wall::get);
    long last = clock.next();
    for (int i = 0; i < 100; i++) {
      wall.addAndGet(i % 3 == 0 ? -10_000_000 : 1);
      long next = clock.next();
      assertThat(next).isGreaterThan(last);
      last = next;
    }
  }

  @Test
  void leavesRoomForWritesOneMicrosecondBefore() {
    StoreClock clock = StoreClock.of(store, wall::get);
    long last = clock.next();
    for (int i = 0; i < 10; i++) {
      long next = clock.next();
      assertThat(next - 1).isGreaterThan(last);
      last = next;
    }
  }

  @Test
  void neverGoesBackAcrossRestarts() {
    long last = Long.MIN_VALUE;
    for (int restart = 0; restart < 10; restart++) {
      StoreClock clock = StoreClock.of(store, wall::get);
      for (int i = 0; i < 50; i++) {
        wall.addAndGet(500_000);
        long next = clock.next();
        assertThat(next).isGreaterThan(last);
        last = next;
      }
      wall.addAndGet(-100_000_000);
    }
  }

  @Test
  void givesEachThreadTimestampsOfItsOwn() throws Exception {
    StoreClock clock = StoreClock.of(store, wall::get);
    Set<Long> given = ConcurrentHashMap.newKeySet();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Thread thread =
          new Thread(
              () -> {
                for (int n = 0; n < 10_000; n++) {
                  given.add(clock.next());
                }
              });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(given).hasSize(40_000);
  }
}
