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
    @PartitionKey @Cardinality(distinct = 864) String server,
    @Clustering @Identity Instant due,
    String text) {}

@Entity
@Rate(rows = 50_000)
@Retention(days = 3)
record Alarm(
    @PartitionKey @Cardinality(distinct = 4) String site,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id) {}

@Entity
@Rate(rows = 50_000)
@Retention(days = 1)
record Task(
    @PartitionKey(0) @Cardinality(distinct = 400) String queue,
    @PartitionKey(1) LocalDate day,
    @Clustering @Column(type = CqlType.TIMEUUID) UUID id) {}

@Dao
interface Jobs {
  // each read begins after the last one
  @Select
  List<Job> next(String queue, Range<UUID> id, Limit limit);

  // the newest rows are far from the deleted ones
  @Select(orderBy = "id desc")
  List<Job> newest(String queue, Limit limit);

  @Select
  @SuppressDesign(rule = "TTL-05", because = "an operator calls it once a week")
  Stream<Job> all(String queue);

  @Delete
  @AccessPattern(perSecond = 0.6)
  void remove(Job job);
}

@Dao
interface Mails {
  // 1,000 tombstones: the limit
  @Select
  List<Mail> next(String server, Limit limit);

  @Delete
  @AccessPattern(perSecond = 1)
  void remove(String server, Instant due);
}

@Dao
interface Alarms {
  @Select
  List<Alarm> oldest(String site, Limit limit);

  // fewer than half of the inserted rows
  @Delete
  @AccessPattern(perSecond = 0.2)
  void remove(Alarm alarm);
}

@Dao
interface Tasks {
  // a new partition each day has no old tombstones
  @Select
  List<Task> first(String queue, LocalDate day, Limit limit);

  @Delete
  @AccessPattern(perSecond = 0.6)
  void remove(Task task);
}
