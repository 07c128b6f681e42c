package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.NoNodeAvailableException;
import com.datastax.oss.driver.api.core.auth.AuthenticationException;
import com.datastax.oss.driver.api.core.metadata.EndPoint;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.internal.core.metadata.DefaultEndPoint;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.error.SetupMistake;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** Failures come out by what the caller can do, with our texts. */
class DriverErrorsTest {
  @Test
  void whatNeverStartedIsTellable() {
    assertThat(code(new NoNodeAvailableException())).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
  }

  @Test
  void whatMayHaveHappenedIsNotCalledAFailure() {
    assertThat(code(new CompletionException(new DriverTimeoutException("after 2 s"))))
        .isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
  }

  @Test
  void serversTextsStayInTheCause() {
    RowanException refused =
        DriverErrors.translated(new InvalidQueryException(null, "Invalid value secret for c"));
    assertThat(refused).isInstanceOf(RejectedInput.class).hasMessageNotContaining("secret");
    assertThat(refused).hasRootCauseMessage("Invalid value secret for c");
    assertThat(DriverErrors.translated(new InvalidQueryException(null, "table t does not exist")))
        .isInstanceOf(SchemaMismatch.class);
    assertThat(code(new InvalidQueryException(null, "Batch too large")))
        .isEqualTo(ErrorCode.UNIT_TOO_LARGE);
  }

  @Test
  void credentialsAreAMistakeOfTheSetUp() {
    EndPoint point = new DefaultEndPoint(InetSocketAddress.createUnresolved("db", 9042));
    AuthenticationException wrong = new AuthenticationException(point, "wrong password secret");
    assertThat(DriverErrors.translated(wrong))
        .isInstanceOf(SetupMistake.class)
        .hasMessageNotContaining("secret");
  }

  @Test
  void anErrorOfOursStaysWhatItIs() {
    RowanException ours = new RejectedInput(ErrorCode.NULL_KEY, Map.of(), null);
    assertThat(DriverErrors.translated(new CompletionException(ours))).isSameAs(ours);
  }

  private static ErrorCode code(Throwable failure) {
    return DriverErrors.translated(failure).code();
  }
}
