package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Post(
    // expect: KEY-04
    @PartitionKey @Constant String all,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
    String title) {}
