package dev.rowan.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A failure keeps its class, code and names when it is thrown in another thread. */
class RowanExceptionCopyTest {
  private static final Map<String, String> NAMES = Map.of("table", "notes");

  static Stream<RowanException> each() {
    ErrorCode code = ErrorCode.ARGUMENT_REJECTED;
    Exception cause = new IllegalStateException("cause");
    return Stream.of(
        new BackendUnavailableException(code, NAMES, cause),
        new ConfigurationException(code, NAMES, cause),
        new CorruptStoreException(code, NAMES, cause),
        new OutcomeUnknownException(code, NAMES, cause),
        new RejectedInputException(code, NAMES, cause),
        new RowanClosedException(code, NAMES, cause),
        new SchemaMismatchException(code, NAMES, cause),
        new StaleVersionException(NAMES),
        new UniqueViolationException("notes", List.of("title", "day")),
        new UnreadableRowException(code, NAMES, cause),
        new UnsupportedByBackendException(code, NAMES, cause));
  }

  @ParameterizedTest
  @MethodSource("each")
  void aCopyInTheCallingThreadHasTheOriginalAsItsCause(RowanException failure) {
    RowanException copy = failure.inCallingThread();
    assertThat(copy).hasSameClassAs(failure).hasMessage(failure.getMessage()).hasCause(failure);
    assertThat(copy.code()).isEqualTo(failure.code());
    assertThat(copy.context()).isEqualTo(failure.context());
    assertThat(copy.getStackTrace())
        .anyMatch(frame -> frame.getMethodName().startsWith("aCopyInTheCallingThread"));
    if (failure instanceof UniqueViolationException violation) {
      assertThat(((UniqueViolationException) copy).properties()).isEqualTo(violation.properties());
    }
  }

  @ParameterizedTest
  @MethodSource("each")
  void aFurtherNameKeepsCauseAndStackTrace(RowanException failure) {
    RowanException named = failure.with("method", "Notes.save");
    assertThat(named).hasSameClassAs(failure).hasMessageContaining("method: Notes.save");
    assertThat(named.getCause()).isSameAs(failure.getCause());
    assertThat(named.getStackTrace()).isEqualTo(failure.getStackTrace());
    assertThat(named.context()).containsEntry("method", "Notes.save").containsKey("table");
    assertThat(named.with("method", "another")).isSameAs(named);
  }
}
