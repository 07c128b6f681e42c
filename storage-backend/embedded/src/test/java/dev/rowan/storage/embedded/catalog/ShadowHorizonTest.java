package dev.rowan.storage.embedded.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import org.junit.jupiter.api.Test;

class ShadowHorizonTest {
  private final OrderedStore store = new HeapStore();

  @Test
  void spansWhatWasDeleted() {
    ShadowHorizon horizon = Catalogue.of(store, () -> 1_000).horizon();
    assertThat(horizon.mayShadow(5)).isFalse();
    horizon.raise(7);
    horizon.raise(3);
    assertThat(horizon.mayShadow(7)).isTrue();
    assertThat(horizon.mayShadow(8)).isFalse();
  }

  @Test
  void isNotForgottenInARestart() {
    Catalogue before = Catalogue.of(store, () -> 1_000);
    long byClock = before.clock().next();
    before.horizon().raise(byClock);
    assertThat(Catalogue.of(store, () -> 1_000).horizon().mayShadow(byClock)).isTrue();

    long farAhead = Long.MAX_VALUE / 2;
    before.horizon().raise(farAhead);
    ShadowHorizon after = Catalogue.of(store, () -> 1_000).horizon();
    assertThat(after.mayShadow(farAhead)).isTrue();
    assertThat(after.mayShadow(farAhead + 1)).isFalse();
  }

  @Test
  void doesNotReachTheTimestampsOfTheClock() {
    Catalogue before = Catalogue.of(store, () -> 1_000);
    before.horizon().raise(before.clock().next());
    assertThat(before.horizon().mayShadow(before.clock().next())).isFalse();
    Catalogue after = Catalogue.of(store, () -> 1_000);
    assertThat(after.horizon().mayShadow(after.clock().next())).isFalse();
  }
}
