package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import java.util.UUID;

@Entity
@Rate(rows = 5_000)
@Retention(forever = true)
@CustomIndex(
    name = "orders_by_customer",
    // expect: SIZ-07
    partition = "customer",
    clustering = "id")
record Purchase(@PartitionKey UUID id, UUID customer) {}
