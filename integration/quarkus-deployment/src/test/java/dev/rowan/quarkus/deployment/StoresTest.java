package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.quarkus.RowanBeans;
import dev.rowan.quarkus.RowanConfig;
import dev.rowan.quarkus.RowanRecorder;
import dev.rowan.quarkus.StoreWithoutAddress;
import dev.rowan.quarkus.cassandra.SessionStore;
import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.config.SmallRyeConfigBuilder;
import jakarta.enterprise.inject.Instance;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import shop.Items;

/** The choice of the store: an address, a session of the application, or what the build chose. */
class StoresTest {
  private static final RowanOptions OPTIONS = RowanOptions.defaults();

  @Test
  void anApplicationInProductionLearnsWhatToSet() {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> open(config(Map.of()), Optional.empty(), options -> Optional.empty()))
        .withMessageContaining("rowan.url is not set")
        .withMessageContaining("rowan:embedded:data/shop")
        .satisfies(failure -> assertThat(failure.getConfigKeys()).containsExactly("rowan.url"));
  }

  @Test
  void theAddressComesBeforeASessionAndASessionBeforeTheChoiceOfTheBuild() {
    try (Rowan ofSession = Rowan.connect("rowan:memory:")) {
      StoreWithoutAddress session = options -> Optional.of(ofSession);
      assertThat(open(config(Map.of()), Optional.of("rowan:memory:"), session)).isSameAs(ofSession);
      try (Rowan stated =
          open(config(Map.of("rowan.url", "rowan:memory:")), Optional.empty(), session)) {
        assertThat(stated).isNotSameAs(ofSession);
      }
    }
    try (Rowan chosen =
        open(config(Map.of()), Optional.of("rowan:memory:"), options -> Optional.empty())) {
      assertThat(chosen.dao(Items.class)).isNotNull();
    }
  }

  @Test
  void aSessionWithoutAKeyspaceLearnsWhatToSet() {
    assertThat(new SessionStore(sessions(false), config(Map.of())).open(OPTIONS)).isEmpty();
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> new SessionStore(sessions(true), config(Map.of())).open(OPTIONS))
        .withMessageContaining("rowan.cassandra.keyspace=shop");
    RowanConfig wrong =
        config(Map.of("rowan.cassandra.keyspace", "shop", "rowan.cassandra.schema", "destroy"));
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> new SessionStore(sessions(true), wrong).open(OPTIONS))
        .withMessageContaining(
            "rowan.cassandra.schema is destroy. Set it to one of: validate, unchecked, create, create-missing");
  }

  private static Rowan open(
      RowanConfig config, Optional<String> chosen, StoreWithoutAddress other) {
    return new RowanBeans()
        .rowan(
            config, OPTIONS, new RowanRecorder().fallbackStore(chosen).getValue(), List.of(other));
  }

  private static RowanConfig config(Map<String, String> stated) {
    return new SmallRyeConfigBuilder()
        .withMapping(RowanConfig.class)
        .withDefaultValues(stated)
        .build()
        .getConfigMapping(RowanConfig.class);
  }

  /** Returns the sessions of an application: one without a keyspace, or none. */
  private static Instance<CqlSession> sessions(boolean resolvable) {
    CqlSession session = proxy(CqlSession.class, Map.of("getKeyspace", Optional.empty()));
    @SuppressWarnings("unchecked")
    Instance<CqlSession> sessions =
        proxy(Instance.class, Map.of("isResolvable", resolvable, "get", session));
    return sessions;
  }

  private static <T> T proxy(Class<T> type, Map<String, Object> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Object answer = answers.get(method.getName());
              if (answer == null) {
                throw new UnsupportedOperationException(method.toString());
              }
              return answer;
            }));
  }
}
