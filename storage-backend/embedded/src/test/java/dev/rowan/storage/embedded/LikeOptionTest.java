package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ConfigurationException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.ConnectionString;
import org.junit.jupiter.api.Test;

class LikeOptionTest {
  private static Backend open(String options) {
    return new MemoryProvider().open(ConnectionString.parse("rowan:memory:" + options));
  }

  @Test
  void onlyTheOptionMakesTheStoreStandForACluster() {
    try (Backend like = open("?like=cassandra");
        Backend plain = open("")) {
      assertThat(like.capabilities().has(Capability.STANDS_FOR_CLUSTER)).isTrue();
      assertThat(plain.capabilities().has(Capability.STANDS_FOR_CLUSTER)).isFalse();
    }
  }

  @Test
  void anotherStoreIsRefused() {
    assertThatThrownBy(() -> open("?like=scylla"))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("expected: cassandra");
  }
}
