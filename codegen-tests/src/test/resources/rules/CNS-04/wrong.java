package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
// expect: CNS-04
@CustomIndex(name = "mails_by_box", partition = "box", clustering = "id", include = "*")
record Mail(
    @PartitionKey UUID id, @Immutable UUID box, @Size(avg = 2_529, max = 10_000) String text) {}

// an error: Cassandra refuses batches above 50 KiB
@Entity
// expect: CNS-04
@CustomIndex(name = "pages_by_site", partition = "site", clustering = "id", include = "*")
record Page(
    @PartitionKey UUID id, @Immutable UUID site, @Size(avg = 1_000, max = 40_000) String text) {}
