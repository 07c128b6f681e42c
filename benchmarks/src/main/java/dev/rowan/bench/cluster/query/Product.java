package dev.rowan.bench.cluster.query;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

/** Twelve columns. */
@Entity
@CustomIndex(
    name = "product_by_brand",
    partition = "brand",
    clustering = {"shop", "id"},
    include = "title")
public record Product(
    @PartitionKey String shop,
    @Clustering UUID id,
    @Immutable String title,
    @Immutable String brand,
    BigDecimal price,
    int stock,
    String colour,
    String size,
    double weight,
    Instant added,
    String description,
    boolean active) {}
