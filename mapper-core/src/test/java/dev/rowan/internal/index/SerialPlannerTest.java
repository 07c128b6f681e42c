package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class SerialPlannerTest {
  private static final BigDecimal TEN = new BigDecimal("10");
  private static final BigDecimal TWELVE = new BigDecimal("12");
  private static final Instant AT = Instant.parse("2026-03-31T23:30:00Z");
  private static final UUID ATTEMPT = new UUID(0, 7);
  private static final Object UNSET = Row.UNSET;

  private final EntityTables tables = Stock.clientMaintained(Maintain.SERIAL, Article.BY_SELLER);
  private final SerialPlanner planner = new SerialPlanner(tables, 1_000);
  private final RowState ann = Stock.read(tables, 16L, 1, "ann", TEN, AT, null);

  @Test
  void versionsAreMultiplesOfFourAboveTheOneBefore() {
    assertThat(SerialPlanner.nextVersion(null, 23)).isEqualTo(20);
    assertThat(SerialPlanner.nextVersion(16L, 23)).isEqualTo(20);
    assertThat(SerialPlanner.nextVersion(20L, 23)).isEqualTo(24);
    assertThat(SerialPlanner.isConfirmed(21L)).isTrue();
    assertThat(SerialPlanner.isConfirmed(20L)).isFalse();
    assertThat(SerialPlanner.isConfirmed(null)).isFalse();
  }

  @Test
  void anInsertIsPendingUntilTheRowIsThere() {
    assertThat(plan(RowState.ABSENT, Stock.insert(1, "ann", TEN, UNSET, UNSET)))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 seller=ann price=10 _v=20 _d=false _a=" + ATTEMPT + " if null",
            "then by_seller seller=ann price=10 id=1 _v=21 @21");
  }

  @Test
  void anEntryThatGoesIsPendingBeforeTheRowIsWritten() {
    assertThat(plan(ann, Stock.update(2, TWELVE)))
        .containsExactly(
            "first by_seller seller=ann price=12 id=1 _v=20 @20",
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 price=12 _v=20 _a=" + ATTEMPT + " if 16",
            "then by_seller seller=ann price=12 id=1 _v=21 @21",
            "then -by_seller seller=ann price=10 id=1 @21");
  }

  @Test
  void anEntryThatStaysIsLeftAlone() {
    assertThat(plan(ann, Stock.update(3, AT.plusSeconds(1))))
        .singleElement()
        .asString()
        .startsWith("article id=1 at=")
        .endsWith(" if 16");
  }

  @Test
  void aDeleteClearsTheRowAndKeepsItsVersion() {
    assertThat(plan(ann, Stock.delete()))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 seller=null price=null at=null tags=null _v=20 _d=true _a="
                + ATTEMPT
                + " for 1000 s if 16",
            "then -by_seller seller=ann price=10 id=1 @21");
    RowState deleted = new RowState(null, 16L, CellTimes.NEVER, RemainingTtl.UNLIMITED);
    assertThat(plan(deleted, Stock.insert(1, "ann", TEN, UNSET, UNSET)))
        .element(1)
        .asString()
        .endsWith(" if 16");
  }

  @Test
  void whoLostTakesItsEntryBackAtTheTickThatStands() {
    RowState bob = Stock.read(tables, 20L, 1, "bob", TEN, AT, null);
    assertThat(takeBack(Stock.update(2, TWELVE), bob))
        .containsExactly("-by_seller seller=ann price=12 id=1 @21");
  }

  @Test
  void whoLostTakesNothingBackThatIsAboveOrBelongsToWhatStands() {
    RowState older = Stock.read(tables, 16L, 1, "bob", TEN, AT, null);
    assertThat(takeBack(Stock.update(2, TWELVE), older)).isEmpty();
    RowState same = Stock.read(tables, 24L, 1, "ann", TWELVE, AT, null);
    assertThat(takeBack(Stock.update(2, TWELVE), same)).isEmpty();
    assertThat(takeBack(Stock.delete(), same)).isEmpty();
    RowState gone = new RowState(null, 24L, CellTimes.NEVER, RemainingTtl.UNLIMITED);
    assertThat(takeBack(Stock.update(2, TWELVE), gone))
        .containsExactly("-by_seller seller=ann price=12 id=1 @25");
  }

  @Test
  void aReaderSettlesWhatIsPendingAtTheTickThatStands() {
    EntryRepair repair = new EntryRepair(tables);
    assertThat(repaired(repair, "ann", 16L, ann))
        .containsExactly("by_seller seller=ann price=10 id=1 _v=17 @17");
    assertThat(repaired(repair, "bob", 12L, ann))
        .containsExactly("-by_seller seller=bob price=10 id=1 @17");
    assertThat(repaired(repair, "ann", 17L, ann)).isEmpty();
    assertThat(repaired(repair, "bob", 20L, ann)).isEmpty();
    assertThat(repaired(repair, "bob", 20L, RowState.ABSENT)).isEmpty();
  }

  @Test
  void aReaderRemovesWhatIsOlderThanTheRowThatDoesNotHaveIt() {
    EntityTables verified = Stock.clientMaintained(Maintain.VERIFIED, Article.BY_SELLER);
    EntryRepair repair = new EntryRepair(verified);
    RowState row = Stock.read(verified, 20L, 1, "ann", TEN, AT, null);
    assertThat(repaired(repair, "bob", 10L, row))
        .containsExactly("-by_seller seller=bob price=10 id=1 @19");
    assertThat(repaired(repair, "bob", 20L, row)).isEmpty();
    assertThat(repaired(repair, "bob", 22L, row)).isEmpty();
    assertThat(repaired(repair, "ann", 10L, row)).isEmpty();
    RowState deleted = new RowState(null, 30L, CellTimes.NEVER, RemainingTtl.UNLIMITED);
    assertThat(repaired(repair, "ann", 20L, deleted))
        .containsExactly("-by_seller seller=ann price=10 id=1 @29");
  }

  private List<String> repaired(EntryRepair repair, String seller, long version, RowState row) {
    return repair
        .of(tables.derived().get(0), Row.of(seller, TEN, 1, version), row, CallOptions.NONE)
        .map(Stock::text)
        .stream()
        .toList();
  }

  private List<String> plan(RowState state, Mutation mutation) {
    return Stock.text(planner.plan(state, mutation, WriteStamp.of(20, ATTEMPT), CallOptions.NONE));
  }

  private List<String> takeBack(Mutation mutation, RowState current) {
    return planner.takeBack(ann, mutation, 20, current, CallOptions.NONE).stream()
        .map(Stock::text)
        .toList();
  }
}
