package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// options: -Arowan.profile=keyspaces

@Entity
record Item(
    @PartitionKey String seller,
    // expect: KEY-14
    @Clustering(0) @Size(avg = 100, max = 500) String title,
    @Clustering(1) @Size(avg = 100, max = 351) String article) {}

@Entity
record Site(
    // expect: KEY-14
    @PartitionKey @Size(avg = 100, max = 2_049) String address) {}
