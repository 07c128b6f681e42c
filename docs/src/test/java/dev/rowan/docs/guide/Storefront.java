package dev.rowan.docs.guide;

import dev.rowan.annotation.ColumnGroup;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.TableOptions;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

// tag::storefront[]
@Entity
@TableOptions(index = "storefront_hot", cachedRows = 1) // options of the group's table
public record Storefront(
    @PartitionKey String name,
    String city,
    @Nullable String terms, // in the table storefront
    @ColumnGroup("hot") int itemsOnSale, // in the table storefront_hot
    @ColumnGroup("hot") @Nullable Instant lastSale) {}
// end::storefront[]
