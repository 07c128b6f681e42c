package dev.rowan.spi.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionStringTest {
  @Test
  void takesSchemeTargetAndOptionsApart() {
    ConnectionString address =
        ConnectionString.parse("rowan:embedded:data/shop?durability=sync&cache.size=64");
    assertThat(address.scheme()).isEqualTo("embedded");
    assertThat(address.target()).isEqualTo("data/shop");
    assertThat(address.options())
        .containsExactly(entry("cache.size", "64"), entry("durability", "sync"));
  }

  @Test
  void takesAnEmptyTargetAndNoOptions() {
    assertThat(ConnectionString.parse("rowan:memory:"))
        .isEqualTo(new ConnectionString("memory", "", Map.of()));
    assertThat(ConnectionString.parse("rowan:memory:?"))
        .isEqualTo(new ConnectionString("memory", "", Map.of()));
  }

  @Test
  void decodesNothing() {
    ConnectionString address =
        ConnectionString.parse("rowan:cassandra://10.0.0.1:9042/shop?password=a=b%20c");
    assertThat(address.target()).isEqualTo("//10.0.0.1:9042/shop");
    assertThat(address.options()).containsExactly(entry("password", "a=b%20c"));
    assertThat(ConnectionString.parse("rowan:embedded:C:\\data\\shop").target())
        .isEqualTo("C:\\data\\shop");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rowan",
        "rowan:",
        "rowan:memory",
        "jdbc:memory:",
        "rowan::x",
        "rowan:Memory:",
        "rowan:1x:",
        "rowan:memory:?a",
        "rowan:memory:?=b",
        "rowan:memory:?a=b&",
        "rowan:memory:?a=b&&c=d",
        " rowan:memory:"
      })
  void refusesOtherForms(String text) {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ConnectionString.parse(text))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.MALFORMED_CONNECTION));
  }

  @Test
  void refusesAnOptionGivenTwice() {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ConnectionString.parse("rowan:memory:?key=secret1&key=secret2"))
        .withMessageContaining("key")
        .satisfies(e -> assertThat(e).hasMessageNotContaining("secret"));
  }

  @Test
  void neverShowsOptionsWhichMayBeSecret() {
    assertThat(ConnectionString.parse("rowan:memory:x?password=secret"))
        .hasToString("rowan:memory:x");
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ConnectionString.parse("rowan:memory?password=secret"))
        .satisfies(e -> assertThat(e).hasMessageNotContaining("secret"));
  }

  @Test
  void copiesTheOptions() {
    Map<String, String> options = new HashMap<>(Map.of("a", "b"));
    ConnectionString address = new ConnectionString("memory", "", options);
    options.put("c", "d");
    assertThat(address.options()).containsExactly(entry("a", "b"));
  }
}
