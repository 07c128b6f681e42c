package dev.rowan.internal.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A pen by its color, with its name: what is wrong with an entry, and what a repair writes. */
class RepairPlannerTest {
  private static final TableSchema PEN =
      TableSchema.named("pen")
          .partitionKey("id", ScalarType.INT)
          .column("color", ScalarType.TEXT)
          .column("name", ScalarType.TEXT)
          .build();
  private static final TableSchema BY_COLOR =
      TableSchema.named("pen_by_color")
          .partitionKey("color", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .column("name", ScalarType.TEXT)
          .build();
  private static final long WRITTEN = 1_000_000;
  private static final long NOW = 900_000_000;
  private static final RepairWindow LATER = new RepairWindow(NOW, 300_000_000);
  private static final RepairWindow TOO_EARLY = new RepairWindow(NOW, WRITTEN);

  private final EntityTables staged = tables(Maintain.VERIFIED);
  private final EntityTables serial = tables(Maintain.SERIAL);
  private final EntityTables blind = tables(Maintain.BLIND);

  @Test
  void nothingIsWrongWithTheEntryOfItsRow() {
    for (EntityTables tables : List.of(staged, blind)) {
      ObservedRow row = row(tables, "red", "a", WRITTEN);
      assertThat(missing(tables, row, entry(tables, "red", "a", WRITTEN))).isEmpty();
      assertThat(current(tables, entry(tables, "red", "a", WRITTEN), row)).isEmpty();
    }
    ObservedRow row = row(serial, "red", "a", WRITTEN);
    assertThat(missing(serial, row, entry(serial, "red", "a", WRITTEN + 1))).isEmpty();
  }

  @Test
  void aMissingEntryIsWrittenAsItsRowWas() {
    for (EntityTables tables : List.of(staged, blind)) {
      EntryFinding finding =
          missing(tables, row(tables, "red", "a", WRITTEN), ObservedRow.NOTHING).get();
      assertThat(finding.anomaly()).isEqualTo(Anomaly.MISSING);
      WritePlan plan = plan(tables, finding, TOO_EARLY, false).get();
      assertThat(times(plan)).containsOnly(WRITTEN);
    }
    EntryFinding pending =
        missing(serial, row(serial, "red", "a", 1_000), entry(serial, "red", "a", 1_000)).get();
    assertThat(pending.anomaly()).isEqualTo(Anomaly.UNCONFIRMED);
    assertThat(times(plan(serial, pending, TOO_EARLY, false).get())).containsExactly(1_001L);
  }

  @Test
  void anOldEntryIsRemovedBelowItsRow() {
    for (EntityTables tables : List.of(staged, blind)) {
      ObservedRow old = entry(tables, "blue", "a", WRITTEN - 2);
      EntryFinding finding = current(tables, old, row(tables, "red", "a", WRITTEN)).get();
      assertThat(finding.anomaly()).isEqualTo(Anomaly.STALE);
      WritePlan plan = plan(tables, finding, TOO_EARLY, false).get();
      assertThat(times(plan)).containsExactly(WRITTEN - 1);
      assertThat(mutations(plan)).singleElement().isInstanceOf(DeleteRow.class);
    }
    EntryFinding finding =
        current(serial, entry(serial, "blue", "a", 997), row(serial, "red", "a", 1_000)).get();
    assertThat(times(plan(serial, finding, TOO_EARLY, false).get())).containsExactly(1_001L);
  }

  @Test
  void whatMayBeUnderWayIsLeftAlone() {
    for (EntityTables tables : List.of(staged, blind, serial)) {
      ObservedRow newer = entry(tables, "blue", "a", WRITTEN + 8);
      ObservedRow row = row(tables, "red", "a", WRITTEN);
      EntryFinding orphaned = current(tables, newer, row).get();
      assertThat(orphaned.anomaly()).isEqualTo(Anomaly.DANGLING);
      assertThat(plan(tables, orphaned, TOO_EARLY, false)).isEmpty();
      EntryFinding alone = current(tables, newer, ObservedRow.NOTHING).get();
      assertThat(plan(tables, alone, TOO_EARLY, false)).isEmpty();
    }
  }

  @Test
  void aRowIsWrittenAgainAboveAllThatWasSeenAndBelowAllThatIsUnderWay() {
    for (EntityTables tables : List.of(staged, blind)) {
      ObservedRow newer = entry(tables, "blue", "a", WRITTEN + 8);
      ObservedRow wrong = entry(tables, "red", "other", WRITTEN);
      ObservedRow row = row(tables, "red", "a", WRITTEN);
      List<EntryFinding> findings =
          List.of(
              current(tables, newer, row).get(),
              current(tables, newer, ObservedRow.NOTHING).get(),
              missing(tables, row, wrong).get());
      for (EntryFinding finding : findings) {
        for (boolean again : List.of(false, true)) {
          WritePlan plan = plan(tables, finding, LATER, again).get();
          assertThat(times(plan))
              .allSatisfy(
                  at ->
                      assertThat(at)
                          .isGreaterThan(finding.newest())
                          .isLessThanOrEqualTo(LATER.settledBefore()));
        }
      }
    }
  }

  @Test
  void anEntryAboveTheVersionIsFencedByOneThatIsHigher() {
    ObservedRow newer = entry(serial, "blue", "a", WRITTEN + 8);
    EntryFinding finding = current(serial, newer, row(serial, "red", "a", WRITTEN)).get();
    WritePlan plan = plan(serial, finding, LATER, false).get();
    Upsert fence = (Upsert) plan.commit().changes().get(0).mutation();
    assertThat(fence.condition()).isInstanceOf(Condition.Matches.class);
    long version = (Long) fence.row().get(serial.versionColumn());
    assertThat(version).isGreaterThan(WRITTEN + 8).isEqualTo(version & -4);
    assertThat(plan.finish())
        .extracting(batch -> batch.timestamp().getAsLong())
        .containsOnly(version + 1);
  }

  @Test
  void aRowWithoutVersionGetsThatOfItsKeys() {
    ObservedRow raw =
        new ObservedRow(Row.of(1, "red", "a", null, null), columnTimes(5, 1, WRITTEN));
    EntryFinding finding = new EntryAudit(staged).ofRow(raw).get();
    assertThat(finding.anomaly()).isEqualTo(Anomaly.FOREIGN);
    WritePlan plan = plan(staged, finding, TOO_EARLY, false).get();
    assertThat(times(plan)).containsOnly(WRITTEN);
    assertThat(plan.prepare()).hasSize(1);
  }

  private static Optional<WritePlan> plan(
      EntityTables tables, EntryFinding finding, RepairWindow window, boolean again) {
    return RepairPlanner.of(tables, 100).plan(finding, window, again, CallOptions.NONE);
  }

  private static Optional<EntryFinding> missing(
      EntityTables tables, ObservedRow row, ObservedRow seen) {
    EntryAudit audit = new EntryAudit(tables);
    DerivedTable derived = tables.derived().get(0);
    return audit.ofExpected(derived, row, audit.expected(derived, row).iterator().next(), seen);
  }

  private static Optional<EntryFinding> current(
      EntityTables tables, ObservedRow seen, ObservedRow row) {
    return new EntryAudit(tables).ofEntry(tables.derived().get(0), seen, row);
  }

  private static List<MutationSet> batches(WritePlan plan) {
    List<MutationSet> batches = new ArrayList<>(plan.prepare());
    batches.add(plan.commit());
    batches.addAll(plan.finish());
    return batches;
  }

  private static List<Long> times(WritePlan plan) {
    return batches(plan).stream().map(batch -> batch.timestamp().getAsLong()).toList();
  }

  private static List<Mutation> mutations(WritePlan plan) {
    return batches(plan).stream()
        .flatMap(batch -> batch.changes().stream())
        .map(change -> change.mutation())
        .toList();
  }

  private static EntityTables tables(Maintain maintain) {
    DerivedTable derived =
        new DerivedTable(BY_COLOR, PEN, List.of(new Copy(1), new Copy(0), new Copy(2)), maintain);
    return EntityTables.clientMaintained(PEN, List.of(derived));
  }

  private static ObservedRow row(EntityTables tables, String color, String name, long time) {
    @Nullable Object[] values = new Object[tables.row().size()];
    values[0] = 1;
    values[1] = color;
    values[2] = name;
    if (tables.isVersioned()) {
      values[tables.versionColumn()] = time;
      values[tables.deletedColumn()] = false;
    }
    return new ObservedRow(Row.of(values), columnTimes(values.length, 1, time));
  }

  private static ObservedRow entry(EntityTables tables, String color, String name, long time) {
    @Nullable Object[] values = new Object[tables.derived().get(0).table().size()];
    values[0] = color;
    values[1] = 1;
    values[2] = name;
    if (tables.isVersioned()) {
      values[3] = time;
    }
    return new ObservedRow(Row.of(values), columnTimes(values.length, 2, time));
  }

  private static CellTimes columnTimes(int size, int keys, long time) {
    long[] times = new long[size];
    Arrays.fill(times, time);
    Arrays.fill(times, 0, keys, CellTimes.NEVER);
    return CellTimes.owning(times, new int[size]);
  }
}
