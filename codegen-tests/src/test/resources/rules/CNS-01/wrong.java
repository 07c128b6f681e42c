package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

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
