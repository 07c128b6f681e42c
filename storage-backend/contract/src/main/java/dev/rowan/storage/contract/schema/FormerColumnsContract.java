package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
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
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.CutOffBackend;
import dev.rowan.storage.contract.fixture.FirstWrite;
import dev.rowan.storage.contract.fixture.Guests;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A column gets another name in three versions of a program: no version misses a value that another
 * one has written, and the former column is dropped only if each of its values has a copy.
 */
public abstract class FormerColumnsContract extends FormerColumnsCase {
  /** Returns write time and TTL of the name, by the table of a version. */
  private List<Object> times(Guests version, int id) {
    define(List.of(version.table()));
    Row key = Guests.guest(id, null);
    RowPage page = await(backend().fetch(RowQuery.of(version.table(), key, ReadMode.TIMED)));
    CellTimes times = Objects.requireNonNull(page.times()).get(0);
    return List.of(times.timestamp(3), times.ttl(3) > 0);
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
  void twoVersionsThatWriteAtTheSameTimeReadEachOther() {
    created();
    long seed = Seed.next();
    Random random = new Random(seed);
    Map<Integer, @Nullable Object> names = new HashMap<>();
    DaoRuntime<Row> one = DaoRuntime.of(newSession(), first);
    DaoRuntime<Row> two = DaoRuntime.of(newSession(), second);
    for (int i = 0; i < onServer(60, 200); i++) {
      DaoRuntime<Row> writer = random.nextBoolean() ? one : two;
      int id = random.nextInt(6);
      String name = "ü" + i;
      switch (random.nextInt(6)) {
        case 0 -> {
          await(writer.insert(Guests.guest(id, name), Nulls.UNSET));
          names.put(id, name);
        }
        case 1 -> {
          await(writer.insert(Guests.guest(id, null), Nulls.UNSET));
          names.putIfAbsent(id, null);
        }
        case 2 -> {
          await(writer.delete(Guests.guest(id, null)));
          names.remove(id);
        }
        case 3 -> {
          if (names.containsKey(id)) {
            await(writer.update(Guests.named(id, null)));
            names.put(id, null);
          }
        }
        case 4 -> {
          if (names.containsKey(id)) {
            await(writer.update(Guests.named(id, name)));
            names.put(id, name);
          }
        }
        default -> {
          boolean isNew = !names.containsKey(id);
          boolean applied =
              await(
                  writer.returningApplied().insertIfNotExists(Guests.guest(id, name), Nulls.UNSET));
          assertThat(applied).as("seed %d, step %d", seed, i).isEqualTo(isNew);
          names.putIfAbsent(id, isNew ? name : names.get(id));
        }
      }
      List<List<@Nullable Object>> expected = new ArrayList<>();
      names.forEach((each, value) -> expected.add(values(Guests.guest(each, value))));
      boolean isLast = i + 1 == onServer(60, 200);
      if (isLast || i % onServer(10, 1) == 0) {
        assertThat(stored(newSession(), first))
            .as("first, seed %d, step %d", seed, i)
            .isEqualTo(expected);
        assertThat(stored(newSession(), second))
            .as("second, seed %d, step %d", seed, i)
            .isEqualTo(expected);
      }
    }
    List<List<@Nullable Object>> before = stored(newSession(), first);
    assertThat(copy().left()).as("seed %d", seed).isZero();
    assertThat(stored(newSession(), first)).as("seed %d", seed).isEqualTo(before);
    assertThat(stored(newSession(), second)).as("seed %d", seed).isEqualTo(before);
    assertThat(stored(later(), third)).as("seed %d", seed).isEqualTo(before);
  }

  @Test
  void aCopyHasTheWriteTimeAndTheTtlOfItsValue() {
    created();
    DaoRuntime<Row> one = DaoRuntime.of(newSession(), first);
    DaoRuntime<Row> two = DaoRuntime.of(newSession(), second);
    await(one.insert(Guests.guest(0, "a"), Nulls.UNSET));
    await(one.with(WriteOptions.ttl(Duration.ofDays(1))).insert(Guests.guest(1, "b"), Nulls.UNSET));
    await(two.insert(Guests.guest(2, "c"), Nulls.UNSET));
    await(one.update(Guests.named(2, null)));
    await(two.insert(Guests.guest(3, "d"), Nulls.UNSET));
    await(one.update(Guests.named(3, "e")));
    await(one.insert(Guests.guest(4, null), Nulls.UNSET));
    ColumnCopyReport report = copy();
    assertThat(report.toString()).isEqualTo("5 rows, 4 values copied, 0 deleted, 0 left");
    for (int id : List.of(0, 1, 3)) {
      assertThat(times(third, id)).isEqualTo(times(first, id));
    }
    assertThat(stored(later(), third))
        .extracting(row -> row.get(3))
        .containsExactly("a", "b", null, "e", null);
    assertThat(copy().copied()).isZero();
  }

  @Test
  void aWriteDuringTheCopyRemains() {
    created();
    DaoRuntime<Row> one = DaoRuntime.of(newSession(), first);
    DaoRuntime<Row> two = DaoRuntime.of(newSession(), second);
    for (int id = 0; id < 3; id++) {
      await(one.insert(Guests.guest(id, "a"), Nulls.UNSET));
    }
    Session raced =
        newSession(
            FirstWrite.of(
                backend(),
                table,
                () -> {
                  await(two.update(Guests.named(0, null)));
                  await(two.delete(Guests.guest(1, null)));
                  await(two.update(Guests.named(2, "b")));
                }));
    ColumnCopyReport report = new Maintenance(raced).copyColumns(second).run();
    assertThat(report.copied()).isPositive();
    assertThat(report.left()).isZero();
    // a program that does not know yet that the copy is complete
    await(two.insert(Guests.guest(3, "late"), Nulls.UNSET));
    assertThat(stored(later(), third))
        .containsExactly(
            values(Guests.guest(0, null)),
            values(Guests.guest(2, "b")),
            values(Guests.guest(3, "late")));
  }

  @Test
  void aVersionWithoutTheFormerColumnIsRefusedBeforeTheCopy() {
    created();
    await(DaoRuntime.of(newSession(), first).insert(Guests.guest(0, "a"), Nulls.UNSET));
    DaoRuntime<Row> two = DaoRuntime.of(newSession(), second);
    assertRefused(later());
    SchemaPlan plan = changes(newSession(), second).plan();
    assertThat(plan.steps())
        .extracting(SchemaStep::statement)
        .containsExactly("copy all values of name to " + table + ".full_name");
    assertThat(changes(newSession(), second).apply().found())
        .containsEntry(table + ".full_name", "1 rows compared, 1 values copied");
    if (!backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      assertRefused(newSession()); // a program may read the former column for some seconds
    }
    assertThat(stored(later(), third)).containsExactly(values(Guests.guest(0, "a")));
    assertThat(changes(newSession(), second).plan().steps()).isEmpty();
    await(DaoRuntime.of(later(), third).update(Guests.named(0, "b")));
    // a program that has not read the record again does so after some seconds
    assertThat(stored(later(), second)).containsExactly(values(Guests.guest(0, "b")));
    assertThat(two.tables().row().hasFormerColumns()).isTrue();
  }

  private void assertRefused(Session session) {
    assertThatThrownBy(() -> DaoRuntime.of(session, third))
        .isInstanceOf(SchemaMismatchException.class)
        .extracting(failure -> ((RowanException) failure).code())
        .isEqualTo(ErrorCode.COLUMN_COPY_INCOMPLETE);
    SchemaPlan plan = changes(session, third).dropping(table + ".name").plan();
    assertThat(plan.executable()).noneMatch(step -> step.element().startsWith(table));
    assertThat(plan.notPossible())
        .extracting(step -> step.difference().title())
        .containsExactly("D-27 " + table + ".full_name");
  }

  /** Stores names with the first version, and copies them with the second. */
  private void copied(int guests) {
    created();
    DaoRuntime<Row> one = DaoRuntime.of(newSession(), first);
    for (int id = 0; id < guests; id++) {
      await(one.insert(Guests.guest(id, "a"), Nulls.UNSET));
    }
    assertThat(copy().copied()).isEqualTo(guests);
  }

  @Test
  void aFormerColumnIsDroppedOnRequestAndWithAComparison() {
    copied(4);
    DaoRuntime<Row> three = DaoRuntime.of(later(), third);
    await(three.update(Guests.named(0, "b")));
    await(three.update(Guests.named(1, null)));
    await(three.insert(Guests.guest(4, "c"), Nulls.UNSET));
    assertThat(changes(later(), third).apply().executed()).isEmpty();
    SchemaPlan plan = changes(later(), third).plan();
    assertThat(plan.isEmpty()).isTrue();
    assertThat(plan.optional())
        .extracting(step -> step.difference().title())
        .containsExactly("D-27 " + table + ".name");
    assertThat(changes(later(), third).dropping(table + ".name").apply().found())
        .containsEntry(table + ".name", "5 rows compared, 1 values deleted since the copy");
    assertThat(stored(later(), third))
        .extracting(row -> row.get(3))
        .containsExactly("b", null, "a", "a", "c");
    assertThat(changes(later(), third).diff().all()).noneMatch(each -> each.owner().equals(table));
    assertThat(new Maintenance(later()).copyColumns(third).run().rows()).isZero();
  }

  @Test
  void theSecondVersionKeepsWhatTheThirdWroteAlsoAfterTheDrop() {
    copied(2);
    await(DaoRuntime.of(later(), third).update(Guests.named(0, "b")));
    await(DaoRuntime.of(later(), third).insert(Guests.guest(2, "c"), Nulls.UNSET));
    assertThat(copy()).isEqualTo(new ColumnCopyReport(0, 0, 0, 0, List.of()));
    changes(later(), third).dropping(table + ".name").withoutComparison().apply();
    changes(newSession(), second).apply();
    assertThat(stored(newSession(), second)).extracting(row -> row.get(3)).contains("b", "a", "c");
    await(DaoRuntime.of(newSession(), second).update(Guests.named(0, "d")));
    assertThat(stored(later(), third)).extracting(row -> row.get(3)).contains("d", "a", "c");
  }

  @Test
  void aValueOfOnlyTheFormerColumnIsCopiedAndStopsTheDrop() {
    copied(2);
    DaoRuntime<Row> three = DaoRuntime.of(later(), third);
    // a program of the first version that still runs
    DaoRuntime<Row> one = DaoRuntime.of(newSession(), first);
    await(one.update(Guests.named(0, "late")));
    await(one.insert(Guests.guest(2, "new"), Nulls.UNSET));
    await(three.update(Guests.named(1, "b")));
    SchemaChanges drop = changes(later(), third).dropping(table + ".name");
    assertThat(refusal(drop::apply)).isEqualTo(ErrorCode.FORMER_ROWS_COPIED);
    assertThat(stored(later(), third))
        .extracting(row -> row.get(3))
        .containsExactly("late", "b", "new");
    assertThat(drop.apply().executed()).hasSize(1);
    assertThat(stored(later(), third))
        .extracting(row -> row.get(3))
        .containsExactly("late", "b", "new");
  }

  @Test
  void aValueWhoseDeletionTheStoreMayHaveForgottenStopsTheDrop() {
    copied(1);
    await(DaoRuntime.of(newSession(), first).insert(Guests.guest(1, "late"), Nulls.UNSET));
    Session muchLater = later(Duration.ofDays(30));
    ColumnCopyReport report = new Maintenance(muchLater).copyColumns(third).run();
    assertThat(report.left()).isEqualTo(1);
    assertThat(report.samples()).containsExactly(List.of("möwe1", 1));
    assertThat(report.toString()).doesNotContain("möwe");
    SchemaChanges drop = changes(muchLater, third).dropping(table + ".name");
    assertThat(refusal(drop::apply)).isEqualTo(ErrorCode.FORMER_ROWS_LEFT);
    assertThat(drop.withoutComparison().apply().executed()).hasSize(1);
    assertThat(stored(later(), third)).extracting(row -> row.get(3)).containsExactly("a", null);
  }

  @Test
  void aCopyThatWasCutOffAfterAnyChangeIsCompleted() {
    created();
    DaoRuntime<Row> one = DaoRuntime.of(newSession(), first);
    for (int id = 0; id < 5; id++) {
      await(one.insert(Guests.guest(id, "a"), Nulls.UNSET));
    }
    int changes = 0;
    boolean complete = false;
    while (!complete) {
      CutOffBackend killed = new CutOffBackend(backend(), changes);
      try {
        complete =
            changes(newSession(killed), second).plan().isEmpty()
                || !changes(newSession(killed), second).apply().executed().isEmpty();
      } catch (RowanClosedException e) {
        assertThat(killed.isCutOff()).isTrue();
        define(List.of(LEASE));
        write(DeleteRow.of(LEASE, Row.of("schema", Row.UNSET), TimestampOffset.NONE));
      }
      assertThat(stored(newSession(), second)).hasSize(5).allMatch(row -> "a".equals(row.get(3)));
      changes += onServer(20, 1);
    }
    assertThat(changes).isGreaterThan(3);
    write(Upsert.update(first.table(), Guests.named(0, null))); // reads no longer need the column
    assertThat(stored(later(), third)).hasSize(5).allMatch(row -> "a".equals(row.get(3)));
  }
}
