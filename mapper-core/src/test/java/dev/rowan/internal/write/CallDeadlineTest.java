package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A call on a backend that fails ends within the timeout of the call. */
class CallDeadlineTest {
  private static final TableSchema ITEM =
      TableSchema.named("item")
          .partitionKey("id", ScalarType.INT)
          .column("seller", ScalarType.TEXT)
          .build();

  private static final TableSchema BY_SELLER =
      TableSchema.named("by_seller")
          .partitionKey("seller", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .build();

  private static final Upsert SAVE = Upsert.insert(ITEM, Row.of(1, "ann"));
  private static final Duration PAUSE = Duration.ofMillis(300);

  private final Instant start = Instant.parse("2026-02-01T00:00:00Z");
  private Instant now = start;
  private final Failing backend = new Failing();

  /** Each pause takes 300 milliseconds. */
  private final Writers writers =
      new Writers(
          backend,
          Duration.ofSeconds(4),
          () -> now,
          attempt -> {
            now = now.plus(PAUSE);
            return CompletableFuture.completedFuture(null);
          });

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void saysInLessThanASecondThatNoNodeAcceptsARequest(Maintain maintain) {
    assertThat(failure(maintain, CallOptions.NONE))
        .isInstanceOf(BackendUnavailableException.class)
        .isNotInstanceOf(OutcomeUnknownException.class);
    assertThat(backend.requests).as("at 0 and 300 milliseconds").isEqualTo(2);
    assertThat(now).isBefore(start.plusSeconds(1));
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void sendsNothingAfterAShorterTimeoutOfTheCall(Maintain maintain) {
    Throwable failure = failure(maintain, CallOptions.NONE.withTimeout(Duration.ofMillis(200)));
    assertThat(failure).isInstanceOf(BackendUnavailableException.class);
    assertThat(backend.requests).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void withoutATimeoutEndsWithinThatOfTheSession(Maintain maintain) {
    backend.readable = true;
    backend.failure = () -> new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
    assertThat(failure(maintain, CallOptions.NONE)).isInstanceOf(BackendUnavailableException.class);
    assertThat(backend.last).isBetween(start.plusSeconds(3), start.plusMillis(3_999));
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void saysThatTheOutcomeIsUnknownWhereOneRequestMayHaveBeenApplied(Maintain maintain) {
    backend.readable = true;
    backend.failure = () -> new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
    Throwable failure = failure(maintain, CallOptions.NONE.withTimeout(Duration.ofSeconds(1)));
    if (maintain == Maintain.VERIFIED) {
      assertThat(failure).as("entries alone").isNotInstanceOf(OutcomeUnknownException.class);
    } else {
      assertThat(failure).isInstanceOf(OutcomeUnknownException.class);
    }
    assertThat(backend.last).isBefore(start.plusSeconds(1));
  }

  private Throwable failure(Maintain maintain, CallOptions options) {
    DerivedTable derived =
        new DerivedTable(BY_SELLER, ITEM, List.of(new Copy(1), new Copy(0)), maintain);
    CompletableFuture<WriteOutcome> written =
        writers
            .of(EntityTables.clientMaintained(ITEM, List.of(derived)))
            .write(SAVE, OptionalLong.empty(), options)
            .toCompletableFuture();
    assertThat(written).isCompletedExceptionally();
    return written.handle((outcome, failure) -> Failures.unwrap(failure)).join();
  }

  /** Fails all writes, and all reads unless it is readable; holds no rows. */
  private final class Failing implements Backend {
    private boolean readable;
    private int requests;
    private Instant last = start;
    private Supplier<BackendUnavailableException> failure =
        () -> new BackendUnavailableException(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null);

    @Override
    public Capabilities capabilities() {
      return Capabilities.of(Capability.CONDITIONAL_WRITES);
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      throw new UnsupportedOperationException("no test defines tables");
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      return failed();
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return readable ? CompletableFuture.completedFuture(new RowPage(List.of(), null)) : failed();
    }

    private <T> CompletionStage<T> failed() {
      requests++;
      last = now;
      return CompletableFuture.failedFuture(failure.get());
    }

    @Override
    public void close() {}
  }
}
