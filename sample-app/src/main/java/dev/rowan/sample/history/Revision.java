package dev.rowan.sample.history;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;

/** A revision of a document. A partition has the revisions of one document, newest first. */
@Entity
@Immutable
public record Revision(
    @PartitionKey String document, @Clustering(order = Order.DESC) long number, String text) {}
