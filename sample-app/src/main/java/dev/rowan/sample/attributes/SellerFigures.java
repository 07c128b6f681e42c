package dev.rowan.sample.attributes;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** The attributes of a seller that change with each sale. */
@Entity
public record SellerFigures(
    @PartitionKey String seller, int itemsOnSale, int unreadMessages, Instant lastSale) {}
