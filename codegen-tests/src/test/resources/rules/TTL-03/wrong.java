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
// expect: TTL-03
@Ttl
record Login(@PartitionKey UUID id, String name) {}

@Entity
// expect: TTL-03
@Ttl(days = 36_500)
record Deed(@PartitionKey UUID id, String text) {}

@Entity
@CustomIndex(
    name = "users_by_city",
    partition = "city",
    clustering = "id",
    // expect: TTL-03
    ttl = @Ttl)
record User(@PartitionKey UUID id, @Immutable String city) {}
