package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.servererrors.DefaultWriteType;
import com.datastax.oss.protocol.internal.request.Batch;
import com.datastax.oss.protocol.internal.request.Execute;
import com.datastax.oss.protocol.internal.response.error.Unprepared;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.storage.cassandra.CassandraBackend;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each fault of each kind of call has the outcome and the number of tries that the guide states,
 * and no value appears in its error.
 */
@Timeout(60)
class FaultsTest {
  @RegisterExtension static final LoggedText LOG = new LoggedText();

  private static final String NOT_REPORTED = "–";
  private static final int NODES = 3;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static ScriptedCluster cluster;
  private static CqlSession session;
  private static CqlSession impatient;

  @BeforeAll
  static void start() {
    cluster = new ScriptedCluster(NODES);
    session = cluster.session(PATIENCE);
    impatient = cluster.session(Duration.ofMillis(150));
  }

  @AfterAll
  static void stop() {
    session.close();
    impatient.close();
    cluster.close();
    assertThat(LOG.text()).doesNotContain(Work.SECRET);
  }

  static Stream<Arguments> faults() {
    return FaultPage.lines().stream()
        .flatMap(
            line ->
                Stream.of(Work.values())
                    .filter(work -> !line.expected(work.column()).equals(NOT_REPORTED))
                    .map(work -> Arguments.of(fault(line), work, line.expected(work.column()))));
  }

  @ParameterizedTest(name = "{0} of {1}: {2}")
  @MethodSource("faults")
  void haveTheOutcomesOfTheGuide(Fault fault, Work work, String expected) {
    RowanException error;
    try (Lent lent = sessionFor(fault)) {
      CassandraBackend backend = prepared(work, lent.session());
      cluster.play((request, cql, attempt) -> fault.answer());
      error = failure(backend, work);
    }
    assertThat(error.code().code() + ", " + tries()).isEqualTo(expected);
    assertThat(error instanceof OutcomeUnknownException)
        .isEqualTo(error.code() == ErrorCode.OUTCOME_UNKNOWN);
    assertThat(error.getMessage() + error.context()).doesNotContain(Work.SECRET);
  }

  @Test
  void areAllInTheGuide() {
    assertThat(FaultPage.lines().stream().map(FaultPage.Line::fault))
        .containsExactlyElementsOf(Arrays.stream(Fault.values()).map(Fault::title).toList());
  }

  @ParameterizedTest
  @EnumSource
  void ofWritesThatTimedOutAreUnknownWhateverWasWritten(Work work) {
    if (work.column() == Work.Column.READ) {
      return;
    }
    CassandraBackend backend = prepared(work, session);
    for (DefaultWriteType type : DefaultWriteType.values()) {
      cluster.play((request, cql, attempt) -> Answer.with(Fault.writeTimeout(type.name())));
      RowanException error = failure(backend, work);
      assertThat(error).as("%s", type).isInstanceOf(OutcomeUnknownException.class);
      assertThat(error.context()).containsEntry("write", type.name());
      boolean repeats =
          type == DefaultWriteType.BATCH_LOG
              && (work.column() == Work.Column.WRITE || work.column() == Work.Column.LOGGED);
      assertThat(cluster.attempts()).as("%s", type).isEqualTo(repeats ? 2 : 1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void thatEndBeforeTheRetryAreInvisible(Work work) {
    CassandraBackend backend = prepared(work, session);
    for (Fault fault : List.of(Fault.UNAVAILABLE, Fault.BOOTSTRAPPING)) {
      cluster.play(
          (request, cql, attempt) ->
              attempt == 0 ? fault.answer() : Answer.with(Replies.done(cql)));
      work.on(backend).toCompletableFuture().join();
      assertThat(cluster.attempts()).as("%s", fault).isEqualTo(2);
    }
  }

  /** A server forgets prepared statements after a restart. */
  @ParameterizedTest
  @EnumSource
  void ofForgottenStatementsAreInvisible(Work work) {
    CassandraBackend backend = prepared(work, session);
    cluster.play(
        (request, cql, attempt) ->
            Answer.with(
                attempt == 0 ? new Unprepared("forgotten", id(request)) : Replies.done(cql)));
    work.on(backend).toCompletableFuture().join();
    assertThat(cluster.attempts()).isEqualTo(2);
  }

  /** No part of a write has been sent while its statements are prepared. */
  @ParameterizedTest
  @EnumSource
  void ofPreparationHaveWrittenNothing(Work work) {
    List<Answer> answers =
        List.of(Answer.hangUp(), Fault.SERVER_ERROR.answer(), Fault.OVERLOADED.answer());
    for (Answer answer : answers) {
      cluster.play(Script.OBEDIENT);
      RowanException error;
      try (CqlSession fresh = cluster.session(PATIENCE)) {
        cluster.awaitConnected(fresh);
        cluster.prepare(cql -> answer);
        error = failure(CassandraBackend.on(fresh, "k"), work);
      } finally {
        cluster.prepare(ScriptedCluster::preparedWell);
      }
      assertThat(error.code()).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
      assertThat(error).isNotInstanceOf(OutcomeUnknownException.class);
      assertThat(cluster.attempts()).isZero();
    }
  }

  /** A refusal proves nothing about the try before it. */
  @ParameterizedTest
  @EnumSource(names = {"INSERT", "SEVERAL_ROWS", "SEVERAL_PARTITIONS"})
  void afterOneThatMayHaveWrittenAreUnknown(Work work) {
    for (Fault first : List.of(Fault.CONNECTION_LOST, Fault.SERVER_ERROR)) {
      for (Fault last : List.of(Fault.INVALID, Fault.UNAUTHORIZED, Fault.SYNTAX_ERROR)) {
        try (Lent lent = sessionFor(first)) {
          CassandraBackend backend = prepared(work, lent.session());
          cluster.play((request, cql, attempt) -> attempt == 0 ? first.answer() : last.answer());
          assertThat(failure(backend, work)).isInstanceOf(OutcomeUnknownException.class);
          assertThat(cluster.attempts()).isEqualTo(2);
        }
      }
    }
  }

  /**
   * The driver retries requests that were unavailable, also a conditional write whose commit was.
   * The current row may then come from the write itself.
   */
  @ParameterizedTest
  @EnumSource(names = {"CREATE", "CHANGE_IF", "REMOVE_IF", "CREATE_SEVERAL"})
  void ofACommitMakeAConditionThatFailsWhenRepeatedUnknown(Work work) {
    CassandraBackend backend = prepared(work, session);
    cluster.play(
        (request, cql, attempt) ->
            attempt == 0 ? Fault.UNAVAILABLE_COMMIT.answer() : Answer.with(Replies.applied(false)));
    assertThat(failure(backend, work)).isInstanceOf(OutcomeUnknownException.class);
    cluster.play(
        (request, cql, attempt) ->
            attempt == 0 ? Fault.UNAVAILABLE.answer() : Answer.with(Replies.applied(false)));
    WriteOutcome outcome = (WriteOutcome) work.on(backend).toCompletableFuture().join();
    assertThat(outcome.applied()).isFalse();
  }

  @Test
  void ofAllNodesAreUnavailability() {
    ScriptedCluster gone = new ScriptedCluster(2);
    try (CqlSession left = gone.session(PATIENCE)) {
      gone.awaitConnected(left);
      Map<Work, CassandraBackend> backends = new EnumMap<>(Work.class);
      for (Work work : Work.values()) {
        CassandraBackend backend = CassandraBackend.on(left, "k");
        work.on(backend).toCompletableFuture().join();
        backends.put(work, backend);
      }
      gone.close();
      awaitLost(left);
      for (Work work : Work.values()) {
        RowanException error = failure(backends.get(work), work);
        assertThat(error.code()).isEqualTo(ErrorCode.CLUSTER_UNAVAILABLE);
        assertThat(error).isNotInstanceOf(OutcomeUnknownException.class);
      }
    }
  }

  /** The caller closes the session while the backend over it is open. */
  @ParameterizedTest
  @EnumSource
  void ofAClosedSessionAreCertain(Work work) {
    for (boolean known : List.of(true, false)) {
      CqlSession closed = cluster.session(PATIENCE);
      CassandraBackend backend = known ? prepared(work, closed) : CassandraBackend.on(closed, "k");
      closed.close();
      RowanException error = failure(backend, work);
      assertThat(error).isInstanceOf(RowanClosedException.class);
      assertThat(error.code()).isEqualTo(ErrorCode.CLOSED);
    }
  }

  /** A session that loses connections is not shared. */
  private static Lent sessionFor(Fault fault) {
    if (fault == Fault.CONNECTION_LOST) {
      return new Lent(cluster.session(PATIENCE), true);
    }
    return new Lent(fault == Fault.NO_ANSWER ? impatient : session, false);
  }

  private record Lent(CqlSession session, boolean own) implements AutoCloseable {
    @Override
    public void close() {
      if (own) {
        session.close();
      }
    }
  }

  private static Fault fault(FaultPage.Line line) {
    return Stream.of(Fault.values())
        .filter(fault -> fault.title().equals(line.fault()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no such fault: " + line.fault()));
  }

  /** Returns a backend that has this work's statements prepared. */
  private static CassandraBackend prepared(Work work, CqlSession through) {
    CassandraBackend backend = CassandraBackend.on(through, "k");
    cluster.play(Script.OBEDIENT);
    cluster.awaitConnected(through);
    boolean done = false;
    while (!done) {
      try {
        work.on(backend).toCompletableFuture().join();
        done = true;
      } catch (CompletionException e) {
        // The session with short timeouts may be too slow on a busy machine.
        assertThat(through).isSameAs(impatient);
      }
    }
    return backend;
  }

  private static RowanException failure(CassandraBackend backend, Work work) {
    try {
      work.on(backend).toCompletableFuture().join();
    } catch (CompletionException e) {
      return (RowanException) e.getCause();
    }
    throw new AssertionError("did not fail");
  }

  private static String tries() {
    return switch (cluster.attempts()) {
      case 0 -> "never";
      case 1 -> "once";
      case 2 -> "twice";
      default -> cluster.attempts() == NODES ? "every node" : cluster.attempts() + " times";
    };
  }

  private static byte[] id(Object request) {
    return request instanceof Execute execute
        ? execute.queryId
        : (byte[]) ((Batch) request).queriesOrIds.get(0);
  }

  private static void awaitLost(CqlSession left) {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (left.getMetadata().getNodes().values().stream()
        .anyMatch(node -> node.getOpenConnections() > 0)) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.onSpinWait();
    }
  }
}
