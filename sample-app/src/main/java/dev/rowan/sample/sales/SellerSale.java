package dev.rowan.sample.sales;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/**
 * The number of items that a seller sold in a city. The table has the order of states, then cities:
 * it answers questions about a state. The index has the order of cities alone.
 */
@Entity
@CustomIndex(
    name = "seller_sale_by_city",
    partition = "seller",
    clustering = {"city", "state"},
    include = "*")
public record SellerSale(
    @PartitionKey String seller,
    @Clustering(0) String state,
    @Clustering(1) String city,
    int sold) {}
