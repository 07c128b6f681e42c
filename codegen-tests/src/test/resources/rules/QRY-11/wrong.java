package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Ttl;
import dev.rowan.dao.Limit;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;

@Entity
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @PartitionKey(2) @Shard(count = 4, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) long id,
    String text) {}

@Dao
interface Lines {
  @Select
  // expect: QRY-11
  List<Line> newest(String source, Limit limit);

  @Select
  // expect: QRY-11
  List<Line> atAnyOf(String source, Collection<Instant> at);

  @Delete(entity = Line.class)
  // expect: QRY-11
  void remove(String source);
}

@Dao
interface Statements {
  // expect: QRY-11
  @Query("select * from line where source = 'a'")
  List<Line> ofSource();
}

@Entity
@Ttl(days = 7)
record Ping(
    @PartitionKey(0) String host,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS, size = 12) Instant half,
    @Clustering Instant at,
    String text) {}

@Dao
interface Pings {
  @Select
  // expect: QRY-11
  List<Ping> newest(String host, Limit limit);
}
