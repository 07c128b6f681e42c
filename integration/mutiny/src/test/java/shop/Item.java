package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An item for sale. */
@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = "sellerId",
    clustering = {"price desc", "id"},
    include = "*")
public record Item(
    @PartitionKey @GeneratedValue @Nullable UUID id,
    @Immutable String sellerId,
    @Nullable String title,
    BigDecimal price) {}
