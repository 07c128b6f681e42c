package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Odds;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random rows of any values, to which indexes are added later. Only a new value that cannot be in a
 * key is refused, and afterwards the indexes are exact.
 */
public abstract class UnindexableHistoryContract extends ContractCase {
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final int ROWS = 12;
  private static final int STEPS = 30;

  /** Batches over several partitions have no room for keys that are too long. */
  @ParameterizedTest
  @EnumSource(value = IndexKeeper.class, mode = EnumSource.Mode.EXCLUDE, names = "ATOMIC")
  void onlyNewValuesAreRefused(IndexKeeper keeper) {
    if (keeper == IndexKeeper.SERIAL) {
      needsConditionalWrites();
    }
    if (keeper == IndexKeeper.BLIND) {
      needsMaintainingEngine(); // a server has the same limit of batches there
    }
    long seed = Seed.next();
    new History(keeper, seed).play();
  }

  /** One history, with the rows that the store must have. */
  private final class History {
    private final String said;
    private final IndexKeeper keeper;
    private final Random random;
    private final Odds mapping;
    private final Session session;
    private final Maintenance maintenance;
    private final DaoRuntime<Row> odds;
    private final Map<Integer, Row> rows = new TreeMap<>();

    History(IndexKeeper keeper, long seed) {
      this.said = keeper + ", seed " + seed + ": ";
      this.keeper = keeper;
      this.random = new Random(seed);
      Backend backend = keeper.over(backend());
      boolean unique = keeper == IndexKeeper.SERIAL || keeper == IndexKeeper.ENGINE;
      this.mapping = Odds.maintainedAs(keeper.maintain(), unique);
      DaoRuntime<Row> unaware = DaoRuntime.of(newSession(backend), mapping.withoutIndexes());
      for (int id = 0; id < ROWS; id++) {
        Row row = Odds.random(id, random);
        await(unaware.insert(row, Nulls.UNSET));
        rows.put(id, row);
      }
      this.session = newSession(backend);
      this.maintenance = new Maintenance(session);
      this.odds = DaoRuntime.of(session, mapping);
    }

    void play() {
      for (DerivedTable index : mapping.derived()) {
        MaintenanceReport built =
            maintenance.build(mapping, index.table().name()).withGrace(SHORT).run();
        assertThat(built.isRepaired()).as(said + "build of " + index).isTrue();
        assertThat(built.unindexable()).as(said + "build").isEqualTo(unindexable(List.of(index)));
      }
      for (int step = 0; step < STEPS; step++) {
        int id = random.nextInt(ROWS + 3);
        Row before = rows.get(id);
        if (before == null) {
          save(Odds.random(id, random));
        } else {
          change(id, before);
        }
      }
      assertExact();
    }

    private void change(int id, Row before) {
      switch (random.nextInt(keeper == IndexKeeper.BLIND ? 2 : 5)) {
        case 0 -> delete(id);
        case 1 -> update(before, Odds.FREE, random.nextInt(9));
        case 2 -> save(Odds.good(id, random));
        case 3 -> save(Odds.random(id, random));
        default -> {
          int column = 1 + random.nextInt(Odds.FREE);
          update(before, column, Odds.value(column, random));
        }
      }
    }

    private void delete(int id) {
      await(odds.deleteByKey(id));
      rows.remove(id);
    }

    private void save(Row row) {
      int id = (Integer) row.toArray()[0];
      if (isApplied(row, () -> await(odds.insert(row, Nulls.DELETE)))) {
        rows.put(id, row);
      }
    }

    private void update(Row before, int column, Object value) {
      @Nullable Object[] values = before.toArray();
      values[column] = value;
      Row after = Row.of(values);
      Row written = Row.unset(values.length).set(0, values[0]).set(column, value).build();
      if (isApplied(after, () -> await(odds.update(written)))) {
        rows.put((Integer) values[0], after);
      }
    }

    /** Writes a row; a refusal needs a key that cannot be stored and that the row did not have. */
    private boolean isApplied(Row after, Runnable write) {
      Row before = rows.get((Integer) after.toArray()[0]);
      boolean isNew = false;
      for (DerivedTable index : mapping.derived()) {
        List<List<Object>> old = before == null ? List.of() : Odds.keys(index, before, false);
        isNew |= !old.containsAll(Odds.keys(index, after, false));
      }
      try {
        write.run();
        return true;
      } catch (RejectedInputException refused) {
        assertThat(isNew).as("%srefused: %s", said, refused).isTrue();
        return false;
      }
    }

    private Map<String, Long> unindexable(List<DerivedTable> indexes) {
      Map<String, Long> expected = new HashMap<>();
      for (DerivedTable index : indexes) {
        long count =
            rows.values().stream().filter(row -> !Odds.keys(index, row, false).isEmpty()).count();
        if (count > 0) {
          expected.put(index.table().name(), count);
        }
      }
      return expected;
    }

    private void assertExact() {
      session.settle();
      ReadPlan all = ReadPlan.direct("Odds.all", mapping.table());
      List<List<@Nullable Object>> stored = new ArrayList<>();
      await(odds.scan(all).list()).forEach(row -> stored.add(values(row)));
      List<List<@Nullable Object>> expected = new ArrayList<>();
      rows.values().forEach(row -> expected.add(values(row)));
      assertThat(stored).as(said + "rows").containsExactlyInAnyOrderElementsOf(expected);
      maintenance.repair(mapping).withGrace(SHORT).run();
      MaintenanceReport verified = maintenance.verify(mapping).withGrace(SHORT).run();
      assertThat(verified.found()).as(said + "verified").isEmpty();
      assertThat(verified.unindexable())
          .as(said + "verified")
          .isEqualTo(unindexable(mapping.derived()));
      for (DerivedTable index : mapping.derived()) {
        long entries =
            rows.values().stream().mapToLong(row -> Odds.keys(index, row, true).size()).sum();
        assertThat(entries(index)).as(said + index).isEqualTo(entries);
      }
    }

    private long entries(DerivedTable declared) {
      TableSchema table = odds.tables().derived(declared.table().name()).table();
      ScanQuery scan = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10_000, null);
      return await(backend().fetch(scan)).rows().stream()
          .filter(
              entry ->
                  table.size() == declared.table().size() || entry.get(table.size() - 1) != null)
          .count();
    }
  }
}
