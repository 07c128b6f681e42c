package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "visit_by_page", partition = "page", clustering = {"site", "at", "day", "id"})
@CustomIndex(
    name = "visit_by_day",
    partition = {"page", "day(at)"},
    clustering = {"seconds", "site", "at", "day", "id"})
record Visit(
    @PartitionKey(0) String site,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) int id,
    @Immutable String page,
    @NativeIndex String country,
    int seconds) {}

@Dao
interface Visits {
  @Insert
  void save(Visit visit);

  record OfSite(String site, long visits) {}

  record OfDay(LocalDate day, Integer longest) {}

  @Select(columns = "site, count(*)", groupBy = "site")
  List<OfSite> sites(String page);

  @Select(columns = "day, max(seconds)", groupBy = "day")
  Stream<OfDay> days(String site, Range<Instant> at);

  @Select(columns = "avg(seconds)", groupBy = "day, at")
  List<Integer> times(String site, Range<Instant> at, Limit limit);

  @Select(columns = "page, sum(seconds)", groupBy = "page")
  List<OfPage> pages(Collection<String> page);

  record OfPage(String page, int seconds) {}

  @Select(columns = "seconds, count(*)", groupBy = "seconds")
  List<OfLength> ofDay(String page, LocalDate atDay);

  record OfLength(int seconds, long visits) {}

  @FullScan(columns = "site, day, sum(seconds)", groupBy = "day, site", because = "a report")
  Stream<OfPartition> all();

  record OfPartition(String site, LocalDate day, int seconds) {}
}

@Dao
interface Statements {
  @Query(
      value =
          "select at, count(*) as visits from visit_by_page where page = :page and site = :site"
              + " group by at limit 10",
      entity = Visit.class)
  List<OfTime> times(String page, String site);

  record OfTime(Instant at, long visits) {}
}
