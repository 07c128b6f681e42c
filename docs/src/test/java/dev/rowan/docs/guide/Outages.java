package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Range;
import java.time.Duration;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;

@Dao
public interface Outages {
  @Insert
  void save(Outage outage);

  @Select
  List<Outage> of(String station, Range<YearMonth> month);

  @Select(orderBy = "month asc")
  List<Outage> oldestFirst(String station, Range<YearMonth> month);

  @Select
  List<Outage> ofBuildings(Year builtIn, Range<Duration> longest);
}
