package shop

import dev.rowan.annotation.Dao
import dev.rowan.annotation.Insert
import dev.rowan.annotation.Select
import dev.rowan.dao.Limit
import java.util.Optional
import java.util.UUID

/** The items in the store. */
@Dao
interface Items {
  @Insert fun save(item: Item)

  @Select fun find(id: UUID): Optional<Item>

  @Select fun bySeller(sellerId: String, limit: Limit): List<Item>
}
