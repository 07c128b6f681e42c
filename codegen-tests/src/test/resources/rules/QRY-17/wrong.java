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

  record OfGroup(String page, long visits) {}

  @Select(
      columns = "page, count(*)",
      // expect: QRY-17
      groupBy = "page")
  List<OfGroup> pages(String site, LocalDate day);

  @Select(
      columns = "id, count(*)",
      // expect: QRY-17
      groupBy = "id")
  List<OfNumber> numbers(String site, Range<Instant> at);

  record OfNumber(int id, long visits) {}

  @Select(
      columns = "sum(seconds)",
      // expect: QRY-17
      groupBy = "dya")
  List<Integer> unknown(String site, Range<Instant> at);

  @Select(
      // expect: QRY-17
      groupBy = "day")
  List<Visit> entities(String site, Range<Instant> at);

  @Select(
      columns = "avg(seconds)",
      // expect: QRY-17
      groupBy = "at")
  Stream<Integer> apart(Collection<String> page);

  @Select(
      columns = "site, count(*)",
      // expect: QRY-17
      groupBy = "site")
  List<OfGroup> ofCountry(String country);

  @Select(
      columns = "seconds, count(*)",
      // expect: QRY-17
      groupBy = "seconds")
  List<OfNumber> ofDays(String page, Collection<LocalDate> atDay);

  @FullScan(
      columns = "site, count(*)",
      // expect: QRY-17
      groupBy = "site, at",
      because = "a report")
  List<OfGroup> ofAll();
}

@Dao
interface Statements {
  @Query(
      // expect: QRY-17
      value = "select count(*) from visit_by_page where page = :page group by day",
      entity = Visit.class)
  List<Long> days(String page);
}
