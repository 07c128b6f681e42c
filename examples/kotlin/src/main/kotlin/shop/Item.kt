package shop

import dev.rowan.annotation.CustomIndex
import dev.rowan.annotation.Entity
import dev.rowan.annotation.Immutable
import dev.rowan.annotation.PartitionKey
import java.math.BigDecimal
import java.util.UUID

/**
 * An item that a seller offers. Rowan maps a data class as a bean: its properties are `var` and have
 * default values, and annotations belong to the field.
 */
@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = ["sellerId"],
    clustering = ["price desc", "id"],
    include = ["*"],
)
data class Item(
    @field:PartitionKey var id: UUID = UUID.randomUUID(),
    @field:Immutable var sellerId: String = "",
    var title: String? = null,
    var price: BigDecimal = BigDecimal.ZERO,
)
