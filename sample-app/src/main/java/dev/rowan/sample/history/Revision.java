package dev.rowan.sample.history;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.KeepLast;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;

/** A revision of a document. A partition has the newest three revisions of one document. */
@Entity
@Immutable
@KeepLast(3)
public record Revision(
    @PartitionKey String document, @Clustering(order = Order.DESC) long number, String text) {}
