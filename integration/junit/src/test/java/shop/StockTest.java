package shop;

// tag::junit-rows-file[]
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.dao.Limit;
import dev.rowan.junit.RowanTest;
import dev.rowan.junit.StoredRows;
import org.junit.jupiter.api.Test;

// tag::junit-rows[]
@RowanTest
@StoredRows(of = ItemMapping.class, file = "items.jsonl")
class StockTest {
  @Test
  void theDearestItemIsFirst(Items items) {
    assertThat(items.bySeller("ann", Limit.of(10)))
        .extracting(Item::title)
        .containsExactly("table", "Lämpchen");
  }

  @Test
  @StoredRows(of = ItemMapping.class, file = "exported.jsonl")
  void thereIsASecondSeller(Items items) {
    assertThat(items.bySeller("bob", Limit.of(10))).hasSize(1);
    assertThat(items.bySeller("ann", Limit.of(10))).hasSize(2);
  }
}
// end::junit-rows[]
// end::junit-rows-file[]
