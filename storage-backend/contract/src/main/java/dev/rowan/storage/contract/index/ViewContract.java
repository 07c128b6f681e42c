package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.ViewMapping;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Materialized views, on servers that support them: after a while they reflect the rows. On
 * backends that maintain derived tables themselves they do so immediately, like every derived
 * table.
 */
public abstract class ViewContract extends ContractCase {
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final List<String> DEPOTS = List.of("north", "south");
  private static final List<String> RECEIVERS = List.of("ann", "bob", "eve");
  private static final int IDS = 5;

  private Session session;
  private ViewMapping mapping;
  private DaoRuntime<Row> parcels;

  /** How else the entity's derived tables are maintained. */
  enum Beside {
    NOTHING,
    BLIND,
    ATOMIC,
    VERIFIED,
    SERIAL;

    @Nullable Maintain maintain() {
      return this == NOTHING ? null : Maintain.valueOf(name());
    }
  }

  @BeforeEach
  final void openWithoutViews() {
    session = newSession();
    mapping = ViewMapping.beside(null);
    parcels = DaoRuntime.of(session, mapping.withoutViews());
  }

  private void open(Beside beside) {
    session = newSession();
    mapping = ViewMapping.beside(beside.maintain());
    parcels = DaoRuntime.of(session, mapping);
  }

  @ParameterizedTest
  @EnumSource(Beside.class)
  void viewsAreMaintainedForEveryKindOfWrite(Beside beside) {
    open(beside);
    long seed = Seed.next();
    Random random = new Random(seed);
    Map<List<Object>, Row> model = new HashMap<>();
    for (int i = 0; i < 120; i++) {
      step(random, model, beside);
    }
    assertViewsMatch("seed " + seed, model);
    session.settle();
    MaintenanceReport report = new Maintenance(session).verify(mapping).withGrace(SHORT).run();
    assertThat(report.found()).as("seed " + seed).isEmpty();
    assertThat(report.isClean()).isTrue();
  }

  private void step(Random random, Map<List<Object>, Row> model, Beside beside) {
    String depot = DEPOTS.get(random.nextInt(DEPOTS.size()));
    int id = random.nextInt(IDS);
    List<Object> key = List.of(depot, id);
    String receiver =
        random.nextInt(5) == 0 ? null : RECEIVERS.get(random.nextInt(RECEIVERS.size()));
    // An index maintained BLIND has a key that never changes.
    int weight = beside == Beside.BLIND ? id : random.nextInt(9);
    switch (random.nextInt(8)) {
      case 0 -> {
        await(parcels.deleteByKey(depot, id));
        model.remove(key);
      }
      case 1 -> {
        await(parcels.deleteByKey(depot));
        model.keySet().removeIf(each -> each.get(0).equals(depot));
      }
      case 2, 3, 4 -> {
        if (model.containsKey(key)) {
          await(parcels.update(partOf(depot, id, receiver)));
          model.computeIfPresent(key, (same, row) -> withReceiver(row, receiver));
        }
      }
      default -> {
        Row parcel = ViewMapping.parcel(depot, id, receiver, weight);
        await(parcels.insert(parcel, Nulls.DELETE));
        model.put(key, parcel);
      }
    }
  }

  @Test
  void conditionsNeedNoProtocolIfThereAreOnlyViews() {
    open(Beside.NOTHING);
    session.requireConditionalWrites(mapping);
    Row parcel = ViewMapping.parcel("north", 1, "ann", 3);
    assertThat(await(parcels.returningApplied().insertIfNotExists(parcel, Nulls.UNSET))).isTrue();
    assertThat(await(parcels.returningApplied().insertIfNotExists(parcel, Nulls.UNSET))).isFalse();
    assertThat(await(parcels.returningApplied().update(partOf("north", 1, "bob")))).isTrue();
    assertThat(await(parcels.returningApplied().update(partOf("north", 2, "bob")))).isFalse();
    assertViewsMatch("updated", Map.of(List.of("north", 1), withReceiver(parcel, "bob")));
    assertThat(await(parcels.returningApplied().deleteByKey("north", 1))).isTrue();
    assertViewsMatch("deleted", Map.of());
  }

  @ParameterizedTest
  @EnumSource(
      value = Beside.class,
      names = {"NOTHING", "VERIFIED"})
  void pagesOfEverySizeAreTheWhole(Beside beside) {
    open(beside);
    Map<List<Object>, Row> model = new HashMap<>();
    for (int id = 0; id < 7; id++) {
      for (String depot : DEPOTS) {
        Row parcel = ViewMapping.parcel(depot, id, "ann", id);
        await(parcels.insert(parcel, Nulls.DELETE));
        model.put(List.of(depot, id), parcel);
      }
    }
    await(parcels.deleteByKey("north", 0));
    model.remove(List.<Object>of("north", 0));
    assertViewsMatch("inserted", model);
    List<Row> whole = await(through(mapping.byReceiver(), "ann").list());
    assertThat(whole).hasSize(13);
    for (int size = 1; size <= 14; size++) {
      List<Row> paged = new ArrayList<>();
      Page<Row> page = await(through(mapping.byReceiver(), "ann").page(PageRequest.first(size)));
      paged.addAll(page.items());
      while (page.hasNext()) {
        PageRequest next = PageRequest.after(page.nextToken(), size);
        page = await(through(mapping.byReceiver(), "ann").page(next));
        assertThat(page.items()).isNotEmpty();
        paged.addAll(page.items());
      }
      assertThat(paged).as("pages of %d", size).isEqualTo(whole);
    }
  }

  @Test
  void aViewOverExistingRowsAnswersOnceItIsBuilt() {
    Map<List<Object>, Row> model = new HashMap<>();
    for (int id = 0; id < 40; id++) {
      Row parcel = ViewMapping.parcel("north", id, RECEIVERS.get(id % 3), id);
      await(parcels.insert(parcel, Nulls.DELETE));
      model.put(List.of("north", id), parcel);
    }
    Session other = newSession();
    parcels = DaoRuntime.of(other, mapping);
    Maintenance maintenance = new Maintenance(other);
    for (DerivedTable view : mapping.derived()) {
      String name = view.table().name();
      until(() -> isBuilt(maintenance, name));
      assertThat(maintenance.state(mapping, name)).isEqualTo(IndexState.READABLE);
    }
    assertViewsMatch("built", model);
  }

  @Test
  void anEmptyKeyBlocksNothing() {
    Row empty = ViewMapping.parcel("north", 1, "", 1);
    Row good = ViewMapping.parcel("north", 2, "ann", 2);
    await(parcels.insert(empty, Nulls.DELETE));
    await(parcels.insert(good, Nulls.DELETE));
    Session other = newSession();
    parcels = DaoRuntime.of(other, mapping);
    Maintenance maintenance = new Maintenance(other);
    String view = mapping.byReceiver().table().name();
    until(() -> isBuilt(maintenance, view));
    until(() -> isBuilt(maintenance, mapping.byId().table().name()));
    assertThat(await(through(mapping.byReceiver(), "ann").list())).containsExactly(good);

    MaintenanceReport report = maintenance.verify(mapping).withGrace(SHORT).run();
    assertThat(report.found()).isEmpty();
    assertThat(report.unindexable()).isEqualTo(Map.of(view, 1L));
    Row second = ViewMapping.parcel("north", 3, "", 3);
    RowanException refused =
        catchThrowableOfType(
            RowanException.class, () -> await(parcels.insert(second, Nulls.DELETE)));
    if (refused == null) { // the write of a server's view is the server's, which refuses nothing
      assertThat(backend().capabilities().has(Capability.INDEX_MAINTENANCE)).isFalse();
      assertThat(maintenance.verify(mapping).withGrace(SHORT).run().unindexable())
          .isEqualTo(Map.of(view, 2L));
      await(parcels.deleteByKey("north", 3));
    } else {
      assertThat(refused.code()).isEqualTo(ErrorCode.VALUE_REJECTED);
      assertThat(refused).hasMessageContaining(view);
    }
    Row heavier = Row.unset(6).set(0, "north").set(1, 1).set(3, 9).build();
    await(parcels.update(heavier));
    await(parcels.update(partOf("north", 1, "bob")));
    until(() -> await(through(mapping.byReceiver(), "bob").list()).size() == 1);
    assertThat(maintenance.verify(mapping).withGrace(SHORT).run().unindexable()).isEmpty();
    await(parcels.deleteByKey("north", 1));
    until(() -> await(through(mapping.byReceiver(), "bob").list()).isEmpty());
  }

  private boolean isBuilt(Maintenance maintenance, String view) {
    try {
      maintenance.build(mapping, view).withGrace(SHORT).run();
      return true;
    } catch (BackendUnavailableException e) {
      assertThat(e.code()).isEqualTo(ErrorCode.JOB_IN_PROGRESS);
      assertThatThrownBy(() -> through(mapping.byReceiver(), "ann"))
          .isInstanceOf(SchemaMismatchException.class);
      return false;
    }
  }

  @Test
  void onlyTheServerRepairsItsViews() {
    open(Beside.NOTHING);
    Maintenance maintenance = new Maintenance(session);
    String view = mapping.byReceiver().table().name();
    await(parcels.insert(ViewMapping.parcel("north", 1, "ann", 3), Nulls.DELETE));
    if (!backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      for (Runnable refused :
          List.<Runnable>of(
              () -> maintenance.repair(mapping),
              () -> maintenance.repair(mapping, view),
              () -> maintenance.withdraw(mapping, view))) {
        assertThatThrownBy(refused::run)
            .isInstanceOfSatisfying(
                UnsupportedByBackendException.class,
                e -> assertThat(e.code()).isEqualTo(ErrorCode.MAINTAINED_BY_SERVER))
            .hasMessageContaining("DROP MATERIALIZED VIEW");
      }
      return;
    }
    write(
        DeleteRow.of(
            mapping.byReceiver().table(), Row.of("ann", 1, "north", null), TimestampOffset.NONE));
    assertThat(maintenance.verify(mapping).run().found(Anomaly.MISSING)).isEqualTo(1);
    assertThat(maintenance.repair(mapping, view).run().repaired(Anomaly.MISSING)).isEqualTo(1);
    assertThat(maintenance.verify(mapping).run().isClean()).isTrue();
  }

  /** Checks that after a while all reads through views return what the model contains. */
  private void assertViewsMatch(String when, Map<List<Object>, Row> model) {
    if (!backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      until(() -> found().equals(expected(model)));
    }
    assertThat(found()).as(when).isEqualTo(expected(model));
  }

  private Map<Object, List<Row>> found() {
    Map<Object, List<Row>> found = new HashMap<>();
    for (String receiver : RECEIVERS) {
      found.put(receiver, await(through(mapping.byReceiver(), receiver).list()));
    }
    for (int id = 0; id < IDS; id++) {
      found.put(id, await(through(mapping.byId(), id).list()));
    }
    return found;
  }

  private static Map<Object, List<Row>> expected(Map<List<Object>, Row> model) {
    Comparator<Row> byDepot = Comparator.comparing(row -> (String) row.get(0));
    Comparator<Row> byId = Comparator.comparing(row -> (Integer) row.get(1));
    Map<Object, List<Row>> expected = new HashMap<>();
    for (String receiver : RECEIVERS) {
      expected.put(
          receiver,
          model.values().stream()
              .filter(row -> Objects.equals(row.get(2), receiver))
              .sorted(byId.reversed().thenComparing(byDepot))
              .toList());
    }
    for (int id = 0; id < IDS; id++) {
      Object wanted = id;
      expected.put(
          id,
          model.values().stream()
              .filter(row -> Objects.equals(row.get(1), wanted))
              .sorted(byDepot.reversed())
              .toList());
    }
    return expected;
  }

  private Selection<Row> through(DerivedTable view, Object... key) {
    return parcels.select(ReadPlan.through("Parcels.through", view), key);
  }

  private static Row partOf(String depot, int id, @Nullable String receiver) {
    return Row.unset(6).set(0, depot).set(1, id).set(2, receiver).build();
  }

  private static Row withReceiver(Row row, @Nullable String receiver) {
    @Nullable Object[] values = row.toArray();
    values[2] = receiver;
    return Row.of(values);
  }
}
