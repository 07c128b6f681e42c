package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Ttl;

/** Rows that expire. */
@Entity
@Ttl(days = 7, hours = 12)
public record Basket(
    @PartitionKey String customer, @Clustering(order = Order.DESC) int line, String item) {}
