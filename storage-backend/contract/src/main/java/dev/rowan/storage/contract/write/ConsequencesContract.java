package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The consequences of a changed row: the backend computes them from the row before and after, and
 * writes them with the row. For backends that maintain derived tables themselves.
 */
public abstract class ConsequencesContract extends ContractCase {
  /** Columns: p, c, shared (static), text, tags. */
  private TableSchema table;

  /** Columns: p, c, text. */
  private TableSchema copies;

  /** A row before and after, as lists. */
  private record Asked(
      @Nullable List<@Nullable Object> before, @Nullable List<@Nullable Object> after) {}

  private final ConcurrentLinkedQueue<Asked> asked = new ConcurrentLinkedQueue<>();

  @BeforeEach
  final void defineTables() {
    needsMaintainingEngine();
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("shared", ScalarType.TEXT)
                .column("text", ScalarType.TEXT)
                .column("tags", new SetType(ScalarType.TEXT)));
    copies =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("text", ScalarType.TEXT));
  }

  @Test
  void anInsertHasNothingBeforeIt() {
    assertThat(recorded(insert(1, 1, "one", Set.of("t"))))
        .containsOnly(new Asked(null, values(1, 1, null, "one", Set.of("t"))));
  }

  @Test
  void anUpdateOfNothingHasNothingBeforeIt() {
    assertThat(recorded(Upsert.update(table, Row.of(1, 1, UNSET, "one", UNSET))))
        .containsOnly(new Asked(null, values(1, 1, null, "one", null)));
  }

  @Test
  void anUpdateShowsTheWholeRowBeforeAndAfter() {
    write(insert(1, 1, "one", Set.of("t")));
    assertThat(recorded(Upsert.update(table, Row.of(1, 1, UNSET, "two", UNSET))))
        .containsOnly(
            new Asked(
                values(1, 1, null, "one", Set.of("t")), values(1, 1, null, "two", Set.of("t"))));
    assertThat(recorded(Upsert.update(table, Row.of(1, 1, UNSET, null, Set.of()))))
        .containsOnly(
            new Asked(values(1, 1, null, "two", Set.of("t")), values(1, 1, null, null, null)));
  }

  @Test
  void aRowEmptiedIsGone() {
    write(Upsert.update(table, Row.of(1, 1, UNSET, "one", UNSET)));
    assertThat(recorded(Upsert.update(table, Row.of(1, 1, UNSET, null, UNSET))))
        .containsOnly(new Asked(values(1, 1, null, "one", null), null));
  }

  @Test
  void anUpsertThatChangesNothingShowsTheSameRowTwice() {
    write(insert(1, 1, "one", Set.of("t")));
    List<@Nullable Object> row = values(1, 1, null, "one", Set.of("t"));
    assertThat(recorded(insert(1, 1, "one", Set.of("t")))).containsOnly(new Asked(row, row));
    assertThat(recorded(DeleteRow.of(table, key(1, 9), TimestampOffset.NONE)))
        .isSubsetOf(new Asked(null, null));
    assertThat(recorded(Upsert.update(table, key(1, 1)))).containsOnly(new Asked(row, row));
    assertThat(recorded(Upsert.update(table, key(1, 9)))).containsOnly(new Asked(null, null));
    assertThat(rows(table, 1)).containsExactly(row);
  }

  @Test
  void aDeleteHasNothingAfterIt() {
    write(insert(1, 1, "one", Set.of("t")));
    assertThat(recorded(DeleteRow.of(table, key(1, 1), TimestampOffset.NONE)))
        .containsOnly(new Asked(values(1, 1, null, "one", Set.of("t")), null));
  }

  @Test
  void aDeletedRangeIsAskedForEachOfItsRows() {
    for (int c = 1; c <= 5; c++) {
      write(insert(1, c, "row " + c, UNSET));
    }
    write(DeleteRow.of(table, key(1, 3), TimestampOffset.NONE));
    Slice slice = Slice.between(List.of(), Bound.of(2, true), Bound.of(5, false));
    assertThat(recorded(new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE)))
        .containsOnly(gone(1, 2), gone(1, 4));
    assertThat(recorded(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE)))
        .containsOnly(gone(1, 1), gone(1, 5));
    assertThat(recorded(new DeleteRange(table, List.of(7), Slice.ALL, TimestampOffset.NONE)))
        .isEmpty();
  }

  @Test
  void rowsShowTheStaticColumns() {
    write(Upsert.update(table, Row.of(1, UNSET, "shared", UNSET, UNSET)));
    assertThat(recorded(insert(1, 1, "one", UNSET)))
        .containsOnly(new Asked(null, values(1, 1, "shared", "one", null)));
    assertThat(recorded(DeleteRow.of(table, key(1, 1), TimestampOffset.NONE)))
        .containsOnly(new Asked(values(1, 1, "shared", "one", null), null));
  }

  @Test
  void aKeyHasItsStoredEncoding() {
    TableSchema decimals =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.DECIMAL, Order.ASC)
                .column("text", ScalarType.TEXT));
    BigDecimal first = new BigDecimal("1.00");
    BigDecimal second = new BigDecimal("1.0");
    write(Upsert.insert(decimals, Row.of(1, first, "one")));
    assertThat(recorded(Upsert.insert(decimals, Row.of(1, second, "two"))))
        .containsOnly(new Asked(values(1, first, "one"), values(1, first, "two")));
    assertThat(recorded(DeleteRow.of(decimals, Row.of(1, second, UNSET), TimestampOffset.NONE)))
        .containsOnly(new Asked(values(1, first, "two"), null));
  }

  @Test
  void consequencesAreWrittenWithTheRow() {
    Change change = Change.of(insert(1, 1, "one", UNSET), this::follow);
    Change other = Change.of(Upsert.insert(copies, Row.of(9, 9, "beside")));
    await(backend().apply(MutationSet.of(List.of(change, other))));
    assertThat(rows(copies, 1)).containsExactly(values(1, 1, "one"));
    assertThat(rows(copies, 9)).containsExactly(values(9, 9, "beside"));
    await(
        backend()
            .apply(
                MutationSet.of(
                    Change.of(
                        new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE),
                        this::follow))));
    assertThat(rows(copies, 1)).isEmpty();
  }

  @Test
  void consequencesOfAFailedConditionAreNotWritten() {
    needsConditionalWrites();
    write(insert(1, 1, "current", UNSET));
    Change change =
        Change.of(insert(1, 1, "other", UNSET).when(Condition.IF_NOT_EXISTS), this::follow);
    WriteOutcome outcome = await(backend().apply(MutationSet.of(change)));
    assertThat(outcome.applied()).isFalse();
    assertThat(rows(copies, 1)).isEmpty();
    Change deletion =
        Change.of(
            new DeleteRow(table, key(1, 1), Condition.IF_EXISTS, TimestampOffset.NONE),
            (before, after) -> List.of(Upsert.insert(copies, Row.of(1, 7, "deleted"))));
    assertThat(await(backend().apply(MutationSet.of(deletion))).applied()).isTrue();
    assertThat(rows(copies, 1)).containsExactly(values(1, 7, "deleted"));
  }

  @Test
  void aConsequenceWhoseConditionFailsIsOmittedAlone() {
    write(Upsert.insert(copies, Row.of(1, 1, "mine")));
    write(Upsert.insert(copies, Row.of(1, 2, "other")));
    Condition mine =
        new Condition.Matches(List.of(ColumnCondition.on(2, ColumnCondition.Operator.EQ, "mine")));
    Consequences conditional =
        (before, after) ->
            List.of(
                new DeleteRow(
                    copies, Row.of(1, 1, UNSET), mine, TimestampOffset.ONE_MICROSECOND_EARLIER),
                new DeleteRow(
                    copies, Row.of(1, 2, UNSET), mine, TimestampOffset.ONE_MICROSECOND_EARLIER),
                Upsert.insert(copies, Row.of(1, 2, "again")).when(mine),
                Upsert.insert(copies, Row.of(1, 3, "absent")).when(mine),
                Upsert.insert(copies, Row.of(1, 4, "mine")),
                Upsert.insert(copies, Row.of(1, 4, "then another")).when(mine));
    Change change = Change.of(insert(1, 1, "one", UNSET), conditional);
    assertThat(await(backend().apply(MutationSet.of(change))).applied()).isTrue();
    assertThat(rows(table, 1)).hasSize(1);
    assertThat(rows(copies, 1))
        .containsExactly(values(1, 2, "other"), values(1, 4, "then another"));
  }

  @Test
  void aConsequenceDeletesTheRowsOfARange() {
    for (int c = 0; c < 6; c++) {
      write(Upsert.insert(copies, Row.of(1, c, "copy")));
      write(Upsert.insert(copies, Row.of(2, c, "of another partition")));
    }
    Slice below = Slice.between(List.of(), null, Bound.of(4, false));
    Consequences deleting =
        (before, after) ->
            List.of(
                Upsert.insert(copies, Row.of(1, 3, "deleted, too")),
                new DeleteRange(copies, List.of(1), below, TimestampOffset.NONE),
                Upsert.insert(copies, Row.of(1, 2, "later")));
    Change change = Change.of(insert(1, 1, "one", UNSET), deleting);
    assertThat(await(backend().apply(MutationSet.of(change))).applied()).isTrue();
    assertThat(rows(copies, 1))
        .containsExactly(values(1, 2, "later"), values(1, 4, "copy"), values(1, 5, "copy"));
    assertThat(rows(copies, 2)).hasSize(6);
    write(Upsert.insert(copies, Row.of(1, 0, "again")));
    assertThat(rows(copies, 1)).hasSize(4);
  }

  @Test
  void aConsequenceThatCannotBeStoredPreventsTheBatch() {
    Consequences bad = (before, after) -> List.of(Upsert.insert(copies, Row.of(1, 1, "\ud800")));
    MutationSet batch =
        MutationSet.of(
            List.of(
                Change.of(insert(1, 2, "two", UNSET)), Change.of(insert(1, 1, "one", UNSET), bad)));
    failure(RejectedInputException.class, () -> backend().apply(batch));
    assertThat(rows(table, 1)).isEmpty();
    assertThat(rows(copies, 1)).isEmpty();
  }

  @Test
  void severalChangesOfOneRowInABatchYieldOneState() {
    write(insert(1, 1, "old", Set.of("t")));
    List<Mutation> changes =
        List.of(
            DeleteRow.of(table, key(1, 1), TimestampOffset.ONE_MICROSECOND_EARLIER),
            Upsert.update(table, Row.of(1, 1, UNSET, "new", UNSET)),
            Upsert.update(table, Row.of(1, 1, UNSET, UNSET, Set.of("u"))));
    List<Change> batch = each(changes.stream(), change -> Change.of(change, this::follow));
    await(backend().apply(MutationSet.of(batch)));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "new", Set.of("u")));
    assertThat(rows(copies, 1)).containsExactly(values(1, 1, "new"));
  }

  /** Maintains a copy of each row in {@code copies}. */
  private List<Mutation> follow(@Nullable Row before, @Nullable Row after) {
    List<Mutation> mutations = new ArrayList<>();
    if (before != null) {
      Row key = Row.of(before.get(0), before.get(1), UNSET);
      mutations.add(DeleteRow.of(copies, key, TimestampOffset.ONE_MICROSECOND_EARLIER));
    }
    if (after != null) {
      mutations.add(Upsert.insert(copies, Row.of(after.get(0), after.get(1), after.get(3))));
    }
    return mutations;
  }

  private List<Asked> recorded(Mutation mutation) {
    asked.clear();
    Consequences recording =
        (before, after) -> {
          asked.add(
              new Asked(
                  before == null ? null : values(before), after == null ? null : values(after)));
          return List.of();
        };
    await(backend().apply(MutationSet.of(Change.of(mutation, recording))));
    return List.copyOf(asked);
  }

  private static Asked gone(int p, int c) {
    return new Asked(values(p, c, null, "row " + c, null), null);
  }

  private Row key(int p, int c) {
    return Row.of(p, c, UNSET, UNSET, UNSET);
  }

  private Upsert insert(int p, int c, @Nullable Object text, @Nullable Object tags) {
    return Upsert.insert(table, Row.of(p, c, UNSET, text, tags));
  }
}
