package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dimensions;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import store.Address;

/** Every place that a user-defined type can have. */
@Entity
@CustomIndex(name = "customers_by_home", partition = "home", clustering = "id", include = "*")
record Customer(
    @PartitionKey UUID id,
    Address home,
    @Frozen Money credit,
    Money spent,
    Map<String, Address> others,
    Set<Address.Phone> phones,
    @Dimensions(3) float[] taste) {}
