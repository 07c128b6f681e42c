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
    @Clustering(0) @Size(avg = 100, max = 500) String title,
    @Clustering(1) @Size(avg = 100, max = 350) String article) {}

@Entity
record Site(@PartitionKey @Size(avg = 100, max = 2_048) String address) {}
