package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Event(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering UUID id,
    String text) {}

@Entity
record Count(@PartitionKey String counter, @Clustering long number) {}

@Entity
record SellerIndex(
    @PartitionKey String state,
    @Clustering(0) int zip,
    @Clustering(1) @Column(type = CqlType.TIMEUUID) UUID time,
    UUID seller) {}

@Entity
record Timetable(
    @PartitionKey(0) String line,
    @SuppressDesign(rule = "TYP-02", because = "the operator's files have days as 20251224")
        @PartitionKey(1)
        String yyyymmdd,
    @Clustering int train) {}

// no key: nothing is sorted or found by it
@Entity
record Letter(@PartitionKey UUID id, @Encoded(Encoded.As.TIME) String written) {}
