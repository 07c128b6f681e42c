package dev.rowan.docs.guide;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.PartitionKey;

// tag::owned[]
public interface Owned {
  @PartitionKey
  @Column("owner_name")
  String owner();
}
// end::owned[]
