package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::consignment[]
@Entity("Consignments")
@CustomIndex(
    name = "ConsignmentsByCustomer",
    partition = "customer",
    clustering = {"at", "shop", "id"})
public record Consignment(
    @PartitionKey @Column("shopId") UUID shop,
    @Clustering @Column("order") UUID id,
    @Column("Customer Name") String customer,
    @Immutable @Column("select") Instant at,
    @Column("Größe in cm") int size,
    @Column("\"tags\"") Set<String> tags,
    @Column("in") Map<String, Integer> parts,
    @Column("Target") @Nullable Target target) {
  @Udt("Target")
  public record Target(@Column("Street") String street, @Column("from") int number) {}
}
// end::consignment[]
