package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.UnindexableRow;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Wares;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A stored value that cannot be in the key of a later index blocks nothing: its row has no entry,
 * can be read, changed and deleted, and is reported. A new value of that kind is refused.
 */
public abstract class UnindexableContract extends ContractCase {
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final String LONG = "x".repeat(70_000);
  private static final int EMPTY_SELLER = 1;
  private static final int LONG_SELLER = 2;
  private static final int EMPTY_TAG = 3;
  private static final int GOOD = 4;

  private Wares mapping;
  private Session session;
  private Maintenance maintenance;
  private DaoRuntime<Row> wares;

  @BeforeEach
  final void open() {
    mapping = Wares.maintainedAs(Maintain.VERIFIED);
    open(newSession());
  }

  private void open(Session opened) {
    session = opened;
    maintenance = new Maintenance(session);
    wares = DaoRuntime.of(session, mapping);
  }

  private void open(IndexKeeper keeper, Row... older) {
    var backend = keeper.over(backend());
    mapping = Wares.maintainedAs(keeper.maintain());
    DaoRuntime<Row> unaware = DaoRuntime.of(newSession(backend), mapping.withoutIndexes());
    for (Row row : older) {
      await(unaware.insert(row, Nulls.UNSET));
    }
    open(newSession(backend));
  }

  private void openOverOddRows(IndexKeeper keeper) {
    open(
        keeper,
        ware(EMPTY_SELLER, "", Set.of("all")),
        ware(LONG_SELLER, LONG, Set.of("all")),
        ware(EMPTY_TAG, "ann", Set.of("", "all")),
        ware(GOOD, "ann", Set.of("all")));
  }

  private static Row ware(int id, @Nullable String seller, Set<String> tags) {
    return Row.of(id, seller, 7, "title", tags);
  }

  private static Row part(int id, int column, @Nullable Object value) {
    return Row.unset(5).set(0, id).set(column, value).build();
  }

  private String name(int index) {
    return mapping.derived().get(index).table().name();
  }

  private Optional<Row> find(int id) {
    return await(wares.select(ReadPlan.direct("Wares.find", mapping.table()), id).optional());
  }

  private List<Integer> of(String seller) {
    ReadPlan plan = ReadPlan.through("Wares.bySeller", mapping.bySeller());
    return each(await(wares.select(plan, seller).list()).stream(), row -> (Integer) row.get(0));
  }

  private MaintenanceReport build(int index) {
    return maintenance.build(mapping, name(index)).withGrace(SHORT).run();
  }

  private MaintenanceReport repair() {
    return maintenance.repair(mapping).withGrace(SHORT).run();
  }

  private MaintenanceReport verify() {
    return maintenance.verify(mapping).withGrace(SHORT).run();
  }

  private void buildAll() {
    build(0);
    build(1);
  }

  private void assertExact(String when) {
    session.settle();
    mapping.assertExact(backend(), wares, when);
  }

  @ParameterizedTest
  @EnumSource(IndexKeeper.class)
  void jobsContinueAndListTheRows(IndexKeeper keeper) {
    openOverOddRows(keeper);
    MaintenanceReport bySeller = build(0);
    assertThat(bySeller.unindexable()).isEqualTo(Map.of(name(0), 2L));
    assertThat(bySeller.unindexableRows())
        .containsExactlyInAnyOrder(
            new UnindexableRow(name(0), "seller", List.of(EMPTY_SELLER)),
            new UnindexableRow(name(0), "seller", List.of(LONG_SELLER)));
    assertThat(bySeller.isRepaired()).isTrue();
    assertThat(build(1).unindexableRows())
        .containsExactly(new UnindexableRow(name(1), "tags_element", List.of(EMPTY_TAG)));
    assertThat(maintenance.state(mapping, name(0))).isEqualTo(IndexState.READABLE);
    assertThat(of("ann")).containsExactlyInAnyOrder(EMPTY_TAG, GOOD);
    assertExact("built");

    MaintenanceReport repaired = repair();
    assertThat(repaired.isClean()).isTrue();
    assertThat(repaired.unindexable()).isEqualTo(Map.of(name(0), 2L, name(1), 1L));
    MaintenanceReport verified = verify();
    assertThat(verified.isClean()).isTrue();
    assertThat(verified.unindexableRows()).hasSize(3);
    assertThat(verified.unindexableRows().toString())
        .isEqualTo(
            "[seller of %s, seller of %s, tags_element of %s]"
                .formatted(name(0), name(0), name(1)));
  }

  @ParameterizedTest
  @EnumSource(IndexKeeper.class)
  void theirRowsAreReadAndChanged(IndexKeeper keeper) {
    openOverOddRows(keeper);
    buildAll();
    for (int id : List.of(EMPTY_SELLER, LONG_SELLER, EMPTY_TAG, GOOD)) {
      if (id == GOOD || keeper != IndexKeeper.ATOMIC || id == EMPTY_SELLER) {
        await(wares.update(part(id, 3, "another title")));
        assertThat(find(id)).get().extracting(row -> row.get(3)).isEqualTo("another title");
      }
    }
    assertThat(find(LONG_SELLER)).get().extracting(row -> row.get(1)).isEqualTo(LONG);
    assertExact("another title");
    assertThat(repair().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(value = IndexKeeper.class, mode = EnumSource.Mode.EXCLUDE, names = "BLIND")
  void theirValuesAreCorrected(IndexKeeper keeper) {
    openOverOddRows(keeper);
    buildAll();
    await(wares.insert(ware(EMPTY_SELLER, "bob", Set.of("new")), Nulls.DELETE));
    await(wares.update(part(LONG_SELLER, 1, "bob")));
    await(wares.update(part(EMPTY_TAG, 4, new CellEdit.RemoveAll(List.of("")))));
    assertThat(of("bob")).containsExactlyInAnyOrder(EMPTY_SELLER, LONG_SELLER);
    assertExact("corrected");
    assertThat(repair().unindexable()).isEmpty();
    assertThat(verify().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(IndexKeeper.class)
  void theirRowsAreDeleted(IndexKeeper keeper) {
    openOverOddRows(keeper);
    await(wares.deleteByKey(EMPTY_SELLER));
    buildAll();
    await(wares.deleteByKey(LONG_SELLER));
    await(wares.deleteByKey(EMPTY_TAG));
    assertThat(find(EMPTY_SELLER)).isEmpty();
    assertThat(find(LONG_SELLER)).isEmpty();
    assertThat(find(EMPTY_TAG)).isEmpty();
    assertExact("deleted");
    assertThat(repair().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(IndexKeeper.class)
  void aValueThatStaysMayBeSavedAgain(IndexKeeper keeper) {
    openOverOddRows(keeper);
    buildAll();
    await(wares.insert(ware(EMPTY_SELLER, "", Set.of("all")), Nulls.DELETE));
    if (keeper != IndexKeeper.BLIND) {
      await(wares.update(part(EMPTY_SELLER, 2, 8)));
      await(wares.update(part(EMPTY_SELLER, 4, new CellEdit.AddAll(Set.of("new")))));
    }
    assertExact("saved again");
    assertThat(repair().isClean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(IndexKeeper.class)
  void newValuesAreRefused(IndexKeeper keeper) {
    open(keeper, ware(GOOD, "ann", Set.of("all")));
    buildAll();
    assertRefused(
        ErrorCode.VALUE_REJECTED,
        0,
        "seller",
        () -> wares.insert(ware(9, "", Set.of("all")), Nulls.DELETE));
    assertRefused(
        ErrorCode.KEY_TOO_LONG,
        0,
        "seller",
        () -> wares.insert(ware(9, LONG, Set.of("all")), Nulls.DELETE));
    assertRefused(
        ErrorCode.VALUE_REJECTED,
        1,
        "tags_element",
        () -> wares.insert(ware(9, "ann", Set.of("all", "")), Nulls.DELETE));
    if (keeper != IndexKeeper.BLIND) {
      assertRefused(ErrorCode.VALUE_REJECTED, 0, "seller", () -> wares.update(part(GOOD, 1, "")));
      assertRefused(
          ErrorCode.VALUE_REJECTED,
          1,
          "tags_element",
          () -> wares.update(part(GOOD, 4, new CellEdit.AddAll(Set.of("")))));
    }
    assertThat(find(9)).isEmpty();
    assertThat(find(GOOD).map(ContractCase::values))
        .contains(values(ware(GOOD, "ann", Set.of("all"))));
    assertExact("refused");
    assertThat(repair().isClean()).isTrue();
  }

  private void assertRefused(
      ErrorCode code, int index, String column, Call<CompletionStage<Boolean>> write) {
    RowanException refused = failure(RejectedInputException.class, write);
    assertThat(refused.code()).isEqualTo(code);
    assertThat(refused.context())
        .containsEntry("table", name(index))
        .containsEntry("column", column);
    assertThat(refused.getMessage()).hasSizeLessThan(1_000);
  }
}
