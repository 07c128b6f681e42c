package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nobody asked for must not fail where a first call would not. */
class WarmUpTest {
  @ParameterizedTest
  @ValueSource(strings = {"shop", "Shop of \"all\" things", ""})
  void needsNoServerAndNoKeyspace(String keyspace) {
    assertThat(WarmUp.run(keyspace)).startsWith("SELECT \"value\", \"name\" FROM ");
  }
}
