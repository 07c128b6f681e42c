package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** The repair of reservations over a store that never says whether it has applied a write. */
class ReservedValuesTest {
  private static final TableSchema MEMBER =
      TableSchema.named("member")
          .partitionKey("id", ScalarType.INT)
          .column("email", ScalarType.TEXT)
          .build();

  private static final EntityTables TABLES =
      EntityTables.clientMaintained(
          MEMBER,
          List.of(
              DerivedTable.unique(
                  TableSchema.named("by_email")
                      .partitionKey("email", ScalarType.TEXT)
                      .column("id", ScalarType.INT)
                      .build(),
                  MEMBER,
                  List.of(new Component.Copy(1), new Component.Copy(0)),
                  List.of("email"))));

  private static final Duration PAUSE = Duration.ofMillis(300);

  private Instant now = Instant.parse("2026-02-01T00:00:00Z");
  private int writes;

  @Test
  void endsAtItsDeadlineWhileTheOutcomeIsUnknown() {
    Writers writers =
        new Writers(
            new Undecided(),
            Duration.ofSeconds(4),
            () -> now,
            attempt -> {
              now = now.plus(PAUSE);
              return CompletableFuture.completedFuture(null);
            });
    DerivedTable table = TABLES.unique().get(0);
    Row reserved = Row.unset(table.table().size()).set(0, "ann@example.org").set(1, 1).build();
    CompletableFuture<Void> released =
        writers
            .reservedValues(TABLES)
            .release(table, reserved, CallOptions.NONE.withTimeout(Duration.ofMillis(500)))
            .toCompletableFuture();
    assertThat(released).isCompletedExceptionally();
    assertThat(released.handle((done, failure) -> Failures.unwrap(failure)).join())
        .isInstanceOf(OutcomeUnknownException.class);
    assertThat(writes).as("at 0, 300 and 600 milliseconds").isEqualTo(3);
  }

  /** Has no rows, and leaves every write undecided. */
  private final class Undecided implements Backend {
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
      writes++;
      return CompletableFuture.failedFuture(
          new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null));
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }

    @Override
    public void close() {}
  }
}
