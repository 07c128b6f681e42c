package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** A price that a seller asks for an item. Conditions find it by price, and by time. */
// tag::where-entity[]
@Entity
@CustomIndex(
    name = "quote_by_seller",
    partition = "seller",
    clustering = {"price desc", "id"},
    include = "*")
@CustomIndex(
    name = "quote_by_day",
    partition = {"day(at)", "shard(id, 4)"},
    clustering = {"at desc", "id"})
public record Quote(
    @PartitionKey int id,
    @Immutable Seller seller,
    @Immutable int price,
    @Immutable Instant at,
    String title) {

  /** A seller by name. */
  public record Seller(String name) {}
}
// end::where-entity[]
