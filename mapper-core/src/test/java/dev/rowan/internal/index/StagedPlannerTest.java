package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StagedPlannerTest {
  private static final BigDecimal TEN = new BigDecimal("10");
  private static final BigDecimal TWELVE = new BigDecimal("12");
  private static final Instant AT = Instant.parse("2026-03-31T23:30:00Z");
  private static final int MARKER_TTL = 1_000;
  private static final Object UNSET = Row.UNSET;

  private final EntityTables tables = Stock.clientMaintained(Maintain.VERIFIED, Article.BY_SELLER);
  private final RowState ann = Stock.read(tables, 10L, 1, "ann", TEN, AT, null);

  @Test
  void anInsertWritesTheEntryAndThenTheRow() {
    assertThat(plan(tables, RowState.ABSENT, Stock.insert(1, "ann", TEN, AT, UNSET)))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 seller=ann price=10 at=" + AT + " _v=20 _d=false @20");
  }

  @Test
  void anInsertOverARowRemovesItsOldEntryJustBefore() {
    assertThat(plan(tables, ann, Stock.insert(1, "bob", TEN, UNSET, UNSET)))
        .containsExactly(
            "first by_seller seller=bob price=10 id=1 _v=20 @20",
            "article id=1 seller=bob price=10 _v=20 _d=false @20",
            "then -by_seller seller=ann price=10 id=1 @19");
  }

  @Test
  void anInsertOfTheSameKeysWritesThemAgain() {
    assertThat(plan(tables, ann, Stock.insert(1, "ann", TEN, UNSET, UNSET)))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 seller=ann price=10 _v=20 _d=false @20");
  }

  @Test
  void anUpdateOfOneKeyColumnWritesTheWholeGroup() {
    assertThat(plan(tables, ann, Stock.update(2, TWELVE)))
        .containsExactly(
            "first by_seller seller=ann price=12 id=1 _v=20 @20",
            "article id=1 seller=ann price=12 _v=20 @20",
            "then -by_seller seller=ann price=10 id=1 @19");
  }

  @Test
  void anUpdateThatNamesAKeyColumnWritesTheGroupEvenIfNoneChanges() {
    assertThat(plan(tables, ann, Stock.update(2, TEN)))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 seller=ann price=10 _v=20 @20");
  }

  @Test
  void anUpdateOfOtherColumnsNeedNotKnowTheRow() {
    StagedPlanner planner = new StagedPlanner(tables, MARKER_TTL);
    assertThat(planner.needsState(Stock.update(3, AT))).isFalse();
    assertThat(planner.needsState(Stock.update(2, TEN))).isTrue();
    assertThat(planner.needsState(Stock.insert(1, UNSET, UNSET, AT, UNSET))).isTrue();
    assertThat(planner.needsState(Stock.delete())).isTrue();
    assertThat(plan(tables, RowState.ABSENT, Stock.update(3, AT)))
        .containsExactly("article id=1 at=" + AT + " @20");
    assertThat(plan(tables, RowState.ABSENT, Stock.update(3, null)))
        .containsExactly("article id=1 at=null @20");
  }

  @Test
  void aRowWithoutVersionIsGivenOne() {
    RowState foreign = Stock.read(tables, null, 1, "ann", TEN, AT, null);
    assertThat(plan(tables, foreign, Stock.update(2, TEN)))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20",
            "article id=1 seller=ann price=10 _v=20 @20");
  }

  @Test
  void aKeyColumnWithoutValueRemovesTheEntry() {
    assertThat(plan(tables, ann, Stock.update(2, null)))
        .containsExactly(
            "article id=1 seller=ann price=null _v=20 @20",
            "then -by_seller seller=ann price=10 id=1 @19");
  }

  @Test
  void aDecimalOfAnotherScaleIsTheSameEntryInAClusteringColumn() {
    assertThat(plan(tables, ann, Stock.update(2, new BigDecimal("10.00"))))
        .containsExactly(
            "first by_seller seller=ann price=10.00 id=1 _v=20 @20",
            "article id=1 seller=ann price=10.00 _v=20 @20");
  }

  @Test
  void aDeleteLeavesAMarkerOfItsVersion() {
    assertThat(plan(tables, ann, Stock.delete()))
        .containsExactly(
            "-article id=1 @19; article id=1 _v=20 _d=true @20 for 1000 s",
            "then -by_seller seller=ann price=10 id=1 @19");
    assertThat(plan(tables, RowState.ABSENT, Stock.delete()))
        .containsExactly("-article id=1 @19; article id=1 _v=20 _d=true @20 for 1000 s");
  }

  @Test
  void eachElementHasItsEntryWhetherTheSetIsWrittenOrEdited() {
    EntityTables byTag = Stock.clientMaintained(Maintain.VERIFIED, Article.BY_TAG);
    RowState old = Stock.read(byTag, 10L, 1, "ann", TEN, AT, Set.of("a"));
    for (Object change : List.of(Set.of("b"), new CellEdit.RemoveAll(List.of("a")))) {
      boolean removed = change instanceof CellEdit;
      List<String> plan = plan(byTag, old, Stock.update(4, change));
      assertThat(plan).last().isEqualTo("then -by_tag tags_element=a id=1 @19");
      assertThat(plan).contains("article id=1 tags=" + (removed ? "null" : "[b]") + " _v=20 @20");
    }
    assertThat(plan(byTag, old, Stock.update(4, new CellEdit.AddAll(Set.of("b")))))
        .containsExactly(
            "first by_tag tags_element=a id=1 price=10 tags=[a, b] _v=20 @20",
            "first by_tag tags_element=b id=1 price=10 tags=[a, b] _v=20 @20",
            "article id=1 tags=[a, b] _v=20 @20");
  }

  @Test
  void aCopiedColumnFollowsWithoutTheVersion() {
    EntityTables byHour = Stock.clientMaintained(Maintain.VERIFIED, Article.BY_HOUR);
    RowState old = Stock.read(byHour, 10L, 1, "ann", TEN, AT, null);
    String hour = "by_hour hour_at=2026-03-31T23:00:00Z at=" + AT + " id=1";
    assertThat(plan(byHour, old, Stock.update(1, "bob")))
        .containsExactly("article id=1 seller=bob @20", "then " + hour + " seller=bob @20");
    Instant next = AT.plusSeconds(3_600);
    assertThat(plan(byHour, old, Stock.update(3, next)))
        .containsExactly(
            "first by_hour hour_at=2026-04-01T00:00:00Z at=" + next + " id=1 seller=ann _v=20 @20",
            "article id=1 at=" + next + " _v=20 @20",
            "then -" + hour + " @19");
  }

  @Test
  void atomicEntriesGoWithTheRowAndWhatTheyCopyIsInTheGroup() {
    EntityTables atomic = Stock.clientMaintained(Maintain.ATOMIC, Article.BY_HOUR);
    RowState old = Stock.read(atomic, 10L, 1, "ann", TEN, AT, null);
    assertThat(plan(atomic, old, Stock.update(1, "bob")))
        .containsExactly(
            "article id=1 seller=bob at="
                + AT
                + " _v=20 @20; by_hour"
                + " hour_at=2026-03-31T23:00:00Z at="
                + AT
                + " id=1 seller=bob _v=20 @20");
  }

  @Test
  void whatABlindTableBesideOthersCopiesIsInTheGroup() {
    EntityTables mixed =
        EntityTables.clientMaintained(
            Article.TABLE,
            List.of(
                Stock.clientMaintained(Maintain.BLIND, Article.BY_HOUR).derived().get(0),
                Article.BY_SELLER));
    assertThat(mixed.isInKeyGroup(Article.TABLE.indexOf("at"))).isTrue();
    assertThat(mixed.isInKeyGroup(Article.TABLE.indexOf("seller"))).isTrue();
  }

  @Test
  void anExpiringRowExpiresBeforeItsEntryAndItsVersion() {
    assertThat(plan(tables, RowState.ABSENT, Stock.insert(1, "ann", TEN, AT, UNSET).withTtl(100)))
        .containsExactly(
            "first by_seller seller=ann price=10 id=1 _v=20 @20 for 160 s",
            "article id=1 _v=20 @20 for 1100 s;"
                + " article id=1 seller=ann price=10 at="
                + AT
                + " _d=false @20 for 100 s");
  }

  @Test
  void anUpdateOfAnExpiringRowExpiresWithIt() {
    RowState expiring = new RowState(ann.row(), 10L, 10, expiration(50));
    assertThat(plan(tables, expiring, Stock.update(2, TWELVE)))
        .containsExactly(
            "first by_seller seller=ann price=12 id=1 _v=20 @20 for 110 s",
            "article id=1 _v=20 @20 for 1050 s;"
                + " article id=1 seller=ann price=12 _d=false @20 for 50 s",
            "then -by_seller seller=ann price=10 id=1 @19");
  }

  /** A row whose columns expire at the same time. */
  private static RemainingTtl expiration(int seconds) {
    int[] columns = new int[7];
    Arrays.fill(columns, 1, columns.length, seconds);
    return RemainingTtl.owning(seconds, columns);
  }

  private static List<String> plan(EntityTables tables, RowState state, Mutation mutation) {
    return Stock.text(
        new StagedPlanner(tables, MARKER_TTL)
            .plan(state, mutation, WriteStamp.at(20), CallOptions.NONE));
  }
}
