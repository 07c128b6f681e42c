package dev.rowan.docs.guide;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Set;

// tag::parcel[]
@Entity
@CustomIndex(
    name = "parcels_by_depot",
    partition = "depot",
    clustering = {"number"})
public class Parcel {
  @PartitionKey long number;
  String depot;
  String driver;
  Set<String> scans; // fields that the package sees, or getters and setters
}
// end::parcel[]
