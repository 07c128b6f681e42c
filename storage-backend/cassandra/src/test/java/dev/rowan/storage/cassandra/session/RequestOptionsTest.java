package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.rowan.annotation.Consistency;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RequestOptionsTest {
  private static final DriverConfig CONFIG =
      DriverConfigLoader.programmaticBuilder()
          .startProfile("nightly")
          .withInt(DefaultDriverOption.REQUEST_PAGE_SIZE, 50)
          .endProfile()
          .build()
          .getInitialConfig();
  private static final SimpleStatement STATEMENT = SimpleStatement.newInstance("SELECT 1");

  @Test
  void everyOptionIsOnTheStatement() {
    SimpleStatement statement =
        on(
            new CallOptions(
                Consistency.EACH_QUORUM,
                Consistency.LOCAL_SERIAL,
                Duration.ofMillis(7),
                "nightly",
                true,
                "Notes.save",
                null,
                null));
    assertThat(statement.getConsistencyLevel()).isEqualTo(DefaultConsistencyLevel.EACH_QUORUM);
    assertThat(statement.getSerialConsistencyLevel())
        .isEqualTo(DefaultConsistencyLevel.LOCAL_SERIAL);
    assertThat(statement.getTimeout()).isEqualTo(Duration.ofMillis(7));
    assertThat(statement.getExecutionProfileName()).isEqualTo("nightly");
    assertThat(statement.isTracing()).isTrue();
  }

  @Test
  void unsetOptionsAreLeftToTheSession() {
    assertThat(on(CallOptions.NONE)).isEqualTo(STATEMENT);
    assertThat(on(CallOptions.NONE.withMethod("Notes.save"))).isEqualTo(STATEMENT);
  }

  @Test
  void aRequestEndsWithItsCall() {
    Duration configured =
        CONFIG.getDefaultProfile().getDuration(DefaultDriverOption.REQUEST_TIMEOUT);
    CallOptions call = CallOptions.NONE.withDeadline(deadline(configured.plusSeconds(3)));
    assertThat(on(call).getTimeout())
        .as("the call may make further requests")
        .isEqualTo(configured);
    assertThat(on(call.withTimeout(configured.plusSeconds(9))).getTimeout())
        .isEqualTo(configured.plusSeconds(3));
    assertThat(on(call.withDeadline(deadline(Duration.ofMillis(5)))).getTimeout())
        .isEqualTo(Duration.ofMillis(5));
    assertThatThrownBy(() -> on(call.withDeadline(deadline(Duration.ZERO))))
        .isExactlyInstanceOf(BackendUnavailableException.class);
  }

  @Test
  void aSchemaChangeHasAMinuteOrTheConfiguredTimeout() {
    assertThat(RequestOptions.onSchemaChange(STATEMENT, CONFIG).getTimeout()).hasMinutes(1);
    DriverConfig patient =
        DriverConfigLoader.programmaticBuilder()
            .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofMinutes(3))
            .build()
            .getInitialConfig();
    assertThat(RequestOptions.onSchemaChange(STATEMENT, patient).getTimeout()).hasMinutes(3);
  }

  private static Deadline deadline(Duration left) {
    return Deadline.after(left, () -> 7);
  }

  @Test
  void everyConsistencyHasItsName() {
    for (Consistency consistency : Consistency.values()) {
      assertThat(on(CallOptions.at(consistency)).getConsistencyLevel())
          .hasToString(consistency.name());
    }
  }

  @Test
  void aProfileThatIsNotConfiguredIsRefused() {
    assertThatThrownBy(() -> on(CallOptions.NONE.withProfile("daily")))
        .isInstanceOf(RejectedInputException.class);
  }

  private static SimpleStatement on(CallOptions options) {
    return RequestOptions.on(STATEMENT, options, CONFIG);
  }
}
