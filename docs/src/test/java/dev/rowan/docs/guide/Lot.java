package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

// tag::lot[]
@Entity
@CustomIndex(
    name = "lots_by_hall",
    partition = "hall",
    clustering = {"price desc", "id"})
public record Lot(
    @PartitionKey UUID id,
    @Immutable String consignor,
    String title,
    String hall,
    BigDecimal price,
    Set<String> tags,
    Map<String, String> remarks) {}
// end::lot[]
