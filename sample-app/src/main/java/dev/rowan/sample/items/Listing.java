package dev.rowan.sample.items;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.UUID;

/**
 * An item that a seller offers. Each index answers one question about the items of a seller: by
 * title, by price, and by the day of the listing.
 */
@Entity
@CustomIndex(
    name = "listing_by_title",
    partition = "seller",
    clustering = {"title", "id"})
@CustomIndex(
    name = "listing_by_price",
    partition = "seller",
    clustering = {"price desc", "id"},
    include = "title")
@CustomIndex(
    name = "listing_by_day",
    partition = "seller",
    clustering = {"listed desc", "id"},
    include = {"title", "price"})
public record Listing(
    @PartitionKey UUID id,
    @Immutable String seller,
    String title,
    BigDecimal price,
    @Immutable LocalDate listed,
    String description) {}
