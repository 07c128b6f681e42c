package shop

import dev.rowan.dao.Limit
import dev.rowan.junit.RowanTest
import java.math.BigDecimal
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

@RowanTest
class ItemsTest {
  @Test
  fun theDearestItemsComeFirst(items: Items) {
    items.save(Item(sellerId = "ann", title = "chair", price = BigDecimal("40")))
    items.save(Item(sellerId = "ann", title = "table", price = BigDecimal("90")))

    assertEquals(listOf("table", "chair"), items.bySeller("ann", Limit.of(10)).map { it.title })
  }
}
