package dev.rowan.storage.contract.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.ColumnCopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Columns of a table with rows get into column groups: no reader misses a value, and the entity's
 * own table loses the columns only when the tables of the groups have all values.
 */
public abstract class GroupedColumnsContract extends ContractCase {
  private final String name = freshName("front");
  private final TableSchema before = columns().build();
  private final TableSchema after = columns().group("hot", "sold").group("views", "seen").build();

  private TableSchema.Builder columns() {
    return TableSchema.named(name)
        .partitionKey("shop", ScalarType.TEXT)
        .clustering("id", ScalarType.INT, Order.ASC)
        .column("offer", ScalarType.TEXT)
        .column("sold", ScalarType.INT)
        .column("seen", ScalarType.TEXT);
  }

  @BeforeEach
  final void needsConditions() {
    needsConditionalWrites();
  }

  @AfterEach
  final void dropTables() {
    new SchemaChanges(newSession()).dropping(name, name + "_hot", name + "_views").apply();
  }

  private static Row front(int id, @Nullable Object sold, @Nullable Object seen) {
    return Row.of("möwe", id, "o", sold, seen);
  }

  private DaoRuntime<Row> opened(TableSchema version) {
    return DaoRuntime.of(newSession(), new RowMapping(version));
  }

  private SchemaChanges changes(Session session, TableSchema version) {
    return new SchemaChanges(session).with(new RowMapping(version));
  }

  private Session later() {
    return new Session(
        backend(),
        Duration.ofSeconds(60),
        "the secret of contracts".getBytes(UTF_8),
        () -> Instant.now().plus(Duration.ofMinutes(3)),
        attempts -> CompletableFuture.completedFuture(null));
  }

  private List<List<@Nullable Object>> stored(TableSchema version) {
    ReadPlan all = ReadPlan.direct("all", version);
    return await(opened(version).scan(all).list()).stream()
        .map(ContractCase::values)
        .sorted(Comparator.comparing(row -> (Integer) Objects.requireNonNull(row.get(1))))
        .toList();
  }

  /** Returns write time and TTL of the last column of a stored table. */
  private List<Object> times(TableSchema table, int id) {
    define(List.of(table));
    Row key = front(id, Row.UNSET, Row.UNSET);
    RowPage page = await(backend().fetch(RowQuery.of(table, key, ReadMode.TIMED)));
    CellTimes times = Objects.requireNonNull(page.times()).get(0);
    return List.of(times.timestamp(table.size() - 1), times.ttl(table.size() - 1) > 0);
  }

  private void created() {
    changes(newSession(), before).apply();
  }

  private static ErrorCode refusal(Call<?> call) {
    try {
      call.run();
    } catch (SchemaMismatchException refused) {
      return refused.code();
    }
    throw new AssertionError("not refused");
  }

  @Test
  void valuesAreCopiedWithTheirWriteTimesBeforeAProgramReadsTheGroup() {
    created();
    DaoRuntime<Row> one = opened(before);
    await(one.insert(front(0, 1, "a"), Nulls.UNSET));
    await(one.with(WriteOptions.ttl(Duration.ofDays(1))).insert(front(1, 2, "b"), Nulls.UNSET));
    await(one.insert(front(2, null, "ü"), Nulls.UNSET));
    await(one.insert(front(3, null, null), Nulls.UNSET));
    List<List<@Nullable Object>> rows = stored(before);
    assertThatThrownBy(() -> opened(after))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(name + "_hot.sold")
        .extracting(failure -> ((RowanException) failure).code())
        .isEqualTo(ErrorCode.COLUMN_COPY_INCOMPLETE);

    SchemaPlan plan = changes(newSession(), after).plan();
    assertThat(plan.steps())
        .extracting(SchemaStep::statement)
        .contains(
            "copy all values of %s.sold to %s_hot.sold".formatted(name, name),
            "copy all values of %s.seen to %s_views.seen".formatted(name, name));
    assertThat(plan.optional()).isEmpty();
    assertThat(changes(newSession(), after).apply().found())
        .containsEntry(name + "_hot.sold", "4 rows compared, 5 values copied");

    assertThat(stored(after)).isEqualTo(rows);
    TableSchema sold = after.parts().get(1).table();
    TableSchema both = columns().build();
    for (int id : List.of(0, 1)) {
      assertThat(times(after.parts().get(2).table(), id)).isEqualTo(times(both, id));
    }
    assertThat(times(sold, 1).get(1)).isEqualTo(true);
    assertThat(new Maintenance(newSession()).copyColumns(new RowMapping(after)).run().copied())
        .isZero();
    assertThat(changes(newSession(), after).plan().steps()).isEmpty();
    new Maintenance(newSession()).truncate(new RowMapping(after));
    assertThat(stored(after)).isEmpty(); // the store still knows that the values were copied
  }

  private void copied() {
    created();
    DaoRuntime<Row> one = opened(before);
    for (int id = 0; id < 4; id++) {
      await(one.insert(front(id, id, "a"), Nulls.UNSET));
    }
    changes(newSession(), after).apply();
  }

  @Test
  void theFormerColumnsAreDroppedOnRequestWhenEachValueHasACopy() {
    copied();
    DaoRuntime<Row> two = opened(after);
    await(two.update(Row.of("möwe", 0, Row.UNSET, 10, Row.UNSET)));
    await(two.update(Row.of("möwe", 1, Row.UNSET, null, Row.UNSET)));
    await(two.delete(front(2, null, null)));
    await(two.insert(front(4, 40, "c"), Nulls.UNSET));
    List<List<@Nullable Object>> rows = stored(after);
    assertThat(rows).extracting(row -> row.get(3)).containsExactly(10, null, 3, 40);
    assertThat(changes(later(), after).plan().optional())
        .extracting(step -> step.difference().title())
        .containsExactlyInAnyOrder("D-27 " + name + ".sold", "D-27 " + name + ".seen");
    // a program of the version before that still runs
    await(opened(before).update(Row.of("möwe", 3, Row.UNSET, Row.UNSET, "late")));
    SchemaChanges drop = changes(later(), after).dropping(name + ".sold", name + ".seen");
    assertThat(refusal(drop::apply)).isEqualTo(ErrorCode.FORMER_ROWS_COPIED);
    assertThat(stored(after)).extracting(row -> row.get(4)).containsExactly("a", "a", "late", "c");
    assertThat(drop.apply().found())
        .containsEntry(name + ".sold", "4 rows compared, 1 values deleted since the copy");
    assertThat(stored(after)).extracting(row -> row.get(3)).containsExactly(10, null, 3, 40);
    assertThat(changes(newSession(), after).diff().all())
        .noneMatch(each -> each.owner().startsWith(name));
  }

  @Test
  void aCopyThatWasCutOffAfterAnyChangeIsCompleted() {
    created();
    DaoRuntime<Row> one = opened(before);
    for (int id = 0; id < 4; id++) {
      await(one.insert(front(id, id, "a"), Nulls.UNSET));
    }
    changes(newSession(), after).withoutBuilds().apply();
    int changes = 0;
    boolean complete = false;
    while (!complete) {
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        complete =
            changes(newSession(killed), after).plan().isEmpty()
                || !changes(newSession(killed), after).apply().executed().isEmpty();
      } catch (RowanClosedException e) {
        assertThat(killed.isCutOff()).isTrue();
        define(List.of(FormerColumnsCase.LEASE));
        write(
            DeleteRow.of(
                FormerColumnsCase.LEASE, Row.of("schema", Row.UNSET), TimestampOffset.NONE));
        // a program of the version before changes a value that may have a copy
        await(one.update(Row.of("möwe", changes % 4, Row.UNSET, changes, Row.UNSET)));
      }
      changes += onServer(20, 1);
    }
    assertThat(changes).isGreaterThan(3);
    ColumnCopyReport compared = new Maintenance(later()).copyColumns(new RowMapping(after)).run();
    assertThat(compared.left()).isZero();
    assertThat(stored(after)).isEqualTo(stored(before));
  }

  @Test
  void valuesOfSeveralCellsAreNotCopied() {
    TableSchema tagged = columns().column("tags", new SetType(ScalarType.TEXT)).build();
    TableSchema grouped =
        columns().column("tags", new SetType(ScalarType.TEXT)).group("hot", "tags").build();
    changes(newSession(), tagged).apply();
    await(opened(tagged).insert(Row.of("möwe", 0, "o", 1, "a", Set.of("x", "ü")), Nulls.UNSET));
    SchemaChanges plan = changes(newSession(), grouped);
    assertThat(plan.plan().notPossible())
        .extracting(step -> step.difference().title())
        .containsExactly("D-27 " + name + "_hot.tags");
    plan.apply();
    assertThat(refusal(() -> opened(grouped))).isEqualTo(ErrorCode.COLUMN_COPY_INCOMPLETE);
    assertThat(stored(tagged)).hasSize(1).allMatch(row -> row.contains(Set.of("x", "ü")));
    if (reopenIfDurable()) { // no program with the column runs any more
      changes(newSession(), grouped).dropping(name + ".tags").apply();
      assertThat(stored(grouped)).hasSize(1);
      ColumnCopyReport nothing =
          new Maintenance(newSession()).copyColumns(new RowMapping(grouped)).run();
      assertThat(nothing.rows()).isZero();
    }
  }
}
