package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.rowan.dao.Limit;
import dev.rowan.junit.RowanTest;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

@RowanTest
class ItemsTest {
  @Test
  void theDearestItemsComeFirst(Items items) {
    items.save(new Item(null, "ann", "chair", new BigDecimal("40")));
    items.save(new Item(null, "ann", "table", new BigDecimal("90")));

    assertEquals(
        List.of("table", "chair"),
        items.bySeller("ann", Limit.of(10)).stream().map(Item::title).toList());
  }
}
