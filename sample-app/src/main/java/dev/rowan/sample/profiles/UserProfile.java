package dev.rowan.sample.profiles;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import org.jspecify.annotations.Nullable;

/** The profile of a user. An attribute that a user has not stated is null, and is not stored. */
@Entity
public record UserProfile(
    @PartitionKey String handle,
    @Nullable String name,
    @Nullable Integer age,
    @Nullable String gender,
    @Nullable String email) {}
