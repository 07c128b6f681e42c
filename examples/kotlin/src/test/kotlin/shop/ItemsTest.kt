package shop

import dev.rowan.dao.Limit
import dev.rowan.junit.RowanTest
import java.math.BigDecimal
import java.util.UUID
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

@RowanTest
class ItemsTest {
  @Test
  fun theDearestItemsComeFirst(items: Items) {
    items.save(Item(UUID.randomUUID(), "ann", "chair", BigDecimal("40")))
    items.save(Item(UUID.randomUUID(), "ann", "table", BigDecimal("90")))

    assertEquals(listOf("table", "chair"), items.bySeller("ann", Limit.of(10)).map { it.title })
  }
}
