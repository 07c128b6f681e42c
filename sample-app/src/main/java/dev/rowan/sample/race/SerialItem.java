package dev.rowan.sample.race;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;

/**
 * An item for sale, found by its price through an index that is maintained under a condition on the
 * item's version.
 */
@Entity
@CustomIndex(
    name = "race_serial_by_price",
    partition = "shop",
    clustering = {"price desc", "id"},
    maintain = Maintain.SERIAL)
public record SerialItem(
    @PartitionKey String id, @Immutable String shop, String title, int price) {}
