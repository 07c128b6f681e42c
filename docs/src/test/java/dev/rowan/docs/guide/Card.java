package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

// tag::card[]
@Entity
@CustomIndex(
    name = "cards_by_lane",
    partition = {"board", "lane"},
    clustering = {"title", "id"})
public record Card(@PartitionKey UUID id, String board, String lane, String title) {}
// end::card[]
