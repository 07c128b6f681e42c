package shop

import dev.rowan.annotation.Clustering
import dev.rowan.annotation.Dao
import dev.rowan.annotation.Entity
import dev.rowan.annotation.Insert
import dev.rowan.annotation.PartitionKey
import dev.rowan.annotation.Select
import dev.rowan.annotation.Update
import java.math.BigDecimal
import java.time.Instant
import java.util.Optional
import java.util.UUID

/**
 * A sale of an item. Rowan maps a data class with `val` as an immutable class: reads call the
 * primary constructor. Its default values are those of new objects, so a property whose column can
 * be empty is nullable.
 */
@Entity
data class Sale(
    @field:PartitionKey val itemId: UUID,
    @field:Clustering val at: Instant,
    val price: BigDecimal = BigDecimal.ZERO,
    val pieces: Int = 1,
    val note: String? = null,
    val tags: Set<String> = emptySet(),
)

/** The sales in the store. */
@Dao
interface Sales {
  @Insert fun save(sale: Sale)

  @Update fun note(itemId: UUID, at: Instant, note: String?)

  @Select fun find(itemId: UUID, at: Instant): Optional<Sale>

  @Select(columns = "sum(pieces)", entity = Sale::class) fun pieces(itemId: UUID): Long
}
