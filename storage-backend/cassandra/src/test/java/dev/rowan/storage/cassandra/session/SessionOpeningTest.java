package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.config.OptionsMap;
import com.datastax.oss.driver.api.core.config.TypedDriverOption;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The consistency of a session: the string's, else the configuration's, else a majority. */
class SessionOpeningTest {
  private static final String CONFIGURED = "datastax-java-driver.basic.request.consistency";

  @AfterEach
  void clear() {
    System.clearProperty(CONFIGURED);
  }

  @Test
  void aMajorityByDefault() {
    assertThat(SessionOpening.consistency(settingsWith(null))).isEqualTo("LOCAL_QUORUM");
  }

  @Test
  void theDriversDefaultIsKnown() {
    assertThat(SessionOpening.OF_THE_DRIVER)
        .isEqualTo(OptionsMap.driverDefaults().get(TypedDriverOption.REQUEST_CONSISTENCY));
  }

  @Test
  void theDriversConfiguration() {
    System.setProperty(CONFIGURED, "TWO");
    assertThat(SessionOpening.consistency(settingsWith(null))).isEqualTo("TWO");
  }

  @Test
  void theStringBeforeAll() {
    System.setProperty(CONFIGURED, "TWO");
    assertThat(SessionOpening.consistency(settingsWith("LOCAL_ONE"))).isEqualTo("LOCAL_ONE");
  }

  private static SessionSettings settingsWith(@Nullable String consistency) {
    return new SessionSettings(null, consistency, null, null, null, null);
  }
}
