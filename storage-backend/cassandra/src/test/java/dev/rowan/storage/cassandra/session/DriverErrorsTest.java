package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.NoNodeAvailableException;
import com.datastax.oss.driver.api.core.RequestThrottlingException;
import com.datastax.oss.driver.api.core.UnsupportedProtocolVersionException;
import com.datastax.oss.driver.api.core.auth.AuthenticationException;
import com.datastax.oss.driver.api.core.connection.ClosedConnectionException;
import com.datastax.oss.driver.api.core.connection.FrameTooLongException;
import com.datastax.oss.driver.api.core.metadata.EndPoint;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.servererrors.CASWriteUnknownException;
import com.datastax.oss.driver.api.core.servererrors.CDCWriteFailureException;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.api.core.servererrors.OverloadedException;
import com.datastax.oss.driver.api.core.servererrors.ServerError;
import com.datastax.oss.driver.api.core.servererrors.SyntaxError;
import com.datastax.oss.driver.api.core.servererrors.UnauthorizedException;
import com.datastax.oss.driver.api.core.servererrors.UnavailableException;
import com.datastax.oss.driver.internal.core.metadata.DefaultEndPoint;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Failures become errors by what the caller can do, with Rowan's texts. */
class DriverErrorsTest {
  private static final String PLACE = "10.0.0.1:9042";

  private static final EndPoint POINT =
      new DefaultEndPoint(InetSocketAddress.createUnresolved("db", 9042));

  @ParameterizedTest
  @EnumSource
  void failuresBeforeTheStartAreCertain(RequestKind call) {
    for (Throwable failure :
        List.of(new NoNodeAvailableException(), new RequestThrottlingException("full"))) {
      assertThat(DriverErrors.translated(failure, call))
          .isNotInstanceOf(OutcomeUnknownException.class)
          .isInstanceOfSatisfying(
              BackendUnavailableException.class,
              e -> assertThat(e.code()).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE));
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"READ", "PREPARATION"})
  void whatMayHaveHappenedIsNotCalledAFailure(RequestKind write) {
    for (Throwable failure :
        List.of(
            new DriverTimeoutException("after 2 s"),
            new CASWriteUnknownException(null, DefaultConsistencyLevel.QUORUM, 1, 2),
            new CDCWriteFailureException(null),
            new ClosedConnectionException("lost"),
            allFailedWith(new ClosedConnectionException("lost")),
            new IllegalStateException("a mistake in between"))) {
      RowanException error = DriverErrors.translated(new CompletionException(failure), write);
      assertThat(error)
          .as("%s", failure)
          .isInstanceOf(OutcomeUnknownException.class)
          .hasCause(failure);
      assertThat(error.code()).isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    }
  }

  @Test
  void aReadLeavesNothingUnknown() {
    assertThat(code(new DriverTimeoutException("after 2 s"), RequestKind.READ))
        .isEqualTo(ErrorCode.TIMED_OUT);
    assertThat(code(new ClosedConnectionException("lost"), RequestKind.READ))
        .isEqualTo(ErrorCode.REQUEST_FAILED);
    assertThat(code(new DriverTimeoutException("after 2 s"), RequestKind.PREPARATION))
        .isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
  }

  @ParameterizedTest
  @EnumSource(names = {"READ", "PREPARATION"})
  void anErrorOfTheServerIsNotALackOfNodes(RequestKind call) {
    RowanException error =
        DriverErrors.translated(new ServerError(null, "newLimit < 0: (-1 < 0)"), call);
    assertThat(error.code()).isEqualTo(ErrorCode.REQUEST_FAILED);
    assertThat(error).isInstanceOf(BackendUnavailableException.class);
  }

  @Test
  void aConditionalWriteIsRefusedForCertainOnlyBeforeItIsAgreedOn() {
    Throwable before = unavailable(DefaultConsistencyLevel.LOCAL_SERIAL);
    Throwable after = unavailable(DefaultConsistencyLevel.LOCAL_QUORUM);
    assertThat(code(before, RequestKind.CONDITIONAL_WRITE))
        .isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
    assertThat(code(after, RequestKind.CONDITIONAL_WRITE)).isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    assertThat(code(after, RequestKind.WRITE)).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
    assertThat(code(after, RequestKind.LOGGED_WRITE)).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
  }

  @Test
  void aLoggedWriteMayBeReplayedThoughItsPartsMetOverload() {
    Throwable overloaded = new OverloadedException(null);
    assertThat(code(overloaded, RequestKind.WRITE)).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
    assertThat(code(overloaded, RequestKind.LOGGED_WRITE)).isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    assertThat(code(overloaded, RequestKind.CONDITIONAL_WRITE))
        .isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
  }

  @Test
  void ofSeveralNodesOneThatMayHaveWrittenIsEnough() {
    Throwable refused = unavailable(DefaultConsistencyLevel.ONE);
    assertThat(code(allFailedWith(refused), RequestKind.WRITE))
        .isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
    assertThat(code(allFailedWith(refused, new ClosedConnectionException("x")), RequestKind.WRITE))
        .isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    assertThat(code(allFailedWith(new ClosedChannelException()), RequestKind.WRITE))
        .isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
  }

  @Test
  void serversTextsStayInTheCause() {
    RowanException refused =
        DriverErrors.translated(
            new InvalidQueryException(null, "Invalid value secret for c"), RequestKind.WRITE);
    assertThat(refused)
        .isInstanceOf(RejectedInputException.class)
        .hasMessageNotContaining("secret");
    assertThat(refused).hasRootCauseMessage("Invalid value secret for c");
  }

  @Test
  void refusalsSayWhatToChange() {
    assertThat(refusal("table t does not exist")).isInstanceOf(SchemaMismatchException.class);
    assertThat(refusal("Batch too large").code()).isEqualTo(ErrorCode.BATCH_TOO_LARGE);
    assertThat(code(new FrameTooLongException(null, "too long"), RequestKind.WRITE))
        .isEqualTo(ErrorCode.BATCH_TOO_LARGE);
    assertThat(DriverErrors.translated(new SyntaxError(null, "line 1"), RequestKind.WRITE))
        .isInstanceOf(UnsupportedByBackendException.class);
  }

  @Test
  void refusedCredentialsAreASetupMistake() {
    Throwable wrong = new AuthenticationException(POINT, "wrong password secret");
    for (RowanException error :
        List.of(
            DriverErrors.translated(wrong, RequestKind.WRITE),
            DriverErrors.notOpened(allFailedWith(wrong), PLACE))) {
      assertThat(error)
          .isInstanceOf(ConfigurationException.class)
          .hasMessageNotContaining("secret");
    }
  }

  @Test
  void whatCannotBeOpenedHasWrittenNothing() {
    assertThat(DriverErrors.notOpened(allFailedWith(new ClosedConnectionException("x")), PLACE))
        .hasMessageContaining(PLACE)
        .hasMessageContaining(ErrorCode.CLUSTER_UNREACHABLE.code());
    assertThat(
            DriverErrors.notOpened(
                UnsupportedProtocolVersionException.forNegotiation(POINT, List.of()), PLACE))
        .isInstanceOf(UnsupportedByBackendException.class);
  }

  @Test
  void aMissingPermissionIsNamedWithoutTheUser() {
    String text = "User bob has no SELECT permission on <table shop.items> or any of its parents";
    RowanException error =
        DriverErrors.translated(new UnauthorizedException(null, text), RequestKind.READ);
    assertThat(error.context()).containsEntry("missing permission", "SELECT on table shop.items");
    assertThat(error).hasMessageNotContaining("bob");
  }

  @Test
  void anErrorOfRowansIsUnchanged() {
    RowanException ours = new RejectedInputException(ErrorCode.NULL_KEY, Map.of(), null);
    assertThat(DriverErrors.translated(new CompletionException(ours), RequestKind.WRITE))
        .isSameAs(ours);
  }

  private static ErrorCode code(Throwable failure, RequestKind call) {
    RowanException error = DriverErrors.translated(failure, call);
    assertThat(error instanceof OutcomeUnknownException)
        .isEqualTo(error.code() == ErrorCode.OUTCOME_UNKNOWN);
    return error.code();
  }

  private static RowanException refusal(String text) {
    return DriverErrors.translated(new InvalidQueryException(null, text), RequestKind.WRITE);
  }

  private static Throwable unavailable(DefaultConsistencyLevel level) {
    return new UnavailableException(null, level, 2, 1);
  }

  private static AllNodesFailedException allFailedWith(Throwable... failures) {
    Node node =
        (Node)
            Proxy.newProxyInstance(
                Node.class.getClassLoader(),
                new Class<?>[] {Node.class},
                (self, method, arguments) ->
                    method.getName().equals("hashCode")
                        ? 1
                        : method.getName().equals("equals") ? self == arguments[0] : "node");
    return AllNodesFailedException.fromErrors(
        Stream.of(failures).map(failure -> Map.entry(node, failure)).toList());
  }
}
