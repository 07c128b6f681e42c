package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedSelection;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferMapping;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reads of entities through derived tables, in the order of the entries. */
public abstract class IndexReadContract extends ContractCase {
  private static final LocalDate DAY = LocalDate.of(2026, 2, 1);

  private final Maintain maintain;
  private OfferMapping mapping;
  private Session session;
  private DaoRuntime<Offer> offers;

  protected IndexReadContract(Maintain maintain) {
    this.maintain = maintain;
  }

  @BeforeEach
  final void openDao() {
    mapping = new OfferMapping(maintain);
    session = newSession();
    offers = DaoRuntime.of(session, mapping);
    save(Offer.of(1, "ann", "2.50", "2026-02-01T10:00:00Z", "new", "rare"));
    save(Offer.of(2, "ann", "10", "2026-02-01T12:00:00Z", "new"));
    save(Offer.of(3, "ann", "-1", "2026-02-01T11:00:00Z"));
    save(Offer.of(4, "bob", "2.5", "2026-02-01T12:00:00Z", "rare"));
    save(Offer.of(5, "ann", "10", "2026-02-28T00:00:00Z", "new"));
  }

  @Test
  void keysAloneBringWholeEntitiesInTheirOrder() {
    assertThat(numbers(through(mapping.bySeller, "ann"))).containsExactly(2, 5, 1, 3);
    assertThat(numbers(backwards(mapping.bySeller, "ann"))).containsExactly(3, 1, 5, 2);
    assertThat(await(through(mapping.bySeller, "bob").one()))
        .isEqualTo(Offer.of(4, "bob", "2.5", "2026-02-01T12:00:00Z", "rare"));
    assertThat(numbers(through(mapping.bySeller, "nobody"))).isEmpty();
  }

  @Test
  void includedColumnsDoNotReplaceTheEntity() {
    assertThat(numbers(through(mapping.byTag, "new"))).containsExactly(1, 2, 5);
    assertThat(numbers(through(mapping.byTag, "rare"))).containsExactly(1, 4);
    assertThat(await(through(mapping.byTag, "rare").list()).get(0).price())
        .isEqualTo(new BigDecimal("2.50"));
  }

  @Test
  void aWholeCopyIsReadByItself() {
    assertThat(numbers(through(mapping.byDay, DAY))).containsExactly(2, 4, 3, 1);
    assertThat(numbers(backwards(mapping.byDay, DAY))).containsExactly(1, 3, 4, 2);
    assertThat(await(through(mapping.byDay, DAY).list()).get(2))
        .isEqualTo(Offer.of(3, "ann", "-1", "2026-02-01T11:00:00Z"));
  }

  @Test
  void aPartitionOfTwoColumnsIsReadByBoth() {
    assertThat(numbers(through(mapping.bySellerAndMonth, "ann", DAY))).containsExactly(5, 3, 2, 1);
    assertThat(numbers(through(mapping.bySellerAndMonth, "bob", DAY))).containsExactly(4);
    assertThat(numbers(through(mapping.bySellerAndMonth, "bob", DAY.plusMonths(1)))).isEmpty();
  }

  @Test
  void rangesAndLimitsAreThoseOfTheIndex() {
    Range<Object> prices =
        OfferMapping.PRICE.encode(Range.closed(new BigDecimal("2.5"), new BigDecimal("10.00")));
    assertThat(numbers(through(mapping.bySeller, "ann").range(prices))).containsExactly(2, 5, 1);
    assertThat(numbers(through(mapping.bySeller, "ann").range(prices).limit(Limit.of(2))))
        .containsExactly(2, 5);
    assertThat(numbers(through(mapping.bySeller, "ann", new BigDecimal("10.0"))))
        .containsExactly(2, 5);
    Range<Object> moments =
        OfferMapping.LISTED_AT.encode(Range.lessThan(Instant.parse("2026-02-01T12:00:00Z")));
    assertThat(numbers(backwards(mapping.byDay, DAY).range(moments))).containsExactly(1, 3);
  }

  @Test
  void pagesOfEverySizeAreTheWhole() {
    for (DerivedTable index : List.of(mapping.bySeller, mapping.byTag, mapping.byDay)) {
      Object partition = index == mapping.byDay ? DAY : index == mapping.byTag ? "new" : "ann";
      for (Selection<Offer> selection :
          List.of(through(index, partition), backwards(index, partition))) {
        List<Integer> whole = numbers(selection);
        assertThat(whole).hasSizeGreaterThan(2);
        for (int size = 1; size <= whole.size() + 1; size++) {
          assertThat(paged(selection, size)).isEqualTo(whole);
        }
      }
    }
  }

  @Test
  void aPageAfterADeletedOfferContinuesAfterIt() {
    Selection<Offer> selection = through(mapping.bySeller, "ann");
    Page<Offer> first = await(selection.page(PageRequest.first(2)));
    await(offers.deleteByKey(Offer.id(5)));
    await(offers.deleteByKey(Offer.id(1)));
    Page<Offer> second = await(selection.page(PageRequest.after(first.nextToken(), 2)));
    assertThat(second.items()).extracting(Offer::id).containsExactly(Offer.id(3));
    assertThat(second.hasNext()).isFalse();
  }

  @Test
  void aDecimalOfAnotherScaleIsStillFound() {
    save(Offer.of(1, "ann", "2.500", "2026-02-01T10:00:00Z", "new", "rare"));
    assertThat(numbers(through(mapping.bySeller, "ann"))).containsExactly(2, 5, 1, 3);
    save(Offer.of(1, "ann", "1E1", "2026-02-01T10:00:00Z"));
    save(Offer.of(1, "ann", "10.0", "2026-02-01T10:00:00Z"));
    assertThat(numbers(through(mapping.bySeller, "ann"))).containsExactly(1, 2, 5, 3);
    assertThat(await(through(mapping.byDay, DAY).list()).get(3).price())
        .isEqualTo(new BigDecimal("10.0"));
  }

  @Test
  void aStaleEntryIsNotReturned() {
    needsMaintainingEngine(); // On other backends entries have versions. They are planted with
    // versions that another writer, or a crash under a weaker protocol,
    // could leave.
    write(
        Upsert.insert(mapping.bySeller.table(), Row.of("ann", new BigDecimal("5"), Offer.id(4))),
        Upsert.insert(mapping.bySeller.table(), Row.of("ann", new BigDecimal("6"), Offer.id(99))));
    assertThat(numbers(through(mapping.bySeller, "ann"))).containsExactly(2, 5, 1, 3);
    for (int size = 1; size <= 5; size++) {
      assertThat(paged(through(mapping.bySeller, "ann"), size)).containsExactly(2, 5, 1, 3);
    }
    assertThat(await(through(mapping.bySeller, "ann").stream()).map(Offer::stock))
        .containsExactly(2, 5, 1, 3);
  }

  @Test
  void orphanedEntriesAreFilteredAndRemovedIfTheyAreOld() {
    assumeFalse(
        backend().capabilities().has(Capability.INDEX_MAINTENANCE),
        "SKIPPED: no orphaned entries where the backend maintains indexes");
    StoredEntity stored = new StoredEntity(backend(), mapping);
    session.settle();
    TableSchema entries = stored.tables().derived(mapping.bySeller.table().name()).table();
    int version = entries.size() - 1;
    // At chosen times: an old one, one of a missing row, one newer than its row, and a remainder of
    // an entry.
    plant(entries, "ann", "5", 4, version, 4_000L);
    plant(entries, "ann", "6", 99, version, 4_000L);
    plant(entries, "ann", "7", 1, version, Long.MAX_VALUE / 2 & -4);
    write(Upsert.insert(entries, Row.of("ann", new BigDecimal("8"), Offer.id(2), Row.UNSET)));
    for (int size = 1; size <= 5; size++) {
      assertThat(paged(through(mapping.bySeller, "ann"), size)).containsExactly(2, 5, 1, 3);
    }
    assertThat(await(through(mapping.bySeller, "ann").stream()).map(Offer::stock))
        .containsExactly(2, 5, 1, 3);
    session.settle();
    List<Object> prices = each(stored.entries(mapping.bySeller).stream(), entry -> entry.get(1));
    assertThat(prices)
        .as("of those whose row tells its version, the old one is gone")
        .doesNotContain(new BigDecimal("5"))
        .contains(new BigDecimal("6"), new BigDecimal("7"));
    save(Offer.of(1, "bob", "2.50", "2026-02-01T10:00:00Z"));
    assertThat(numbers(through(mapping.bySeller, "ann"))).containsExactly(2, 5, 3);
  }

  private void plant(
      TableSchema entries, String seller, String price, int number, int place, long version) {
    Row.Builder entry = Row.unset(entries.size());
    entry.set(0, seller).set(1, new BigDecimal(price)).set(2, Offer.id(number));
    writeAt(version, Upsert.update(entries, entry.set(place, version).build()));
  }

  private KeyedSelection<Offer> through(DerivedTable index, Object... key) {
    return offers.select(ReadPlan.through("Offers." + index.table().name(), index), key);
  }

  private KeyedSelection<Offer> backwards(DerivedTable index, Object... key) {
    return offers.select(
        ReadPlan.through("Offers." + index.table().name(), index).backwards(), key);
  }

  /** Returns the offers by the numbers from which they were created, which are their stock. */
  private static List<Integer> numbers(Selection<Offer> selection) {
    return each(await(selection.list()).stream(), IndexReadContract::number);
  }

  private static List<Integer> paged(Selection<Offer> selection, int size) {
    List<Integer> numbers = new ArrayList<>();
    Page<Offer> page = await(selection.page(PageRequest.first(size)));
    page.items().forEach(offer -> numbers.add(number(offer)));
    while (page.hasNext()) {
      page = await(selection.page(page.next(size).orElseThrow()));
      page.items().forEach(offer -> numbers.add(number(offer)));
      assertThat(numbers.size()).as("rows of pages without end").isLessThan(100);
    }
    return numbers;
  }

  private static int number(Offer offer) {
    return Objects.requireNonNull(offer.stock());
  }

  private void save(Offer offer) {
    await(offers.insert(offer, Nulls.DELETE));
  }
}
