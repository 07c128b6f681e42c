package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.VisitMapping.GUEST;
import static dev.rowan.storage.contract.fixture.VisitMapping.HOME;
import static dev.rowan.storage.contract.fixture.VisitMapping.HOST;
import static dev.rowan.storage.contract.fixture.VisitMapping.NOTE;
import static dev.rowan.storage.contract.fixture.VisitMapping.RATE;
import static dev.rowan.storage.contract.fixture.VisitMapping.ROOM;
import static dev.rowan.storage.contract.fixture.VisitMapping.YEAR;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.StoredEntity;
import dev.rowan.storage.contract.fixture.VisitMapping;
import dev.rowan.storage.contract.fixture.VisitModel;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A deleted range of rows loses exactly its rows and their entries. */
@SuppressWarnings("NullAway.Init") // each test opens first
public abstract class RangeDeletionContract extends ContractCase {
  private VisitMapping mapping;
  private Session session;
  private DaoRuntime<Row> visits;
  private VisitModel model;
  private String said;

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void rowsInTheRangeGoWithTheirEntriesAndNoOthers(Maintain maintain) {
    open(maintain);
    for (int year = 2000; year < 2020; year++) {
      for (String room : List.of("attic", "hall")) {
        save("ida", year, room);
      }
    }
    save("jon", 2004, "attic");
    save(Row.unset(mapping.table.size()).set(GUEST, "ida").set(HOME, "a house").build());

    delete(Range.closed(2003, 2005), year -> year >= 2003 && year <= 2005);
    delete(Range.greaterThan(2016), year -> year > 2016);
    delete(Range.lessThan(2001), year -> year < 2001);
    delete(Range.closedOpen(2008, 2008), year -> false);
    delete(Range.closed(2012, 2010), year -> false);
    await(visits.deleteRange(Range.<Object>atMost("b"), "ida", 2010));
    model.deleteIf(visit -> visit[YEAR].equals(2010) && visit[ROOM].equals("attic"));
    assertExact("of rooms");
    assertThat(new StoredEntity(backend(), mapping).rows())
        .filteredOn(row -> "ida".equals(row.get(GUEST)))
        .hasSize(40 - 6 - 6 - 2 - 1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aRangeWithoutEndsIsWhatTheKeySays(Maintain maintain) {
    open(maintain);
    save("ida", 2000, "attic");
    save("ida", 2001, "attic");
    await(visits.deleteRange(Range.all(), "ida", 2000));
    model.deleteIf(visit -> visit[YEAR].equals(2000));
    assertExact("of one year");
    await(visits.deleteRange(Range.all(), "ida"));
    model.deleteIf(visit -> true);
    assertExact("of all");
  }

  private void open(Maintain maintain) {
    needsProtocols(maintain);
    said = maintain.toString();
    mapping = new VisitMapping(maintain);
    model = new VisitModel(mapping);
    session = newSession();
    visits = DaoRuntime.of(session, mapping);
  }

  private void save(String guest, int year, String room) {
    Row.Builder row = Row.unset(mapping.table.size());
    row.set(GUEST, guest).set(YEAR, year).set(ROOM, room).set(HOST, "host of " + guest);
    save(row.set(RATE, BigDecimal.valueOf(year)).set(NOTE, "note").build());
  }

  private void save(Row row) {
    if (row.isSet(YEAR)) {
      await(visits.insert(row, Nulls.UNSET));
    } else {
      await(visits.update(row));
    }
    model.write(row);
  }

  private void delete(Range<Integer> range, Predicate<Integer> years) {
    await(visits.deleteRange(range.map(year -> year), "ida"));
    model.deleteIf(visit -> visit[GUEST].equals("ida") && years.test((Integer) visit[YEAR]));
    assertExact("of years, " + range);
  }

  private void assertExact(String when) {
    session.settle();
    StoredEntity stored = new StoredEntity(backend(), mapping);
    assertThat(stored.rows().stream().filter(row -> row.get(YEAR) != null))
        .as("%s, %s", said, when)
        .containsExactlyInAnyOrderElementsOf(model.rows());
    for (DerivedTable index : mapping.derived()) {
      List<List<@Nullable Object>> entries = model.entries(index);
      assertThat(stored.entries(index))
          .as("%s: %s, %s", index, said, when)
          .containsExactlyInAnyOrderElementsOf(entries);
    }
  }
}
