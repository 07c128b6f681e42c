package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.profile=scylla

// 400 MB in a partition: ScyllaDB warns above 1 GB
@Entity
@Rate(rows = 4_000, scope = Rate.Scope.OWNER)
@Ttl(days = 10)
record Document(
    @PartitionKey UUID owner,
    @Clustering UUID id,
    @Size(avg = 10_000) String text) {}
