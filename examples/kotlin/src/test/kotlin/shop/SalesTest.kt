package shop

import dev.rowan.junit.RowanTest
import java.math.BigDecimal
import java.time.Instant
import java.util.UUID
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

@RowanTest
class SalesTest {
  private val item = UUID.randomUUID()
  private val noon = Instant.parse("2024-05-17T12:00:00Z")

  @Test
  fun aSaleIsReadAsItWasSaved(sales: Sales) {
    val small = Sale(item, noon)
    val large = Sale(item, noon.plusSeconds(1), BigDecimal("90"), 3, "gift", setOf("red", "oak"))
    sales.save(small)
    sales.save(large)

    assertEquals(small, sales.find(item, small.at).get())
    assertEquals(large, sales.find(item, large.at).get())
    assertEquals(4, sales.pieces(item))
    sales.note(item, noon, "returned")
    assertEquals(small.copy(note = "returned"), sales.find(item, noon).get())
  }
}
