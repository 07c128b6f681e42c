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
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * An inserted row exists until it is deleted; a row that only updates created exists as long as it
 * has a value. Indexes do not change this.
 */
public abstract class EmptiedRowContract extends ContractCase {
  private Session session;
  private Coupons mapping;
  private DaoRuntime<Row> coupons;

  @BeforeEach
  final void open() {
    open(Coupons.withDefaultTtl(Maintain.VERIFIED, 0));
  }

  private void open(Coupons newMapping) {
    session = newSession();
    mapping = newMapping;
    coupons = DaoRuntime.of(session, mapping);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aRowThatUpdatesMadeGoesWithItsLastValue(Maintain maintain) {
    open(Coupons.withDefaultTtl(maintain, 0));
    await(coupons.update(coupon(1)));
    assertThat(find(1)).isPresent();
    assertThat(inShop()).hasSize(1);
    update(1, NOTE, null);
    update(1, TITLE, null);
    update(1, TAGS, new CellEdit.RemoveAll(List.of("all", "tag1")));
    assertThat(find(1)).isPresent();
    assertThat(inShop()).hasSize(1);
    await(coupons.update(unset(1).set(SHOP, null).set(PRICE, null).build()));
    assertGone(1);
    await(coupons.update(coupon(1)));
    assertThat(inShop()).hasSize(1);
    await(coupons.deleteByKey(1));
    update(2, NOTE, "a note alone");
    assertThat(find(2)).isPresent();
    update(2, NOTE, null);
    assertGone(2);
    update(3, TITLE, null);
    assertGone(3);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aRowThatWasInsertedStaysWithoutAnyValue(Maintain maintain) {
    open(Coupons.withDefaultTtl(maintain, 0));
    Row bare = Row.of(1, null, null, null, null, null);
    await(coupons.insert(bare, Nulls.UNSET));
    assertThat(find(1)).contains(bare);
    await(coupons.insert(coupon(1), Nulls.UNSET));
    assertThat(inShop()).hasSize(1);
    await(coupons.update(bareUpdate(1)));
    assertThat(find(1)).contains(bare);
    assertThat(inShop()).isEmpty();
    await(coupons.deleteByKey(1));
    assertGone(1);
    update(1, NOTE, "a note after a delete");
    assertThat(find(1)).isPresent();
    update(1, NOTE, null);
    assertGone(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"VERIFIED", "SERIAL"})
  void anEmptiedRowDoesNotExist(Maintain maintain) {
    needsConditionalWrites();
    assumeTrue(
        backend().capabilities().has(Capability.INDEX_MAINTENANCE) || maintain == Maintain.SERIAL,
        "SKIPPED: conditions need SERIAL here");
    open(Coupons.withDefaultTtl(maintain, 0));
    update(1, PRICE, 1);
    assertThat(await(coupons.returningApplied().update(unset(1).set(PRICE, 2).build()))).isTrue();
    assertThat(await(coupons.returningApplied().update(unset(1).set(PRICE, null).build())))
        .isTrue();
    assertThat(await(coupons.returningApplied().update(unset(1).set(PRICE, 3).build()))).isFalse();
    assertThat(await(coupons.returningApplied().insertIfNotExists(coupon(1), Nulls.UNSET)))
        .isTrue();
    assertThat(await(coupons.returningApplied().update(bareUpdate(1)))).isTrue();
    assertThat(find(1)).isPresent();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void whereTheKeyAloneMakesAnEntryAnUpdateMakesTheRowStay(Maintain maintain) {
    open(Coupons.withKeys(maintain));
    DerivedTable byKey = mapping.derived().get(2);
    update(1, TITLE, "a title");
    assertThat(stored(byKey)).isEqualTo(List.of(List.of(1)));
    update(1, TITLE, null);
    assertThat(find(1)).isPresent();
    assertThat(stored(byKey)).isEqualTo(List.of(List.of(1)));
    update(2, TITLE, null);
    assertThat(find(2)).isPresent();
    assertThat(stored(byKey)).hasSize(2);
    await(coupons.deleteByKey(1));
    await(coupons.deleteByKey(2));
    assertGone(1);
    session.settle();
    assertThat(stored(byKey)).isEmpty();
  }

  private void assertGone(int id) {
    assertThat(find(id)).isEmpty();
    session.settle();
    assertThat(inShop()).isEmpty();
    assertThat(stored(mapping.byShop())).isEmpty();
    assertThat(stored(mapping.byTag())).isEmpty();
  }

  private List<List<@Nullable Object>> stored(DerivedTable index) {
    return new StoredEntity(backend(), mapping).entries(index);
  }

  private static Row.Builder unset(int id) {
    return Row.unset(NOTE + 1).set(0, id);
  }

  private static Row bareUpdate(int id) {
    Row.Builder row = unset(id);
    for (int column : Set.of(SHOP, PRICE, TITLE, TAGS, NOTE)) {
      row.set(column, null);
    }
    return row.build();
  }

  private void update(int id, int column, @Nullable Object value) {
    await(coupons.update(unset(id).set(column, value).build()));
  }

  private Optional<Row> find(int id) {
    return await(coupons.select(ReadPlan.direct("Coupons.find", mapping.table()), id).optional());
  }

  private List<Row> inShop() {
    session.settle();
    ReadPlan plan = ReadPlan.through("Coupons.inShop", mapping.byShop());
    return await(coupons.select(plan, "shop").list());
  }
}
