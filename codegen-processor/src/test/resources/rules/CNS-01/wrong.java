package fixture;

import dev.rowan.annotation.*;
import dev.rowan.query.*;
import java.time.*;
import java.util.*;

@Entity
// expect: CNS-01
@CustomIndex(name = "authors_by_name", partition = "name", clustering = "id")
record Author(
    @PartitionKey UUID id,
    // expect: CNS-01
    String name,
    // expect: CNS-01
    @Counter int posts) {}

@Entity
// expect: CNS-01
@Ttl(days = 1)
record Daily(@PartitionKey UUID id, @Counter long views) {}

@Entity
record Film(
    @PartitionKey UUID id,
    // expect: CNS-01
    @Counter Duration watched) {}

@Udt
record Sums(
    // expect: CNS-01
    @Counter long views) {}
