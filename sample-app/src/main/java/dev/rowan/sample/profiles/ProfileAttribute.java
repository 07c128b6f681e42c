package dev.rowan.sample.profiles;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;

/**
 * An attribute that only some users have: one row for each, so that no table has a thousand
 * columns.
 */
@Entity
public record ProfileAttribute(
    @PartitionKey String handle, @Clustering String attribute, String value) {}
