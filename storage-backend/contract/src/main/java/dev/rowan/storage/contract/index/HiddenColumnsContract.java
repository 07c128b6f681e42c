package dev.rowan.storage.contract.index;

import static dev.rowan.storage.contract.fixture.VisitMapping.FREE;
import static dev.rowan.storage.contract.fixture.VisitMapping.GUEST;
import static dev.rowan.storage.contract.fixture.VisitMapping.HOME;
import static dev.rowan.storage.contract.fixture.VisitMapping.HOST;
import static dev.rowan.storage.contract.fixture.VisitMapping.ROOM;
import static dev.rowan.storage.contract.fixture.VisitMapping.YEAR;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.VisitMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The markers that deleted rows leave for index maintenance do not affect readers: they hide no row
 * and count as none.
 */
public abstract class HiddenColumnsContract extends ContractCase {
  private static final List<String> GUESTS = List.of("ida", "jon", "kim", "lea");
  private static final int ROWS = 120;

  private VisitMapping mapping;
  private DaoRuntime<Row> visits;

  @BeforeEach
  final void open() {
    open(Maintain.VERIFIED);
  }

  private void open(Maintain maintain) {
    mapping = new VisitMapping(maintain);
    visits = DaoRuntime.of(newSession(), mapping);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "SERIAL"})
  void aPartitionOfStaticColumnsAloneHasNoRows(Maintain maintain) {
    needsProtocols(maintain);
    open(maintain);
    home("ida");
    for (int year = 1; year <= ROWS; year++) {
      save("ida", year);
    }
    save("jon", 1);
    home("kim");
    save("kim", 1);
    for (int year = 1; year <= ROWS; year++) {
      await(visits.deleteByKey("ida", year, "room"));
    }
    await(visits.deleteByKey("jon", 1, "room"));
    await(visits.deleteByKey("kim", 1, "room"));
    save("kim", 2);
    List<String> kim = List.of("kim 2 home of kim");
    for (int size : List.of(1, 7, 50, 500)) {
      assertThat(pages(() -> visits.select(plan(), "ida"), size)).isEmpty();
      assertThat(pages(() -> visits.select(plan(), "jon"), size)).isEmpty();
      assertThat(pages(() -> visits.select(plan(), "kim"), size)).isEqualTo(kim);
      assertThat(pages(() -> visits.scan(plan()), size)).isEqualTo(kim);
    }
    assertThat(pages(() -> visits.select(plan(), "ida", 1), 5)).isEmpty();
    save("ida", ROWS);
    assertThat(pages(() -> visits.select(plan(), "ida"), 3)).hasSize(1);
    assertThat(pages(() -> visits.scan(plan()), 3)).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "SERIAL"})
  void deletedRowsDoNotCountAmongTheFirstOfTheirPartitions(Maintain maintain) {
    needsProtocols(maintain);
    open(maintain);
    for (String guest : GUESTS) {
      for (int year = 1; year <= 9; year++) {
        save(guest, year);
      }
    }
    for (String guest : GUESTS.subList(0, 3)) {
      await(visits.deleteByKey(guest, 9, "room"));
      await(visits.deleteByKey(guest, 8, "room"));
      await(visits.deleteByKey(guest, 6, "room"));
    }
    await(visits.deleteByKey("kim"));
    List<String> expected = new ArrayList<>();
    GUESTS.subList(0, 2).forEach(guest -> List.of(7, 5, 4).forEach(y -> add(expected, guest, y)));
    List.of(9, 8, 7).forEach(year -> add(expected, "lea", year));
    Supplier<Selection<Row>> scan = () -> visits.scan(plan()).perPartition(PerPartitionLimit.of(3));
    List<String> all = new ArrayList<>();
    await(scan.get().list()).forEach(row -> all.add(text(row)));
    assertThat(new TreeSet<>(all)).isEqualTo(new TreeSet<>(expected));
    assertThat(all).hasSameSizeAs(expected);
    for (int size = 1; size <= 10; size++) {
      assertThat(pages(scan, size)).as("pages of %d", size).isEqualTo(all);
    }
    assertThat(await(visits.scan(plan()).limit(Limit.of(4)).list())).hasSize(4);
  }

  private static void add(List<String> expected, String guest, int year) {
    expected.add(guest + " " + year + " null");
  }

  /** Returns the rows of all pages of a size; only the last may be short. */
  private List<String> pages(Supplier<Selection<Row>> selection, int size) {
    List<String> rows = new ArrayList<>();
    @Nullable String token = null;
    do {
      Page<Row> page = await(selection.get().page(new PageRequest(size, token)));
      page.items().forEach(row -> rows.add(text(row)));
      token = page.nextToken();
      assertThat(page.items()).hasSize(token == null ? page.items().size() : size);
    } while (token != null);
    return rows;
  }

  private static String text(Row row) {
    return row.get(GUEST) + " " + row.get(YEAR) + " " + row.get(HOME);
  }

  private ReadPlan plan() {
    return ReadPlan.direct("Visits.all", mapping.table());
  }

  private void home(String guest) {
    Row.Builder row = Row.unset(mapping.table().size()).set(GUEST, guest);
    await(visits.update(row.set(HOME, "home of " + guest).build()));
  }

  private void save(String guest, int year) {
    Row.Builder row = Row.unset(mapping.table().size()).set(GUEST, guest).set(YEAR, year);
    await(
        visits.insert(
            row.set(ROOM, "room").set(HOST, "host").set(FREE, "free").build(), Nulls.UNSET));
  }
}
