package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/** Something that a seller offers. Its price changes, and with it the place of its entry. */
// tag::statement-entity[]
@Entity
@CustomIndex(
    name = "listing_by_seller",
    partition = "seller",
    clustering = {"price desc", "id"},
    include = "title")
public record Listing(
    @PartitionKey int id, String seller, int price, String title, Integer stars) {}
// end::statement-entity[]
