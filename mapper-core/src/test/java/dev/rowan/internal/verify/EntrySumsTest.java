package dev.rowan.internal.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Seed;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Thousands of pens by their colors and by their makers, some without one. */
class EntrySumsTest {
  private static final int PENS = 3_000;
  private static final long WRITTEN = 1_000_000;
  private static final TableSchema PEN =
      TableSchema.named("pen")
          .partitionKey("id", ScalarType.INT)
          .column("color", ScalarType.TEXT)
          .column("maker", ScalarType.TEXT)
          .column("name", ScalarType.TEXT)
          .column("width", ScalarType.DECIMAL)
          .build();
  private static final TableSchema BY_COLOR =
      TableSchema.named("pen_by_color")
          .partitionKey("color", ScalarType.TEXT)
          .clustering("width", ScalarType.DECIMAL, Order.ASC)
          .clustering("id", ScalarType.INT, Order.ASC)
          .column("name", ScalarType.TEXT)
          .build();
  private static final TableSchema BY_MAKER =
      TableSchema.named("pen_by_maker")
          .partitionKey("maker", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .column("name", ScalarType.TEXT)
          .build();

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final List<ObservedRow> rows = new ArrayList<>();
  private final List<List<Row>> entries = List.of(new ArrayList<>(), new ArrayList<>());

  /** Each way to keep tables: by the mapper, and by a backend that maintains derived tables. */
  static List<EntityTables> ways() {
    List<EntityTables> ways = new ArrayList<>();
    for (Maintain maintain :
        List.of(Maintain.BLIND, Maintain.ATOMIC, Maintain.VERIFIED, Maintain.SERIAL)) {
      ways.add(EntityTables.clientMaintained(PEN, derived(maintain)));
    }
    ways.add(EntityTables.asDeclared(PEN, derived(Maintain.VERIFIED)));
    return ways;
  }

  private static List<DerivedTable> derived(Maintain maintain) {
    return List.of(
        new DerivedTable(
            BY_COLOR, PEN, List.of(new Copy(1), new Copy(4), new Copy(0), new Copy(3)), maintain),
        new DerivedTable(BY_MAKER, PEN, List.of(new Copy(2), new Copy(0), new Copy(3)), maintain));
  }

  @BeforeEach
  void sayTheSeed() {
    System.out.println("seed of the pens: " + seed);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void agreeWhateverTheOrder(EntityTables tables) {
    fill(tables);
    EntrySums sums = sums(tables);
    assertThat(sums.mayAnyDiffer()).isFalse();
    assertThat(rows).noneMatch(row -> sums.mayDiffer(row.stored()));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void differForTheRowOfAnEntryThatIsMissing(EntityTables tables) {
    fill(tables);
    Row missing = entries.get(1).remove(random.nextInt(entries.get(1).size()));
    assertDiffersFor(tables, (int) missing.get(1));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void differForTheRowOfAnEntryTooMany(EntityTables tables) {
    fill(tables);
    Row stale = with(entries.get(0).get(7), 0, "a color of old");
    entries.get(0).add(stale);
    assertDiffersFor(tables, (int) stale.get(2));
    entries.get(0).remove(stale);
    entries.get(0).add(with(with(stale, 2, PENS + 5), 0, "red"));
    assertDiffersFor(tables, PENS + 5);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void differForTheRowOfAnEntryThatSaysSomethingElse(EntityTables tables) {
    fill(tables);
    int place = random.nextInt(PENS);
    Row wrong = with(entries.get(0).get(place), 3, "another name");
    entries.get(0).set(place, wrong);
    assertDiffersFor(tables, (int) wrong.get(2));
  }

  /** What is wrong with one row does not make up for what is wrong with another one. */
  @ParameterizedTest
  @MethodSource("ways")
  void differForBothOfTwoThatHaveEachOthersEntry(EntityTables tables) {
    fill(tables);
    Row one = entries.get(0).get(3);
    Row other = entries.get(0).get(4);
    entries.get(0).set(3, with(one, 3, other.get(3)));
    entries.get(0).set(4, with(other, 3, one.get(3)));
    assertDiffersFor(tables, (int) one.get(2));
    assertDiffersFor(tables, (int) other.get(2));
    // nor does an entry too many in one index make up for one that is missing in another
    Row elsewhere = entries.get(1).remove(0);
    entries.get(0).set(3, one);
    entries.get(0).set(4, other);
    entries.get(0).add(with(with(one, 2, elsewhere.get(1)), 0, elsewhere.get(0)));
    assertDiffersFor(tables, (int) elsewhere.get(1));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void suspectEntriesThatAreNoneAndThoseToBeConfirmed(EntityTables tables) {
    fill(tables);
    int version = BY_MAKER.size();
    if (tables.isVersioned()) {
      Row entry = entries.get(1).get(5);
      entries.get(1).add(with(with(entry, 0, "nobody"), version, null));
      assertDiffersFor(tables, (int) entry.get(1));
      entries.get(1).remove(entries.get(1).size() - 1);
    }
    if (tables.maintenance().isSerial()) {
      Row entry = entries.get(1).get(6);
      entries.get(1).set(6, with(entry, version, WRITTEN));
      assertDiffersFor(tables, (int) entry.get(1));
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void suspectRowsThatSomethingElseWrote(EntityTables tables) {
    fill(tables);
    if (tables.isVersioned()) {
      Row row = with(rows.get(9).stored(), tables.versionColumn(), null);
      rows.set(9, observed(with(row, tables.deletedColumn(), null)));
      assertDiffersFor(tables, 9);
    }
  }

  /**
   * A clustering value keeps the encoding of its first write: 1.50 in the row, 1.5 in its entry.
   */
  @ParameterizedTest
  @MethodSource("ways")
  void treatEncodingsOfOneDecimalInClusteringKeysAsEqual(EntityTables tables) {
    fill(tables);
    List<Row> byColor = entries.get(0);
    byColor.replaceAll(
        (UnaryOperator<Row>) entry -> with(entry, 1, ((BigDecimal) entry.get(1)).setScale(9)));
    assertThat(sums(tables).mayAnyDiffer()).isFalse();
  }

  /** In a partition key, each encoding of a number is a partition of its own. */
  @Test
  void distinguishEncodingsOfOneDecimalInPartitionKeys() {
    TableSchema byWidth =
        TableSchema.named("pen_by_width")
            .partitionKey("width", ScalarType.DECIMAL)
            .clustering("id", ScalarType.INT, Order.ASC)
            .build();
    DerivedTable derived =
        new DerivedTable(byWidth, PEN, List.of(new Copy(4), new Copy(0)), Maintain.VERIFIED);
    EntityTables tables = EntityTables.asDeclared(PEN, List.of(derived));
    EntrySums sums = new EntrySums(tables, new EntryAudit(tables), tables.derived(), random);
    sums.addRow(observed(Row.of(1, "red", null, "pen", new BigDecimal("1.5"))));
    sums.takeEntry(0, observed(Row.of(new BigDecimal("1.50"), 1)));
    assertThat(sums.mayAnyDiffer()).as("seed %d", seed).isTrue();
  }

  private void assertDiffersFor(EntityTables tables, int id) {
    EntrySums sums = sums(tables);
    assertThat(sums.mayAnyDiffer()).as("seed %d", seed).isTrue();
    assertThat(sums.mayDiffer(row(tables, id))).as("seed %d", seed).isTrue();
    long differing = rows.stream().filter(row -> sums.mayDiffer(row.stored())).count();
    assertThat(differing).as("seed %d", seed).isLessThan(PENS / 100);
  }

  private EntrySums sums(EntityTables tables) {
    EntrySums sums = new EntrySums(tables, new EntryAudit(tables), tables.derived(), random);
    shuffled(rows).forEach(sums::addRow);
    for (int index = 0; index < entries.size(); index++) {
      for (Row entry : shuffled(entries.get(index))) {
        sums.takeEntry(index, observed(entry));
      }
    }
    return sums;
  }

  private <T> List<T> shuffled(List<T> all) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private void fill(EntityTables tables) {
    EntryAudit audit = new EntryAudit(tables);
    for (int id = 0; id < PENS; id++) {
      ObservedRow row = observed(row(tables, id));
      rows.add(row);
      for (int index = 0; index < entries.size(); index++) {
        DerivedTable derived = tables.derived().get(index);
        for (Row expected : audit.expected(derived, row)) {
          @Nullable Object[] values = Arrays.copyOf(expected.toArray(), derived.table().size());
          if (tables.isVersioned()) {
            values[values.length - 1] = tables.maintenance().isSerial() ? WRITTEN + 1 : WRITTEN;
          }
          entries.get(index).add(Row.of(values));
        }
      }
    }
  }

  private static Row row(EntityTables tables, int id) {
    @Nullable Object[] values = new Object[tables.row().size()];
    values[0] = id;
    values[1] = id % 2 == 0 ? "red" : "blue";
    values[2] = id % 3 == 0 ? null : "maker " + id % 10;
    values[3] = "pen " + id;
    values[4] = BigDecimal.valueOf(id % 100, 1);
    if (tables.isVersioned()) {
      values[tables.versionColumn()] = WRITTEN;
      values[tables.deletedColumn()] = false;
    }
    return Row.of(values);
  }

  private static ObservedRow observed(Row row) {
    long[] times = new long[row.size()];
    Arrays.fill(times, WRITTEN);
    times[0] = CellTimes.NEVER;
    return new ObservedRow(row, CellTimes.owning(times, new int[times.length]));
  }

  private static Row with(Row row, int column, @Nullable Object value) {
    @Nullable Object[] values = row.toArray();
    values[column] = value;
    return Row.of(values);
  }
}
