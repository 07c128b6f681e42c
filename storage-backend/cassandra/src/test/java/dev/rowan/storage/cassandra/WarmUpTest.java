package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The warm-up must not fail where a first call would succeed. */
class WarmUpTest {
  @ParameterizedTest
  @ValueSource(strings = {"shop", "Shop of \"all\" things", ""})
  void needsNoServerAndNoKeyspace(String keyspace) {
    assertThat(WarmUp.run(keyspace)).startsWith("SELECT \"value\", \"name\" FROM ");
  }
}
