package dev.rowan.sample.contacts;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A contact in the address book of an owner. The index has the order of names; its key ends in the
 * id, so that two contacts with one name are two entries. A name can change.
 */
@Entity
@CustomIndex(
    name = "contact_by_name",
    partition = "owner",
    clustering = {"lastName", "firstName", "id"},
    include = "*")
public record Contact(
    @PartitionKey String owner,
    @Clustering UUID id,
    String lastName,
    String firstName,
    @Nullable Address home) {
  /** A postal address. */
  @Udt
  public record Address(String street, String city, String zip) {}
}
