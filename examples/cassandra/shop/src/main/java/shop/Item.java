package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.util.UUID;

/** An item that a seller offers. */
@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = "sellerId",
    clustering = {"price desc", "id"},
    include = "*")
public record Item(
    @PartitionKey @GeneratedValue UUID id,
    @Immutable String sellerId,
    String title,
    BigDecimal price) {}
