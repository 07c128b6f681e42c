package dev.rowan.sample.statuses;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.PartitionKey;

/**
 * A client with a status that changes. A status has many clients, so its index has eight shards. A
 * change of the status moves the entry.
 */
@Entity
@CustomIndex(
    name = "client_by_status",
    partition = {"status", "shard(id, 8)"},
    clustering = "id",
    include = "name")
public record StatusClient(
    @PartitionKey String id, String name, @Mutable(perDay = 0.01) Status status) {
  /** The state of a client's contract. */
  public enum Status {
    TRIAL,
    ACTIVE,
    CLOSED
  }
}
