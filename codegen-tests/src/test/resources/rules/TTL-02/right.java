package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@Retention(days = 90)
@Ttl(days = 90)
record Log(@PartitionKey String source, @Clustering UUID id, String text) {}

@Entity
@Retention(forever = true)
record Receipt(@PartitionKey UUID id, String text) {}

@Entity
record Like(@PartitionKey UUID item, @Clustering UUID account) {}

@Entity
record LikeCount(
    @PartitionKey UUID item,
    @Counter @ReconciledCounter(from = Like.class, every = "PT1H") long likes) {}

@Entity
@Retention(days = 90)
@Ttl(days = 30)
@SuppressDesign(rule = "TTL-02", because = "an archive receives the rows after a day")
record Trace(@PartitionKey UUID id, String text) {}
