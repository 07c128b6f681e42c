package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Each statement is prepared once, and the cache is bounded. */
class PreparedStatementsTest {
  private static final int CAPACITY = 10;

  private static final Prepared READY =
      new Prepared(nothing(PreparedStatement.class), nothing(BoundStatement.class));

  private final List<String> prepared = new ArrayList<>();
  private boolean fails;
  private final PreparedStatements statements = new PreparedStatements(this::prepare, CAPACITY);

  @Test
  void theSamePiecesArePreparedOnce() {
    ask("SELECT ", "a");
    ask("SELECT ", "a");
    ask("SELECT ", "b");
    assertThat(prepared).containsExactly("SELECT a", "SELECT b");
  }

  @Test
  void usedStatementsSurviveTheEviction() {
    for (int i = 0; i < 5 * CAPACITY; i++) {
      ask("in use");
      ask("once " + i);
      assertThat(statements.size()).isLessThanOrEqualTo(CAPACITY);
    }
    assertThat(prepared.stream().filter("in use"::equals).count())
        .isLessThan(prepared.stream().filter(text -> text.startsWith("once")).count() / 4);
  }

  @Test
  void aFailedPreparationIsRetried() {
    fails = true;
    assertThat(ask("a")).isFalse();
    fails = false;
    assertThat(ask("a")).isTrue();
    assertThat(prepared).containsExactly("a", "a");
  }

  @Test
  void onlyPreparedStatementsAreReturnedAtOnce() {
    CompletableFuture<Prepared> answer = new CompletableFuture<>();
    PreparedStatements waiting = new PreparedStatements(text -> answer, CAPACITY);
    StatementText text = StatementText.of("t", List.of("a"));
    assertThat(waiting.ifPrepared(text)).isNull();
    assertThat(waiting.of(text)).isNotDone();
    assertThat(waiting.ifPrepared(text)).isNull();
    answer.complete(READY);
    assertThat(waiting.ifPrepared(text)).isSameAs(READY);
  }

  @Test
  void concurrentRequestsShareOnePreparation() {
    AtomicInteger preparations = new AtomicInteger();
    CompletableFuture<Prepared> answer = new CompletableFuture<>();
    PreparedStatements waiting =
        new PreparedStatements(
            text -> {
              preparations.incrementAndGet();
              return answer;
            },
            CAPACITY);
    CompletableFuture<Prepared> first = waiting.of(StatementText.of("t", List.of("a", "b")));
    CompletableFuture<Prepared> second = waiting.of(StatementText.of("t", List.of("a", "b")));
    answer.complete(READY);
    assertThat(preparations).hasValue(1);
    assertThat(first.join()).isSameAs(second.join()).isSameAs(READY);
  }

  @Test
  void statementsOfAChangedTableArePreparedAgain() {
    ask("SELECT ", "\"k\".\"t\"");
    ask("SELECT ", "\"k\".\"u\"");
    statements.forget(text -> text.contains("\"t\""));
    ask("SELECT ", "\"k\".\"t\"");
    ask("SELECT ", "\"k\".\"u\"");
    assertThat(prepared).hasSize(3);
  }

  private static <T> T nothing(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null));
  }

  /** Returns whether the cache contains this statement. */
  private boolean ask(String... pieces) {
    return !statements.of(StatementText.of("t", List.of(pieces))).isCompletedExceptionally();
  }

  private CompletionStage<Prepared> prepare(String text) {
    prepared.add(text);
    return fails
        ? CompletableFuture.failedFuture(new IllegalStateException("refused"))
        : CompletableFuture.completedFuture(READY);
  }
}
