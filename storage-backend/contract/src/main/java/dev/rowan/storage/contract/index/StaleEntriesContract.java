package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ClientMaintainedBackend;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferMapping;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reads through a derived table with thousands of stale entries. */
public abstract class StaleEntriesContract extends ContractCase {
  private static final int AT_A_TIME = 100;
  private static final String METHOD = "Offers.bySeller";

  /** Older than the write time of any writer. */
  private static final long OLD = 4_000L;

  /** More than the guardrail warns of, and than twice the limit of most reads here. */
  private int stale;

  private OfferMapping mapping;
  private ClientMaintainedBackend counting;
  private Session session;
  private DaoRuntime<Offer> offers;

  @BeforeEach
  final void openDao() {
    stale = onServer(1_200, 3_000);
    mapping = new OfferMapping(Maintain.VERIFIED);
    counting = new ClientMaintainedBackend(backend(), mapping.bySeller.table().name());
    session = newSession(counting);
    offers = DaoRuntime.of(session, mapping);
    save(Offer.of(1, "ann", "9", "2026-02-01T10:00:00Z"));
    save(Offer.of(2, "ann", "8", "2026-02-01T10:00:00Z"));
    save(Offer.of(3, "bob", "7", "2026-02-01T10:00:00Z"));
    save(Offer.of(4, "ann", "-8", "2026-02-01T10:00:00Z"));
    save(Offer.of(5, "cid", "-9", "2026-02-01T10:00:00Z"));
    session.settle();
  }

  @Test
  void aPageStopsAndTheNextOneContinues() {
    plantOfAbsentRows("ann", 0);
    for (int size : new int[] {1, 2, 3, 700}) {
      assertThat(paged(ann(500), size, 500)).as("pages of %d", size).containsExactly(1, 2, 4);
    }
    assertThat(stats().refusals()).isZero();
    assertThat(stats().warnings()).isGreaterThanOrEqualTo(2 * stale / 500);
    assertThat(stats().largest()).isBetween(500L, 500L + 700);
    assertThat(stats().table()).isEqualTo(mapping.bySeller.table().name() + " by " + METHOD);
  }

  @Test
  void readsWithoutATokenFailRatherThanOmitRows() {
    plantOfAbsentRows("ann", 10);
    counting.rowsReadSinceLast();
    for (Call<RejectedInputException> call :
        List.<Call<RejectedInputException>>of(
            () -> refused(ann(500).list()),
            () -> refused(ann(500).optional()),
            () -> refused(ann(500).one()),
            () -> refused(ann(500).stream()))) {
      RejectedInputException refused = call.run();
      assertThat(refused.code()).isEqualTo(ErrorCode.STALE_ENTRIES);
      assertThat(refused.context())
          .containsEntry("index", mapping.bySeller.table().name())
          .containsEntry("method", METHOD)
          .containsEntry("limit", "500")
          .containsKey("passed by");
      assertThat(counting.rowsReadSinceLast()).as("entries read").isBetween(500, 500 + 500);
    }
    assertThat(stats().refusals()).isEqualTo(4);
    assertThat(stats().warnings()).isZero();
  }

  @Test
  void withinTheLimitAllRowsAreFoundAndReported() {
    plantOfAbsentRows("ann", 0);
    assertThat(numbers(ann(0))).containsExactly(1, 2, 4);
    assertThat(await(ann(stale + 1).stream()).map(Offer::stock)).containsExactly(1, 2, 4);
    assertThat(await(ann(stale + 1).optional())).map(Offer::stock).contains(1);
    assertThat(stats().refusals()).isZero();
    assertThat(stats().warnings()).isEqualTo(3);
    assertThat(stats().largest()).isEqualTo(stale);
  }

  @Test
  void rowsAreNotCountedHoweverManyTheyAre() {
    for (int number = 10; number < 100; number++) {
      save(Offer.of(number, "dan", "1", "2026-02-01T10:00:00Z"));
    }
    session.settle();
    counting.rowsReadSinceLast();
    Selection<Offer> dan = bySeller("dan").with(ReadOptions.NONE.withMaxScanned(1));
    assertThat(numbers(dan)).hasSize(90);
    assertThat(await(dan.page(PageRequest.first(80))).items()).hasSize(80);
    assertThat(counting.rowsReadSinceLast()).as("entries read").isEqualTo(90 + 80 + 1);
    assertThat(stats().warnings()).isZero();
  }

  @Test
  void pagesOfSeveralPartitionsContinueAfterStaleEntries() {
    int each = onServer(220, Effort.of(1_000, 3_000));
    plant("ann", 0, each, StaleEntriesContract::absent);
    plantRests("bob", each);
    plantRests("zoe", each);
    for (int size : new int[] {1, 2, 700}) {
      assertThat(paged(all("ann", "bob", "cid", "zoe").with(scanning(200)), size, 1_600))
          .containsExactly(1, 2, 4, 3, 5);
      Selection<Offer> merged =
          offers.select(
              plan().inOrder(PartitionOrder.MERGED), AnyOf.of(List.of("ann", "bob", "cid", "zoe")));
      assertThat(paged(merged.with(scanning(200)), size, 1_600)).containsExactly(1, 2, 3, 4, 5);
    }
    assertThat(refused(all("bob", "zoe").with(scanning(200)).list()).code())
        .isEqualTo(ErrorCode.STALE_ENTRIES);
  }

  @Test
  void staleEntriesAreRemovedByReads() {
    // The row belongs to another seller, so many entries of it are stale, and old.
    plant("ann", 0, stale, place -> Offer.id(5));
    int before = entriesOfAnn();
    assertThat(before).isGreaterThan(stale);
    for (int read = 0; entriesOfAnn() > 3; read++) {
      assertThat(read).as("reads that did not remove all").isLessThan(1_000);
      assertThat(paged(ann(500), 10, 500)).containsExactly(1, 2, 4);
      session.settle();
    }
    assertThat(numbers(ann(1))).containsExactly(1, 2, 4);
    assertThat(session.guardrails().stats())
        .filteredOn(stats -> stats.guardrail() == Guardrail.REPAIRED_ENTRIES)
        .singleElement()
        .satisfies(
            stats ->
                assertThat(stats.warnings())
                    .as("each entry that is gone was repaired")
                    .isGreaterThanOrEqualTo(before - 3));
  }

  @Test
  void aBackendThatIsExactByItselfKnowsNoLimit() {
    needsMaintainingEngine();
    OfferMapping own = new OfferMapping(Maintain.VERIFIED);
    Session exact = newSession();
    DaoRuntime<Offer> runtime = DaoRuntime.of(exact, own);
    await(runtime.insert(Offer.of(1, "ann", "9", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    // Only damage could leave such entries.
    for (int i = 0; i < 20; i++) {
      write(
          Upsert.insert(
              own.bySeller.table(), Row.of("ann", new BigDecimal(100 + i), Offer.id(1_000 + i))));
    }
    Selection<Offer> ann =
        runtime.select(ReadPlan.through(METHOD, own.bySeller), "ann").with(scanning(1));
    assertThat(numbers(ann)).containsExactly(1);
    Page<Offer> page = await(ann.page(PageRequest.first(1)));
    assertThat(page.items()).hasSize(1);
    assertThat(page.hasNext()).isFalse();
    assertThat(exact.guardrails().stats())
        .filteredOn(stats -> stats.guardrail() == Guardrail.STALE_ENTRIES)
        .allMatch(stats -> stats.warnings() == 0 && stats.refusals() == 0);
  }

  private interface Keys {
    Object key(int place);
  }

  /**
   * Plants entries of rows that do not exist, before all others except for this number of places.
   */
  private void plantOfAbsentRows(String seller, int first) {
    plant(seller, first, stale, StaleEntriesContract::absent);
  }

  private static Object absent(int place) {
    return Offer.id(1_000 + place);
  }

  private void plant(String seller, int first, int count, Keys keys) {
    TableSchema entries = entries();
    for (int from = 0; from < count; from += AT_A_TIME) {
      List<Mutation> batch = new ArrayList<>();
      for (int place = from; place < from + AT_A_TIME; place++) {
        Row.Builder entry = Row.unset(entries.size());
        entry.set(0, seller).set(1, price(first + place)).set(2, keys.key(place));
        batch.add(Upsert.update(entries, entry.set(entries.size() - 1, OLD).build()));
      }
      writeAt(OLD, batch.toArray(Mutation[]::new));
    }
  }

  /** Plants remainders of entries without their versions. */
  private void plantRests(String seller, int count) {
    TableSchema entries = entries();
    for (int from = 0; from < count; from += AT_A_TIME) {
      List<Mutation> batch = new ArrayList<>();
      for (int place = from; place < from + AT_A_TIME; place++) {
        Row.Builder entry = Row.unset(entries.size());
        entry.set(0, seller).set(1, price(place)).set(2, Offer.id(1_000 + place));
        batch.add(Upsert.insert(entries, entry.build()));
      }
      writeAt(OLD, batch.toArray(Mutation[]::new));
    }
  }

  /** Returns prices of which most sort before all offers, and some between them. */
  private static BigDecimal price(int place) {
    return place % 10 == 9 ? BigDecimal.valueOf(place, 3) : new BigDecimal(10 + place);
  }

  private TableSchema entries() {
    return EntityTables.clientMaintained(mapping.table(), mapping.derived())
        .derived(mapping.bySeller.table().name())
        .table();
  }

  private int entriesOfAnn() {
    return rows(entries(), "ann").size();
  }

  private static ReadOptions scanning(int maxScanned) {
    return ReadOptions.NONE.withMaxScanned(maxScanned);
  }

  private Selection<Offer> ann(int maxScanned) {
    return bySeller("ann").with(scanning(maxScanned));
  }

  private Selection<Offer> all(String... sellers) {
    return bySeller(AnyOf.of(List.of(sellers)));
  }

  private Selection<Offer> bySeller(Object seller) {
    return offers.select(plan(), seller);
  }

  private ReadPlan plan() {
    return ReadPlan.through(METHOD, mapping.bySeller);
  }

  private static RejectedInputException refused(CompletionStage<?> stage) {
    return (RejectedInputException) failure(RejectedInputException.class, () -> stage);
  }

  private GuardrailStats stats() {
    return session.guardrails().stats().stream()
        .filter(stats -> stats.guardrail() == Guardrail.STALE_ENTRIES)
        .findFirst()
        .orElseThrow();
  }

  private static List<Integer> numbers(Selection<Offer> selection) {
    return each(await(selection.list()).stream(), StaleEntriesContract::number);
  }

  /** Returns the content of pages, none of which reads many more entries than the limit. */
  private List<Integer> paged(Selection<Offer> selection, int size, int allowed) {
    List<Integer> numbers = new ArrayList<>();
    @Nullable String token = null;
    int pages = 0;
    do {
      counting.rowsReadSinceLast();
      Page<Offer> page = await(selection.page(PageRequest.after(token, size)));
      page.items().forEach(offer -> numbers.add(number(offer)));
      assertThat(counting.rowsReadSinceLast())
          .as("entries read")
          .isLessThanOrEqualTo(2 * (allowed + size));
      assertThat(++pages).as("pages").isLessThan(1_000);
      token = page.nextToken();
    } while (token != null);
    return numbers;
  }

  private static int number(Offer offer) {
    return Objects.requireNonNull(offer.stock());
  }

  private void save(Offer offer) {
    await(offers.insert(offer, Nulls.DELETE));
  }
}
