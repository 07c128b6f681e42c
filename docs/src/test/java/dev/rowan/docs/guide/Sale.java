package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;

/** A sale, with a property of each type of numbers. */
@Entity
@CustomIndex(
    name = "sale_by_item",
    partition = "item",
    clustering = {"shop", "id"},
    include = {"pieces", "price"})
public record Sale(
    @PartitionKey String shop,
    @Clustering int id,
    @Immutable String item,
    Byte tax,
    Short rooms,
    Integer pieces,
    Long grams,
    Float meters,
    Double rating,
    BigDecimal price,
    BigInteger views,
    Instant at) {}
