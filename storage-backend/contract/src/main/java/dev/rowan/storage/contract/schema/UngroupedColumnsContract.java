package dev.rowan.storage.contract.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.schema.SchemaChanges;
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
 * Columns with values leave their column groups: for the entity's own table or for another group,
 * alone or with the whole group. No reader misses a value, and no value is lost with a table.
 */
public abstract class UngroupedColumnsContract extends ContractCase {
  private final String name = freshName("front");
  private final String hot = name + "_hot";
  private final TableSchema grouped = columns().group("hot", "sold", "seen").build();
  private final TableSchema single = columns().build();

  private TableSchema.Builder columns() {
    return TableSchema.named(name)
        .partitionKey("shop", ScalarType.TEXT)
        .clustering("id", ScalarType.INT, Order.DESC)
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
    new SchemaChanges(newSession())
        .dropping(name, hot, name + "_views", name + "_warm", name + "_backup", name + "_sold")
        .apply();
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

  private SchemaChanges changes(TableSchema version) {
    return changes(newSession(), version);
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

  /** Returns write time and whether there is a TTL of a column of a stored table. */
  private List<Object> times(TableSchema table, String column, int id) {
    define(List.of(table));
    Row key = Row.of("möwe", id, Row.UNSET, Row.UNSET, Row.UNSET);
    RowPage page = await(backend().fetch(RowQuery.of(table, key, ReadMode.TIMED)));
    CellTimes times = Objects.requireNonNull(page.times()).get(0);
    int place = table.indexOf(column);
    return List.of(times.timestamp(place), times.ttl(place) > 0);
  }

  private void requireRefused(TableSchema version, String former) {
    assertThatThrownBy(() -> opened(version))
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(former)
        .extracting(failure -> ((RowanException) failure).code())
        .isEqualTo(ErrorCode.COLUMN_COPY_INCOMPLETE);
  }

  private void filled() {
    changes(grouped).apply();
    DaoRuntime<Row> one = opened(grouped);
    await(one.insert(front(0, 1, "a"), Nulls.UNSET));
    await(one.with(WriteOptions.ttl(Duration.ofDays(1))).insert(front(1, 2, "ü"), Nulls.UNSET));
    await(one.insert(front(2, null, null), Nulls.UNSET));
    await(one.update(Row.of("möwe", 3, Row.UNSET, 4, "no entity"))); // no insert wrote this row
  }

  @Test
  void theValuesOfAFormerGroupAreCopiedBackBeforeAProgramReadsThem() {
    filled();
    List<List<@Nullable Object>> rows = stored(grouped);
    List<Object> written = times(grouped.parts().get(1).table(), "sold", 0);
    requireRefused(single, hot + ".sold");
    assertThat(changes(single).plan().steps())
        .extracting(SchemaStep::statement)
        .contains(
            "copy all values of %s.sold to %s.sold".formatted(hot, name),
            "copy all values of %s.seen to %s.seen".formatted(hot, name));
    assertThat(changes(single).dropping(hot).plan().steps())
        .noneMatch(step -> step.element().equals(hot)); // it has the only values

    assertThat(changes(single).apply().found())
        .containsEntry(name + ".sold", "4 rows compared, 4 values copied");

    assertThat(stored(single)).isEqualTo(rows).hasSize(3);
    assertThat(times(single, "sold", 0)).isEqualTo(written);
    assertThat(times(single, "sold", 1).get(1)).isEqualTo(true);
    assertThat(changes(single).plan().steps()).isEmpty();
    assertThat(new Maintenance(newSession()).copyColumns(new RowMapping(single)).run().copied())
        .isZero();
  }

  @Test
  void theTableOfAFormerGroupIsDroppedWhenEachValueHasACopy() {
    filled();
    changes(single).apply();
    DaoRuntime<Row> two = opened(single);
    await(two.update(Row.of("möwe", 0, Row.UNSET, null, Row.UNSET)));
    await(two.delete(front(2, null, null)));
    await(two.insert(front(4, 40, "c"), Nulls.UNSET));
    assertThat(changes(later(), single).plan().optional())
        .extracting(step -> step.difference().title())
        .containsExactly("D-27 " + hot);
    // a program of the version before still runs
    await(opened(grouped).update(Row.of("möwe", 1, Row.UNSET, Row.UNSET, "late")));
    SchemaChanges drop = changes(later(), single).dropping(hot);
    assertThatThrownBy(drop::apply)
        .isInstanceOf(SchemaMismatchException.class)
        .hasMessageContaining(ErrorCode.FORMER_ROWS_COPIED.code());
    assertThat(drop.apply().found()).containsKey(hot);
    assertThat(stored(single))
        .extracting(row -> row.get(1), row -> row.get(3), row -> row.get(4))
        .containsExactly(tuple(0, null, "a"), tuple(1, 2, "late"), tuple(4, 40, "c"));
    assertThat(changes(single).diff().all()).noneMatch(each -> each.owner().startsWith(name));
  }

  @Test
  void theVersionBeforeRunsUntilTheEnd() {
    filled();
    changes(single).withoutBuilds().apply();
    requireRefused(single, hot);
    assertThat(changes(grouped).plan().steps()).isEmpty();
    await(opened(grouped).update(Row.of("möwe", 0, Row.UNSET, 11, Row.UNSET)));
    List<List<@Nullable Object>> rows = stored(grouped);
    changes(single).apply();
    assertThat(changes(grouped).plan().steps()).isEmpty();
    assertThat(stored(grouped)).isEqualTo(rows).isEqualTo(stored(single));
  }

  @Test
  void aColumnMovesAlone() {
    filled();
    List<List<@Nullable Object>> rows = stored(grouped);
    for (TableSchema next :
        List.of(
            columns().group("hot", "sold").build(), // to the own table
            columns().group("hot", "sold").group("views", "seen").build(),
            columns().group("warm", "sold").group("views", "seen").build())) {
      requireRefused(next, name);
      assertThat(changes(next).apply().remaining()).isEmpty();
      assertThat(stored(next)).isEqualTo(rows);
      if (!isServer() && !reopenIfDurable()) {
        return; // the store of a process drops no column in use
      }
      SchemaChanges drop = changes(later(), next);
      for (SchemaStep each : drop.plan().optional()) {
        drop = drop.dropping(each.element());
      }
      assertThat(drop.apply().executed()).isNotEmpty();
      assertThat(stored(next)).isEqualTo(rows);
    }
  }

  @Test
  void aColumnReturnsToTheTableFromWhichItWasDropped() {
    changes(single).apply();
    await(opened(single).insert(front(0, 1, "ü"), Nulls.UNSET));
    List<List<@Nullable Object>> rows = stored(single);
    changes(grouped).apply();
    changes(later(), grouped).dropping(name + ".sold", name + ".seen").apply();
    assertThat(stored(grouped)).isEqualTo(rows);
    if (isServer()) { // Cassandra hides what was written before a column was dropped
      assertThatThrownBy(() -> changes(single).apply())
          .isInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining(ErrorCode.FORMER_ROWS_LEFT.code());
      requireRefused(single, hot);
      await(opened(grouped).insert(front(0, 1, "ü"), Nulls.UNSET));
    }
    changes(single).apply();
    assertThat(stored(single)).isEqualTo(rows);
  }

  @Test
  void aCopyThatWasCutOffAfterAnyChangeIsCompleted() {
    filled();
    DaoRuntime<Row> one = opened(grouped);
    changes(single).withoutBuilds().apply();
    int changes = 0;
    boolean complete = false;
    while (!complete) {
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        complete =
            changes(newSession(killed), single).plan().isEmpty()
                || !changes(newSession(killed), single).apply().executed().isEmpty();
      } catch (RowanClosedException e) {
        define(List.of(FormerColumnsCase.LEASE));
        write(
            DeleteRow.of(
                FormerColumnsCase.LEASE, Row.of("schema", Row.UNSET), TimestampOffset.NONE));
        await(one.update(Row.of("möwe", changes % 3, Row.UNSET, changes, Row.UNSET)));
      }
      changes += onServer(20, 1);
    }
    assertThat(changes).isGreaterThan(3);
    new Maintenance(later()).copyColumns(new RowMapping(single)).run();
    assertThat(stored(single)).isEqualTo(stored(grouped));
  }

  @Test
  void valuesOfSeveralCellsAreNotCopied() {
    TableSchema.Builder tagged = columns().column("tags", new SetType(ScalarType.TEXT));
    TableSchema plain = tagged.build();
    changes(tagged.group("hot", "tags").build()).apply();
    assertThat(changes(plain).plan().notPossible())
        .extracting(step -> step.difference().title())
        .containsExactly("D-27 " + name + ".tags");
    changes(plain).apply();
    requireRefused(plain, hot + ".tags");
    changes(later(), plain).dropping(hot).apply();
    assertThat(stored(plain)).isEmpty();
  }

  @Test
  void tablesOfOtherProgramsAreNoGroups() {
    changes(single).apply();
    TableSchema backup = withOtherName(columns(), "_backup").build();
    TableSchema sales =
        TableSchema.named(name + "_sold")
            .partitionKey("id", ScalarType.INT)
            .column("weight", ScalarType.INT)
            .build();
    define(List.of(backup, sales));
    TableSchema heavy = columns().column("weight", ScalarType.INT).build();
    assertThat(changes(heavy).plan().steps())
        .extracting(step -> step.difference().title())
        .containsExactly("D-14 " + name + ".weight");
    changes(heavy).apply();
    await(opened(heavy).insert(Row.of("möwe", 0, "o", 1, "a", 7), Nulls.UNSET));
    assertThat(stored(heavy)).containsExactly(List.of("möwe", 0, "o", 1, "a", 7));
    assertThat(changes(heavy).plan().optional()).isEmpty();
  }

  private TableSchema.Builder withOtherName(TableSchema.Builder columns, String end) {
    TableSchema.Builder other = TableSchema.named(name + end);
    columns.build().columns().forEach(other::add);
    return other;
  }

  @Test
  void aTypeThatChangedIsNotCopied() {
    filled();
    TableSchema other =
        TableSchema.named(name)
            .partitionKey("shop", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.DESC)
            .column("offer", ScalarType.TEXT)
            .column("seen", ScalarType.INT)
            .build();
    requireRefused(other, hot + ".seen");
    assertThat(changes(other).plan().notPossible())
        .extracting(step -> step.difference().title())
        .containsExactly("D-27 " + name + ".seen");
    assertThat(Set.copyOf(changes(other).dropping(hot).plan().steps()))
        .anyMatch(step -> step.note().startsWith("all rows of " + hot + " are lost"));
  }
}
