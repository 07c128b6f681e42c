package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A first call that nobody made must not fail where the first call of somebody would not. */
class WarmUpTest {
  @ParameterizedTest
  @ValueSource(strings = {"shop", "Shop of \"all\" things", ""})
  void needsNoServerAndNoKeyspace(String keyspace) {
    assertThatCode(() -> WarmUp.run(keyspace)).doesNotThrowAnyException();
  }
}
