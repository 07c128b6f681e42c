package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@Retention(days = 90)
// expect: TTL-02
@Ttl(days = 30)
record Log(@PartitionKey String source, @Clustering UUID id, String text) {}

@Entity
@Retention(forever = true)
// expect: TTL-02
@Ttl(hours = 12)
record Receipt(@PartitionKey UUID id, String text) {}

@Entity
@Ttl(days = 7)
record Like(@PartitionKey UUID item, @Clustering UUID account) {}

@Entity
record LikeCount(
    @PartitionKey UUID item,
    // expect: TTL-02
    @Counter @ReconciledCounter(from = Like.class, every = "PT1H") long likes) {}
