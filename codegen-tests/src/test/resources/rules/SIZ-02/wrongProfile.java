package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.profile=astra -Arowan.limit.bytesPerPartition=50000000

@Entity
@Rate(rows = 600, scope = Rate.Scope.OWNER)
@Ttl(days = 10)
record Document(
    // expect: SIZ-02
    @PartitionKey UUID owner,
    @Clustering UUID id,
    @Size(avg = 10_000) String text) {}
