package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.UpdatedAt;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::shipment[]
@Entity
@CustomIndex(
    name = "shipments_by_status",
    partition = "status",
    clustering = {"changed desc", "id"})
public record Shipment(
    @PartitionKey UUID id,
    String status,
    @Nullable String note,
    @UpdatedAt @Nullable Instant changed) {}
// end::shipment[]
