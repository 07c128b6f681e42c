package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.LocalDate;

/** A checkout in a shop, by day. */
@Entity
@CustomIndex(
    name = "checkout_by_payment",
    partition = "payment",
    clustering = {"shop", "day", "item", "number"},
    include = "price")
public record Checkout(
    @PartitionKey String shop,
    @Clustering(value = 0, order = Order.DESC) LocalDate day,
    @Clustering(1) String item,
    @Clustering(2) int number,
    @Immutable String payment,
    BigDecimal price) {}
