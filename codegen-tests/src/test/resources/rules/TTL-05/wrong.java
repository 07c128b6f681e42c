package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@Rate(rows = 50_000)
@Retention(days = 1)
record Job(
    @PartitionKey @Cardinality(distinct = 4) String queue,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id,
    String work) {}

@Entity
@Rate(rows = 86_400)
@Retention(days = 1)
record Mail(
    @PartitionKey @Cardinality(distinct = 863) String server,
    @Clustering @Identity Instant due,
    String text) {}

@Dao
interface Jobs {
  // an error: a read fails above 100,000 tombstones
  @Select
  // expect: TTL-05
  List<Job> first(String queue, Limit limit);

  @Delete
  @AccessPattern(perSecond = 0.6)
  void remove(Job job);
}

@Dao
interface Mails {
  // 86,400 × 10 days / 863: just above the limit
  @Select
  // expect: TTL-05
  List<Mail> next(String server, Limit limit);

  @Delete
  @AccessPattern(perSecond = 1)
  void remove(String server, Instant due);
}
