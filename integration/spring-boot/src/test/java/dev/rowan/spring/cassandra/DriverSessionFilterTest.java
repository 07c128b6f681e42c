package dev.rowan.spring.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

class DriverSessionFilterTest {
  private static final String SESSION =
      "org.springframework.boot.autoconfigure.cassandra.CassandraAutoConfiguration";

  @Test
  void aSessionThatNoPropertyStatesIsLeftOut() {
    assertThat(matches(Map.of("rowan.url", "rowan:memory:"))).containsExactly(true, false);
  }

  @Test
  void aStatedSessionIsDeclared() {
    assertThat(matches(Map.of("spring.cassandra.keyspace-name", "shop"))).containsOnly(true);
    assertThat(matches(Map.of("rowan.cassandra.keyspace", "shop"))).containsOnly(true);
  }

  private static boolean[] matches(Map<String, Object> properties) {
    StandardEnvironment environment = new StandardEnvironment();
    environment.getPropertySources().addFirst(new MapPropertySource("test", properties));
    DriverSessionFilter filter = new DriverSessionFilter();
    filter.setEnvironment(environment);
    return filter.match(new String[] {"any.other", SESSION}, null);
  }
}
