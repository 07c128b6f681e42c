package dev.rowan.spi.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ServerRulesTest {
  private static final TableSchema NOTES =
      TableSchema.named("notes")
          .partitionKey("user", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .build();

  private static final TableSchema MEMBERS =
      TableSchema.named("members").partitionKey("name", ScalarType.TEXT).build();

  private static final TableSchema COUNTS =
      TableSchema.named("counts")
          .partitionKey("day", ScalarType.INT)
          .column("visits", CounterType.COUNTER)
          .build();

  private static Upsert note(String user, int id) {
    return Upsert.insert(NOTES, Row.of(user, id, "text"));
  }

  private static Upsert count(int day) {
    return Upsert.update(COUNTS, Row.of(day, new CellEdit.Increment(1)));
  }

  private static MutationSet batch(OptionalLong timestamp, Mutation... mutations) {
    return new MutationSet(Stream.of(mutations).map(Change::of).toList(), timestamp);
  }

  private static void assertAccepted(Mutation... mutations) {
    assertThatCode(() -> ServerRules.check(batch(OptionalLong.empty(), mutations)))
        .doesNotThrowAnyException();
  }

  private static void assertUnsupported(String needed, MutationSet batch) {
    assertThatThrownBy(() -> ServerRules.check(batch))
        .isInstanceOf(UnsupportedByBackendException.class)
        .hasMessageContaining(needed);
  }

  @Test
  void acceptsWhatAServerExecutes() {
    assertAccepted(note("ann", 1), note("bob", 2));
    assertAccepted(note("ann", 1).when(Condition.IF_NOT_EXISTS), note("ann", 2));
    assertAccepted(count(1));
    assertAccepted(Upsert.insert(MEMBERS, Row.of("ann")).when(Condition.IF_NOT_EXISTS));
  }

  @Test
  void refusesConditionsInSeveralPartitions() {
    MutationSet batch =
        batch(
            OptionalLong.empty(),
            note("ann", 1).when(Condition.IF_EXISTS),
            note("bob", 1).when(Condition.IF_EXISTS));
    assertThatThrownBy(() -> ServerRules.check(batch))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.CONDITIONS_SPAN_PARTITIONS));
  }

  @Test
  void refusesWhatAConditionExcludes() {
    Upsert conditional = note("ann", 1).when(Condition.IF_EXISTS);
    assertUnsupported(
        "a condition and another partition",
        batch(OptionalLong.empty(), conditional, note("bob", 1)));
    assertUnsupported("a timestamp with a condition", batch(OptionalLong.of(5), conditional));
    assertUnsupported(
        "an earlier timestamp with a condition",
        batch(
            OptionalLong.empty(),
            conditional,
            note("ann", 2).at(TimestampOffset.ONE_MICROSECOND_EARLIER)));
  }

  @Test
  void refusesAConditionOnKeyColumnsAlone() {
    assertUnsupported(
        "key columns alone",
        batch(
            OptionalLong.empty(), Upsert.update(MEMBERS, Row.of("ann")).when(Condition.IF_EXISTS)));
  }

  @Test
  void refusesCountersOfSeveralPartitions() {
    assertUnsupported("counters", batch(OptionalLong.empty(), count(1), count(2)));
  }
}
