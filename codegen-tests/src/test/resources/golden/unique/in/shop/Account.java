package shop;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Unique;
import java.util.UUID;

/** A name that is unique, and an address that is unique in its country. */
@Entity
public record Account(
    @PartitionKey UUID id,
    @Unique @Column("login") String name,
    @Unique("account_by_address_unique") String country,
    @Unique("account_by_address_unique") Integer postbox) {}
