package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Articles by their seller, who never changes, with price and tags. */
class BlindPlannerTest {
  private static final DerivedTable OF_SELLER =
      new DerivedTable(
          TableSchema.named("of_seller")
              .partitionKey("seller", ScalarType.TEXT)
              .clustering("id", ScalarType.INT, Order.ASC)
              .column("price", ScalarType.DECIMAL)
              .column("tags", new SetType(ScalarType.TEXT))
              .build(),
          Article.TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(2),
              new Component.Copy(4)),
          Maintain.BLIND);
  private static final BigDecimal TEN = new BigDecimal("10");
  private static final Instant AT = Instant.parse("2026-03-31T23:30:00Z");
  private static final Object UNSET = Row.UNSET;

  private final EntityTables tables =
      EntityTables.clientMaintained(Article.TABLE, List.of(OF_SELLER));
  private final RowState ann = Stock.read(tables, null, 1, "ann", TEN, AT, null);

  @Test
  void anInsertThatTellsItsEntriesIsOneUnit() {
    assertThat(needsState(Stock.insert(1, "ann", TEN, AT, Set.of("a")))).isFalse();
    assertThat(plan(RowState.ABSENT, Stock.insert(1, "ann", TEN, AT, Set.of("a"))))
        .containsExactly(
            "+article id=1 seller=ann price=10 at="
                + AT
                + " tags=[a] @20;"
                + " +of_seller seller=ann id=1 price=10 tags=[a] @20");
  }

  @Test
  void anInsertThatLeavesACopiedColumnAsItIsLooksAtTheRow() {
    assertThat(needsState(Stock.insert(1, "ann", TEN, AT, UNSET))).isTrue();
    RowState keyless = Stock.read(tables, null, 1, null, TEN, AT, Set.of("a"));
    assertThat(plan(keyless, Stock.insert(1, "ann", TEN, AT, UNSET)))
        .singleElement()
        .asString()
        .contains("+of_seller seller=ann id=1 price=10 tags=[a] @20");
  }

  @Test
  void whatDoesNotTellItsEntriesLooksThemUp() {
    assertThat(needsState(Stock.update(2, TEN))).isTrue();
    assertThat(needsState(Stock.delete())).isTrue();
    assertThat(needsState(Stock.update(3, AT))).isFalse();
    assertThat(plan(RowState.ABSENT, Stock.update(3, AT)))
        .containsExactly("article id=1 at=" + AT + " @20");
  }

  @Test
  void anUpdateWritesIntoTheRowWhatItWritesIntoTheEntry() {
    assertThat(plan(ann, Stock.update(2, BigDecimal.ONE)))
        .containsExactly(
            "article id=1 seller=ann price=1 @20; +of_seller seller=ann id=1 price=1 @20");
    assertThat(plan(RowState.ABSENT, Stock.update(2, BigDecimal.ONE)))
        .containsExactly("article id=1 price=1 @20");
  }

  @Test
  void editsOfCollectionsAreTheSameInRowAndEntry() {
    Object edit = new CellEdit.AddAll(Set.of("a"));
    assertThat(plan(ann, Stock.update(4, edit)))
        .containsExactly(
            "article id=1 seller=ann tags=%s @20; +of_seller seller=ann id=1 tags=%s @20"
                .formatted(edit, edit));
  }

  @Test
  void aNewEntryTakesAllItsColumnsAlong() {
    RowState withoutSeller = Stock.read(tables, null, 1, null, TEN, AT, Set.of("a"));
    assertThat(plan(withoutSeller, Stock.update(1, "ann")))
        .containsExactly(
            "article id=1 seller=ann price=10 tags=[a] @20;"
                + " +of_seller seller=ann id=1 price=10 tags=[a] @20");
  }

  @Test
  void aDeleteTakesRowAndEntry() {
    assertThat(plan(ann, Stock.delete()))
        .containsExactly("-article id=1 @20; -of_seller seller=ann id=1 @20");
    assertThat(plan(RowState.ABSENT, Stock.delete())).containsExactly("-article id=1 @20");
  }

  @Test
  void anEntryOfTheKeyAloneComesWithEachWriteWhichMakesTheRow() {
    DerivedTable copy =
        new DerivedTable(
            TableSchema.named("copy")
                .partitionKey("id", ScalarType.INT)
                .column("seller", ScalarType.TEXT)
                .build(),
            Article.TABLE,
            List.of(new Component.Copy(0), new Component.Copy(1)),
            Maintain.BLIND);
    EntityTables copied = EntityTables.clientMaintained(Article.TABLE, List.of(copy));
    BlindPlanner planner = new BlindPlanner(copied);
    assertThat(planner.needsState(Stock.update(2, TEN))).isFalse();
    assertThat(planner.needsState(Stock.delete())).isFalse();
    assertThat(
            Stock.text(
                planner.plan(
                    RowState.ABSENT, Stock.update(2, TEN), WriteStamp.at(20), CallOptions.NONE)))
        .containsExactly("+article id=1 price=10 @20; +copy id=1 @20");
  }

  private boolean needsState(Mutation mutation) {
    return new BlindPlanner(tables).needsState(mutation);
  }

  private List<String> plan(RowState state, Mutation mutation) {
    return Stock.text(
        new BlindPlanner(tables).plan(state, mutation, WriteStamp.at(20), CallOptions.NONE));
  }
}
