package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

@Entity
record Visit(
    // expect: KEY-07
    @PartitionKey(0) LocalDate day,
    @PartitionKey(1) @Identity String site,
    @Clustering(0) @Identity UUID person,
    @Clustering(1) Instant at) {}

@Entity
record Vote(
    @PartitionKey @Identity UUID poll,
    @Clustering(0) @Identity UUID person,
    // expect: KEY-07
    @Clustering(1) @GeneratedValue UUID id) {}
