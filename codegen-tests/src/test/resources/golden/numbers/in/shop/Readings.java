package shop;

import dev.rowan.annotation.AccessPattern;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

@Dao
public interface Readings {
  @Insert
  void save(Reading reading);

  @Select
  Optional<Reading> find(String sensor, YearMonth month, Instant at);

  @Select
  List<Reading> latest(String sensor, YearMonth month, Limit limit);

  @Select
  @AccessPattern(perSecond = 5, range = "P7D")
  Stream<Reading> between(String place, Range<Instant> at);

  @Select
  Page<Reading> at(String place, LocalDate atDay, PageRequest page);
}
