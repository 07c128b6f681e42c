package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.util.*;

// the first clustering column is no time
@Entity
@Rate(rows = 50_000)
@Retention(days = 1)
record Job(
    @PartitionKey @Cardinality(distinct = 4) String queue,
    @Clustering(value = 0, order = Order.DESC) int priority,
    @Clustering(1) UUID id,
    String work) {}

@Dao
interface Jobs {
  @Select
  // expect: TTL-05
  List<Job> first(String queue, Limit limit);

  @Delete
  @AccessPattern(perSecond = 0.6)
  void remove(Job job);
}
