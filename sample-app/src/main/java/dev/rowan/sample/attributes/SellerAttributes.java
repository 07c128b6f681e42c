package dev.rowan.sample.attributes;

import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The attributes of a seller: those that rarely change, and those that change with each sale. */
@Entity
public record SellerAttributes(
    @PartitionKey String seller,
    String name,
    String city,
    @Nullable String about,
    @ColumnGroup("hot") int itemsOnSale,
    @ColumnGroup("hot") int unreadMessages,
    @ColumnGroup("hot") @Nullable Instant lastSale) {}
