package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** An entity with an index of each kind. */
@Entity
@SuppressDesign(rule = "KEY-03", because = "few items are listed at a time")
@SuppressDesign(rule = "IDX-11", because = "one index of each sort")
@CustomIndex(
    name = "items_by_seller",
    partition = "sellerId",
    clustering = {"price desc", "id"})
@CustomIndex(
    name = "items_by_title",
    partition = "title",
    clustering = "id",
    include = {"price", "tags"},
    maintain = Maintain.VERIFIED)
@CustomIndex(
    name = "items_by_tag",
    partition = "tags",
    clustering = {"listedAt desc", "id"},
    include = "*")
@CustomIndex(
    name = "items_by_size",
    partition = {"sellerId", "month(listedAt)"},
    clustering = {"sizes", "id"})
@CustomIndex(
    name = "items_by_day",
    partition = "day(listedAt)",
    clustering = {"listedAt desc", "id"},
    include = "*")
@CustomIndex(
    name = "items_by_month",
    partition = {"month(listedAt)", "shard(id, 4)"},
    clustering = {"price desc", "id"},
    include = "*")
@CustomIndex(
    name = "items_by_hour",
    partition = "hour(listedAt)",
    clustering = {"id"})
public record Item(
    @PartitionKey UUID id,
    String title,
    @Immutable String sellerId,
    BigDecimal price,
    @Immutable Instant listedAt,
    Set<String> tags,
    Map<Integer, String> sizes) {}
