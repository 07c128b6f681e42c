package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.internal.index.IndexMaintainer;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferEntries;
import dev.rowan.storage.contract.fixture.OfferMapping;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Derived tables contain exactly the entries of the base table's rows: no missing, orphaned or
 * mismatched entry, after any writes, and with any number of concurrent writers.
 */
public abstract class DerivedTableContract extends ContractCase {
  private static final int OFFERS = 6;
  private static final List<String> SELLERS = List.of("ann", "bob");
  private static final List<String> TAGS = List.of("new", "old", "rare");
  private static final List<String> PRICES = List.of("1.0", "1.00", "2.5", "-3");
  private static final List<String> MOMENTS =
      List.of("2026-01-31T23:59:59.999Z", "2026-02-01T00:00:00Z", "2026-02-01T12:00:00Z");
  private static final List<LocalDate> DAYS =
      List.of(LocalDate.of(2026, 1, 31), LocalDate.of(2026, 2, 1));
  private static final List<LocalDate> MONTHS =
      List.of(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 2, 1));

  private final Maintain maintain;
  private OfferMapping mapping;
  private Session session;
  private DaoRuntime<Offer> offers;

  protected DerivedTableContract(Maintain maintain) {
    this.maintain = maintain;
  }

  @BeforeEach
  final void openDao() {
    mapping = new OfferMapping(maintain);
    open();
  }

  private void open() {
    session = newSession();
    offers = DaoRuntime.of(session, mapping);
  }

  @Test
  void anInsertMakesEveryEntry() {
    save(offer(1));
    save(offer(2).withTags());
    assertExact("two inserts");
    assertThat(stored().entries(mapping.byTag)).hasSize(1);
    assertThat(stored().entries(mapping.byDay)).hasSize(2);
  }

  @Test
  void eachChangeOfAKeyMovesTheEntries() {
    Offer offer = offer(1);
    List<Offer> states =
        List.of(
            offer,
            offer.withSeller("bob"),
            offer.withSeller("bob").withPrice("-3"),
            offer.withPrice("1.00"),
            offer.withTags("old", "rare"),
            offer.withTags(),
            offer.withListedAt("2026-01-31T23:59:59.999Z"),
            offer.withTitle("another title"),
            offer.withStock(-7),
            offer);
    for (Offer state : states) {
      save(state);
      assertThat(optional(1).orElseThrow()).isEqualTo(state);
      assertExact(state.toString());
    }
  }

  @Test
  void aKeyColumnWithoutAValueMeansNoEntry() {
    Offer offer = offer(1);
    List<Offer> states =
        List.of(
            offer.withSeller(null),
            offer.withPrice(null),
            offer.withListedAt(null),
            offer.withTitle(null),
            offer.withStock(null),
            offer.withTags());
    for (Offer state : states) {
      save(state);
      assertExact(state.toString());
      save(offer);
      assertExact("after " + state);
    }
  }

  @Test
  void unsetNullsPreserveTheirEntries() {
    save(offer(1));
    await(offers.insert(offer(1).withSeller(null).withStock(null), Nulls.UNSET));
    assertThat(optional(1).orElseThrow()).isEqualTo(offer(1));
    assertExact("nulls unset");
  }

  @Test
  void anUpdateOfSomeColumnsMovesTheEntriesOfThose() {
    save(offer(1));
    update(1, OfferMapping.SELLER.column(), "bob");
    update(1, OfferMapping.STOCK.column(), 99);
    update(1, OfferMapping.TAGS.column(), Set.of("rare"));
    update(1, OfferMapping.PRICE.column(), null);
    assertThat(optional(1).orElseThrow())
        .isEqualTo(offer(1).withSeller("bob").withStock(99).withTags("rare").withPrice(null));
    assertExact("updates");
    update(2, OfferMapping.TITLE.column(), "made by an update");
    update(2, OfferMapping.TAGS.column(), Set.of("new"));
    assertExact("a row made by updates");
    update(2, OfferMapping.TITLE.column(), null);
    update(2, OfferMapping.TAGS.column(), Set.of());
    assertExact("a row emptied by updates");
    if (backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      assertThat(optional(2)).isEmpty();
    }
  }

  @Test
  void aDeleteRemovesEveryEntry() {
    save(offer(1));
    save(offer(2));
    save(offer(3));
    await(offers.delete(offer(1)));
    await(offers.deleteByKey(Offer.id(2)));
    assertExact("deletes");
    assertThat(stored().entries(mapping.byDay)).hasSize(1);
    await(offers.delete(offer(3).withSeller("stale in the caller's hands")));
    assertExact("a delete with an old entity");
    assertThat(stored().entries(mapping.byDay)).isEmpty();
  }

  @Test
  void conditionsThatFailChangeNoEntry() {
    needsConditionalWrites();
    boolean isolated = backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    assumeTrue(isolated || maintain == Maintain.SERIAL, "SKIPPED: conditions need SERIAL here");
    var applied = offers.returningApplied();
    assertThat(await(applied.insertIfNotExists(offer(1), Nulls.UNSET))).isTrue();
    assertThat(await(applied.insertIfNotExists(offer(1).withSeller("bob"), Nulls.UNSET))).isFalse();
    assertThat(await(applied.update(offer(2), Nulls.UNSET))).isFalse();
    assertExact("failed conditions");
    assertThat(await(applied.update(offer(1).withSeller("bob"), Nulls.UNSET))).isTrue();
    assertExact("an update that was applied");
    assertThat(await(applied.delete(offer(1)))).isTrue();
    assertThat(await(applied.deleteByKey(Offer.id(1)))).isFalse();
    assertExact("conditional deletes");
  }

  @Test
  void entriesAreExactAfterReopening() {
    save(offer(1));
    save(offer(2));
    save(offer(1).withSeller("bob").withTags("old"));
    reopen();
    open();
    assertExact("reopened");
    assertThat(stored().entries(mapping.byDay)).hasSize(2);
  }

  @Test
  void manyWritersOnFewRowsNeverLeaveAnEntryStaleOrMissing() throws Exception {
    long seed = Seed.next();
    int writers = 4;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      for (int round = 0; round < onServer(2, 5); round++) {
        List<Future<?>> running = new ArrayList<>();
        for (int writer = 0; writer < writers; writer++) {
          Random random = new Random(seed + 10L * round + writer);
          running.add(threads.submit(() -> writeAtRandom(random, onServer(25, 100))));
        }
        for (Future<?> future : running) {
          future.get();
        }
        readEverything();
        assertExact("seed " + seed + ", round " + round);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void timestampsOutOfOrderLeaveTheEntriesConsistent() {
    needsMaintainingEngine();
    long seed = Seed.next();
    Random random = new Random(seed);
    Consequences maintenance = IndexMaintainer.of(mapping.derived());
    for (int i = 0; i < 300; i++) {
      int number = random.nextInt(OFFERS);
      Row row = someColumns(random, mapping.write(randomOffer(random, number)));
      Mutation mutation =
          switch (random.nextInt(4)) {
            case 0 -> DeleteRow.of(mapping.table, row, TimestampOffset.NONE);
            case 1 -> Upsert.update(mapping.table, row);
            default -> Upsert.insert(mapping.table, row);
          };
      OptionalLong timestamp = OptionalLong.of(random.nextInt(8));
      List<Change> change = List.of(Change.of(mutation, maintenance));
      await(backend().apply(new MutationSet(change, timestamp)));
      if (i % 10 == 0) {
        assertExact("seed " + seed + ", write " + i);
      }
    }
  }

  @Test
  void anUnchangedRowIsAlwaysFoundThroughAnIndex() throws Exception {
    long seed = Seed.next();
    Offer stable = Offer.of(OFFERS, "ann", "2.5", "2026-02-01T00:00:00Z", "new");
    save(stable);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> writers = new ArrayList<>();
      for (int writer = 0; writer < 2; writer++) {
        Random random = new Random(seed + writer);
        writers.add(threads.submit(() -> writeAtRandom(random, onServer(40, 300))));
      }
      while (!writers.stream().allMatch(Future::isDone)) {
        assertFoundOnce(seed, stable, offers.select(through(mapping.bySeller), "ann"));
        assertFoundOnce(seed, stable, offers.select(through(mapping.byTag), "new"));
        assertFoundOnce(seed, stable, offers.select(through(mapping.byDay), DAYS.get(1)));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /** Reads through every index, which removes the orphaned entries of racing writers. */
  private void readEverything() {
    session.settle();
    SELLERS.forEach(seller -> await(offers.select(through(mapping.bySeller), seller).list()));
    TAGS.forEach(tag -> await(offers.select(through(mapping.byTag), tag).list()));
    DAYS.forEach(day -> await(offers.select(through(mapping.byDay), day).list()));
    for (String seller : SELLERS) {
      MONTHS.forEach(
          month -> await(offers.select(through(mapping.bySellerAndMonth), seller, month).list()));
    }
    session.settle();
    if (maintain == Maintain.ATOMIC
        && !backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      stored().repair(); // A full copy is read as it is stored.
    }
  }

  private static ReadPlan through(DerivedTable index) {
    return ReadPlan.through("Offers." + index.table().name(), index);
  }

  private static void assertFoundOnce(long seed, Offer offer, Selection<Offer> selection) {
    List<Offer> found = await(selection.list());
    assertThat(found).as("seed %d", seed).containsOnlyOnce(offer);
    assertThat(found).as("seed %d", seed).extracting(Offer::id).doesNotHaveDuplicates();
  }

  private void writeAtRandom(Random random, int writes) {
    for (int i = 0; i < writes; i++) {
      int number = random.nextInt(OFFERS);
      switch (random.nextInt(8)) {
        case 0 -> await(offers.deleteByKey(Offer.id(number)));
        case 1 -> await(offers.insert(randomOffer(random, number), Nulls.UNSET));
        case 2 -> update(number, OfferMapping.SELLER.column(), oneOf(random, SELLERS));
        case 3 -> update(number, OfferMapping.TAGS.column(), randomOffer(random, number).tags());
        case 4 -> update(number, OfferMapping.STOCK.column(), random.nextInt(3));
        default -> save(randomOffer(random, number));
      }
    }
  }

  private static Offer randomOffer(Random random, int number) {
    Set<String> tags = new HashSet<>(TAGS);
    tags.removeIf(tag -> random.nextBoolean());
    String price = oneOf(random, PRICES);
    String moment = oneOf(random, MOMENTS);
    return new Offer(
        Offer.id(number),
        oneOf(random, SELLERS),
        price == null ? null : new BigDecimal(price),
        moment == null ? null : Instant.parse(moment),
        random.nextInt(5) == 0 ? null : "title " + random.nextInt(3),
        tags,
        random.nextInt(5) == 0 ? null : random.nextInt(3));
  }

  private static @Nullable String oneOf(Random random, List<String> choices) {
    int choice = random.nextInt(choices.size() + 1);
    return choice == choices.size() ? null : choices.get(choice);
  }

  /** Checks that the stored entries are exactly those of the base table's rows. */
  private void assertExact(String when) {
    session.settle();
    List<Offer> base =
        stored().rows().stream().map(row -> mapping.read(Row.of(row.toArray()))).toList();
    assertEntries(when, mapping.byTag, expected(base, OfferEntries::byTag));
    assertEntries(when, mapping.byDay, expected(base, OfferEntries::byDay));
    assertEntries(when, mapping.bySeller, expected(base, OfferEntries::bySeller));
    assertEntries(when, mapping.bySellerAndMonth, expected(base, OfferEntries::bySellerAndMonth));
  }

  private void assertEntries(
      String when, DerivedTable derived, List<List<@Nullable Object>> expected) {
    assertThat(comparable(derived, stored().entries(derived)))
        .as("%s: %s", derived, when)
        .containsExactlyInAnyOrderElementsOf(comparable(derived, expected));
  }

  /** Treats entries with equal keys as the same, because a store may have either of them. */
  private static List<List<@Nullable Object>> comparable(
      DerivedTable derived, List<List<@Nullable Object>> entries) {
    List<List<@Nullable Object>> comparable = new ArrayList<>();
    for (List<@Nullable Object> entry : entries) {
      List<@Nullable Object> one = new ArrayList<>(entry);
      for (int i = 0; i < derived.table().keySize(); i++) {
        if (entry.get(i) instanceof BigDecimal number) {
          one.set(i, number.stripTrailingZeros());
        }
      }
      comparable.add(one);
    }
    return comparable;
  }

  private StoredEntity stored() {
    return new StoredEntity(backend(), mapping);
  }

  private static List<List<@Nullable Object>> expected(
      List<Offer> base, Function<Offer, List<List<@Nullable Object>>> entries) {
    List<List<@Nullable Object>> expected = new ArrayList<>();
    base.forEach(offer -> expected.addAll(entries.apply(offer)));
    return expected;
  }

  private Offer offer(int number) {
    return Offer.of(number, "ann", "2.5", "2026-02-01T00:00:00Z", "new");
  }

  /** Writes the whole offer, nulls included. */
  private void save(Offer offer) {
    await(offers.insert(offer, Nulls.DELETE));
  }

  private void update(int number, int column, @Nullable Object value) {
    Row.Builder row = Row.unset(mapping.table.size()).set(0, Offer.id(number));
    await(offers.update(row.set(column, value).build()));
  }

  private Optional<Offer> optional(int number) {
    ReadPlan plan = ReadPlan.direct("Offers.find", mapping.table);
    return await(offers.select(plan, Offer.id(number)).optional());
  }
}
