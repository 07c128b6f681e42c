package dev.rowan.sample.attributes;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import org.jspecify.annotations.Nullable;

/** The attributes of a seller that rarely change. */
@Entity
public record SellerProfile(
    @PartitionKey String seller, String name, String city, @Nullable String about) {}
