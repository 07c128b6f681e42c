package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity(small = true)
record Banner(@PartitionKey @Constant String site, @Clustering int position, String text) {}

@Entity
record Post(
    @PartitionKey(0) @Constant String site,
    @PartitionKey(1) UUID author,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id) {}
