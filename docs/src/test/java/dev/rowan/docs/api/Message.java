package dev.rowan.docs.api;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/** One message of a chat room, newest first. */
@Entity
public record Message(
    @PartitionKey String room,
    @Clustering(order = Order.DESC) Instant sentAt,
    String author,
    String text) {}
