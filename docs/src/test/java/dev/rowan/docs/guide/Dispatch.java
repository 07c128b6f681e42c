package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import org.jspecify.annotations.Nullable;

// tag::dispatch[]
@Entity
@CustomIndex(
    name = "dispatches_by_city",
    partition = "shipToCity",
    clustering = {"keyShop", "keyNumber"})
public record Dispatch(
    @Embedded Key key,
    @Embedded(prefix = "from_") @Immutable Address shipFrom,
    @Embedded(prefix = "to_") @Nullable Address shipTo,
    String note) {

  public record Key(@PartitionKey String shop, @Clustering int number) {}
}
// end::dispatch[]
