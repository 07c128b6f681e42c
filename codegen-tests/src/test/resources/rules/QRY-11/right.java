package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;

@Entity
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) long id,
    String text) {}

@Dao
interface Lines {
  @Select
  List<Line> newest(String source, Limit limit);

  @Select
  List<Line> between(String source, Range<Instant> at);

  @Select
  List<Line> ofDay(String source, LocalDate day);
}

@Entity
@Retention(days = 30)
record Call(
    @PartitionKey(0) String number,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    String text) {}

@Dao
interface Calls {
  @Select
  List<Call> newest(String number, Limit limit);
}
