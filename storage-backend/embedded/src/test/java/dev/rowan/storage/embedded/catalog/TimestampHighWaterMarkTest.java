package dev.rowan.storage.embedded.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import org.junit.jupiter.api.Test;

class TimestampHighWaterMarkTest {
  private final OrderedStore store = new HeapStore();

  @Test
  void coversDeletions() {
    TimestampHighWaterMark mark = Catalogue.of(store, () -> 1_000).deletions();
    assertThat(mark.reaches(5)).isFalse();
    mark.raise(7);
    mark.raise(3);
    assertThat(mark.reaches(7)).isTrue();
    assertThat(mark.reaches(8)).isFalse();
  }

  @Test
  void survivesARestart() {
    Catalogue before = Catalogue.of(store, () -> 1_000);
    long byClock = before.clock().next();
    before.deletions().raise(byClock);
    assertThat(Catalogue.of(store, () -> 1_000).deletions().reaches(byClock)).isTrue();

    long farAhead = Long.MAX_VALUE / 2;
    before.deletions().raise(farAhead);
    TimestampHighWaterMark after = Catalogue.of(store, () -> 1_000).deletions();
    assertThat(after.reaches(farAhead)).isTrue();
    assertThat(after.reaches(farAhead + 1)).isFalse();
  }

  @Test
  void isSeparateForEachKindOfWrites() {
    Catalogue before = Catalogue.of(store, () -> 1_000);
    before.chosen().raise(Long.MAX_VALUE / 2);
    Catalogue after = Catalogue.of(store, () -> 1_000);
    assertThat(after.chosen().reaches(Long.MAX_VALUE / 2)).isTrue();
    assertThat(after.deletions().reaches(Long.MAX_VALUE / 2)).isFalse();
  }

  @Test
  void doesNotReachTheTimestampsOfTheClock() {
    Catalogue before = Catalogue.of(store, () -> 1_000);
    before.deletions().raise(before.clock().next());
    assertThat(before.deletions().reaches(before.clock().next())).isFalse();
    Catalogue after = Catalogue.of(store, () -> 1_000);
    assertThat(after.deletions().reaches(after.clock().next())).isFalse();
  }
}
