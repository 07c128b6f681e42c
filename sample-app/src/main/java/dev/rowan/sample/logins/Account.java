package dev.rowan.sample.logins;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Mutable;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

/**
 * An account of a user. Each login moves its entry in the index to the partition of that day, so an
 * old day has only the accounts that were not used since then.
 */
@Entity
@CustomIndex(
    name = "account_by_last_login",
    partition = {"day(lastLogin)", "shard(id, 4)"},
    clustering = "id",
    include = "email")
public record Account(
    @PartitionKey String id, String email, @Mutable(perDay = 1) Instant lastLogin) {}
