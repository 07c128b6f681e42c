package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Entity
record DayCount(
    @PartitionKey String type,
    @Clustering LocalDate day,
    @Counter long events,
    @Counter long errors) {}

@Entity
@Rollup(
    into = DayCount.class,
    of = "at",
    period = "day",
    unit = ChronoUnit.DAYS,
    counter = "events")
record Event(@PartitionKey String type, @Clustering(0) Instant at, @Clustering(1) UUID id) {}

@Dao
interface Events {
  @Insert
  void save(Event event);

  // expect: DAO-31
  @Increment(entity = DayCount.class)
  void count(String type, LocalDate day, long events);
}
