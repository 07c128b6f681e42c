package dev.rowan.storage.contract.write;

import static dev.rowan.storage.contract.fixture.Coupons.NOTE;
import static dev.rowan.storage.contract.fixture.Coupons.PRICE;
import static dev.rowan.storage.contract.fixture.Coupons.SHOP;
import static dev.rowan.storage.contract.fixture.Coupons.TAGS;
import static dev.rowan.storage.contract.fixture.Coupons.TITLE;
import static dev.rowan.storage.contract.fixture.Coupons.coupon;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.index.StagedPlanner;
import dev.rowan.internal.session.Session;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Rows that expire, after any kind of write: reads find them through their indexes exactly as long
 * as they exist.
 */
public abstract class ExpiringContract extends ContractCase {
  private static final int LONG = 100_000;

  private static final List<Maintain> CLIENT_MAINTAINED =
      List.of(Maintain.BLIND, Maintain.ATOMIC, Maintain.VERIFIED, Maintain.SERIAL);

  /** Requests take less time than this, also on a busy machine. */
  private static final int SLACK = 60;

  private Session session;
  private Coupons mapping;
  private DaoRuntime<Row> coupons;

  @BeforeEach
  final void open() {
    open(Maintain.VERIFIED, 0);
  }

  private void open(Maintain maintain, int defaultTtl) {
    session = newSession();
    mapping = Coupons.withDefaultTtl(maintain, defaultTtl);
    coupons = DaoRuntime.of(session, mapping);
  }

  /** All modes expire at the same time, so that the test waits once. */
  @Test
  void entriesExpireWithTheirRowsHoweverTheseWereWritten() {
    List<Runnable> afterExpiration = new ArrayList<>();
    for (Maintain maintain : CLIENT_MAINTAINED) {
      open(maintain, 0);
      writeInEachWay(maintain);
      Session opened = session;
      Coupons tables = mapping;
      DaoRuntime<Row> dao = coupons;
      afterExpiration.add(
          () -> {
            session = opened;
            mapping = tables;
            coupons = dao;
            expiredAndWrittenAgain(maintain);
          });
    }
    afterExpiration.forEach(Runnable::run);
  }

  private void writeInEachWay(Maintain maintain) {
    int ttl = isServer() ? 12 : 4;
    boolean moves = maintain != Maintain.BLIND;
    insert(coupon(1), ttl);
    insert(coupon(2), 0);
    insert(moves ? with(coupon(2), PRICE, 22) : coupon(2), ttl);
    insert(coupon(3), ttl);
    insert(coupon(3), 0);
    insert(coupon(4), ttl);
    update(4, TITLE, "another title");
    insert(coupon(5), ttl);
    update(5, moves ? PRICE : TITLE, moves ? (Object) 55 : "title");
    insert(coupon(6), ttl);
    await(coupons.deleteByKey(6));
    insert(coupon(7), 0);
    insert(with(with(coupon(7), TITLE, Row.UNSET), TAGS, Row.UNSET), ttl);
    insert(coupon(8), ttl);
    update(8, TAGS, new CellEdit.AddAll(Set.of("more")));
    insert(coupon(9), 0);
    insert(with(coupon(10), TITLE, null), ttl);
    update(10, TITLE, "a first title");
    update(7, NOTE, null);
    update(9, NOTE, "another note");
    session.settle();
    assertFound(1, 2, 3, 4, 5, 7, 8, 9, 10);
    assertThat(find("more", mapping.byTag())).containsExactly(8);
    assertThat(verified().found()).isEmpty();
  }

  private void expiredAndWrittenAgain(Maintain maintain) {
    Set<Integer> left = Set.of(3, 9);
    until(() -> rows().equals(left) && find("shop", mapping.byShop()).equals(List.of(9, 3)));
    assertFound(3, 9);
    assertThat(find("more", mapping.byTag())).isEmpty();
    assertThat(verified().found()).isEmpty();
    insert(coupon(1), 0);
    insert(coupon(2), LONG);
    session.settle();
    assertFound(1, 2, 3, 9);
    if (backend().capabilities().has(Capability.INDEX_MAINTENANCE) || isReadAlone(maintain)) {
      assertThat(ids(mapping.byShop())).containsExactlyInAnyOrder(1, 2, 3, 9);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void entriesLiveAsLongAsTheirRowAndUpdatesChangeNothingOfThat(Maintain maintain) {
    open(maintain, LONG);
    insert(coupon(1));
    update(1, TITLE, "another title");
    assertLife(maintain, LONG);
    insert(coupon(1), 2 * LONG);
    update(1, TITLE, "one more title");
    assertLife(maintain, 2 * LONG);
    insert(coupon(1), 0);
    update(1, TITLE, "the last title");
    assertLife(maintain, 0);
    insert(coupon(1));
    assertLife(maintain, LONG);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aRepairedEntryExpiresWithItsRow(Maintain maintain) {
    open(maintain, 0);
    insert(coupon(1), LONG);
    session.settle();
    DerivedTable stored = coupons.tables().derived(mapping.byShop().table().name());
    Row entry = timed(stored.table()).rows().get(0);
    long written = timed(stored.table()).times().get(0).newest();
    DeleteRow loss = DeleteRow.of(stored.table(), entry, TimestampOffset.NONE);
    if (backend().capabilities().has(Capability.INDEX_MAINTENANCE) || maintain == Maintain.SERIAL) {
      write(loss);
    } else {
      writeAt(written, loss);
    }
    assertThat(ids(mapping.byShop())).isEmpty();
    Duration grace = Duration.ofMillis(20);
    until(() -> System.currentTimeMillis() * 1_000 > written + 50_000);
    MaintenanceReport repaired = new Maintenance(session).repair(mapping).withGrace(grace).run();
    assertThat(repaired.found(Anomaly.MISSING)).isEqualTo(1);
    assertThat(repaired.isRepaired()).isTrue();
    assertThat(ids(mapping.byShop())).containsExactly(1);
    assertLife(maintain, LONG);
    assertFound(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "VERIFIED", "SERIAL"})
  void onlyAnInsertSetsTheTtlOfARow(Maintain maintain) {
    open(maintain, 0);
    insert(coupon(1), LONG);
    WriteOptions options = WriteOptions.ttl(Duration.ofSeconds(9));
    Row update = Row.of(1, Row.UNSET, Row.UNSET, "title", Row.UNSET, Row.UNSET);
    RejectedInputException refused =
        (RejectedInputException) thrown(() -> coupons.with(options).update(update));
    assertThat(refused.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    assertThat(refused.context()).containsKey("options");
    await(coupons.with(WriteOptions.ttl(Duration.ZERO)).update(update));
    assertLife(maintain, LONG);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "SERIAL"})
  void aRowThatExpiredDoesNotExist(Maintain maintain) {
    needsConditionalWrites();
    assumeTrue(
        backend().capabilities().has(Capability.INDEX_MAINTENANCE) || maintain == Maintain.SERIAL,
        "SKIPPED: conditions need SERIAL here");
    open(maintain, 0);
    insert(coupon(1), 3);
    until(() -> await(coupons.returningApplied().insertIfNotExists(coupon(1), Nulls.UNSET)));
    assertFound(1);
    assertThat(await(coupons.returningApplied().insertIfNotExists(coupon(1), Nulls.UNSET)))
        .isFalse();
    assertLife(maintain, 0);
  }

  private static RuntimeException thrown(Call<?> call) {
    try {
      call.run();
    } catch (RuntimeException e) {
      return e;
    }
    throw new AssertionError("nothing was thrown");
  }

  private static boolean isReadAlone(Maintain maintain) {
    return maintain == Maintain.BLIND || maintain == Maintain.ATOMIC;
  }

  /**
   * Checks that the only row and its entries have about this remaining TTL in seconds; 0 means no
   * expiration.
   */
  private void assertLife(Maintain maintain, int seconds) {
    session.settle();
    CellTimes row = timed(coupons.tables().row()).times().get(0);
    for (int column : List.of(SHOP, PRICE, TITLE, TAGS)) {
      // Servers before 5.0 do not report the TTL of multi-cell columns.
      if (column != TAGS || row.timestamp(TAGS) != CellTimes.NEVER) {
        assertAbout(row.ttl(column), seconds, 0);
      }
    }
    boolean exact =
        backend().capabilities().has(Capability.INDEX_MAINTENANCE) || isReadAlone(maintain);
    TableSchema byShop = coupons.tables().derived(mapping.byShop().table().name()).table();
    CellTimes entry = timed(byShop).times().get(0);
    if (maintain == Maintain.SERIAL
        && !backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      long version = new StoredEntity(backend(), mapping).versions(mapping.byShop()).get(0);
      assertThat(SerialPlanner.isSettled(version)).isTrue();
      assertThat(SerialPlanner.isConfirmed(version)).isEqualTo(seconds == 0);
    }
    for (int i = byShop.keySize(); i < byShop.size(); i++) {
      // It is read later than the row, so the TTL is never longer.
      int margin = exact ? 0 : StagedPlanner.ENTRY_MARGIN_SECONDS;
      assertAbout(entry.ttl(i), seconds, margin);
      if (exact) {
        assertThat(entry.ttl(i)).isLessThanOrEqualTo(row.ttl(SHOP));
      }
    }
  }

  private static void assertAbout(int ttl, int seconds, int margin) {
    if (seconds == 0) {
      assertThat(ttl).isZero();
    } else {
      assertThat(ttl).isBetween(seconds - SLACK, seconds + margin);
    }
  }

  private MaintenanceReport verified() {
    return new Maintenance(session).verify(mapping).withGrace(Duration.ofMillis(1)).run();
  }

  private RowPage timed(TableSchema table) {
    ScanQuery scan =
        new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null, ReadMode.TIMED);
    return await(backend().fetch(scan));
  }

  private List<Integer> ids(DerivedTable index) {
    int id = index.copyOf(0);
    return new StoredEntity(backend(), mapping)
        .entries(index).stream().map(entry -> (Integer) entry.get(id)).toList();
  }

  private void insert(Row coupon) {
    await(coupons.insert(coupon, Nulls.UNSET));
  }

  private void insert(Row coupon, int ttl) {
    WriteOptions options = WriteOptions.ttl(Duration.ofSeconds(ttl));
    await(coupons.with(options).insert(coupon, Nulls.UNSET));
  }

  private void update(int id, int column, @Nullable Object value) {
    Row.Builder row = Row.unset(mapping.table().size()).set(0, id);
    await(coupons.update(row.set(column, value).build()));
  }

  private static Row with(Row coupon, int column, @Nullable Object value) {
    @Nullable Object[] values = coupon.toArray();
    values[column] = value;
    return Row.of(values);
  }

  /** Checks that exactly these rows are read, from the table and through both indexes. */
  private void assertFound(Integer... ids) {
    Set<Integer> all = new TreeSet<>(Arrays.asList(ids));
    assertThat(rows()).isEqualTo(all);
    assertThat(find("shop", mapping.byShop())).containsExactlyInAnyOrderElementsOf(all);
    assertThat(find("all", mapping.byTag())).containsExactlyInAnyOrderElementsOf(all);
  }

  private Set<Integer> rows() {
    ReadPlan plan = ReadPlan.direct("Coupons.all", mapping.table());
    return new TreeSet<>(ids(await(coupons.scan(plan).list())));
  }

  private List<Integer> find(Object partition, DerivedTable index) {
    ReadPlan plan = ReadPlan.through("Coupons." + index.table().name(), index);
    return ids(await(coupons.select(plan, partition).list()));
  }

  private static List<Integer> ids(List<Row> rows) {
    List<Integer> ids = new ArrayList<>();
    rows.forEach(row -> ids.add((Integer) Objects.requireNonNull(row.get(0))));
    return ids;
  }
}
