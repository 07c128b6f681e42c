package dev.rowan.docs.guide;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Dao(readConsistency = Consistency.ONE, timeoutMillis = 3_000, pageSize = 2)
public interface Departures {
  /** What a board shows. */
  record Line(String line, Instant at) {}

  @Insert
  void save(Departure departure);

  @Insert
  void save(Departure departure, WriteOptions options);

  @Insert
  Write saving(Departure departure);

  @Update
  void move(Departure departure);

  @Update(entity = Departure.class)
  void move(String station, Instant at, int train, String platform);

  @Delete
  void cancel(Departure departure);

  @Delete(entity = Departure.class)
  void cancelAll(String station);

  @Select
  Optional<Departure> find(String station, Instant at, int train);

  @Select
  List<Departure> from(String station, Range<Instant> at, Limit limit);

  @Select
  List<Departure> from(String station, ReadOptions options);

  @Select
  CompletionStage<Page<Departure>> page(String station, PageRequest page);

  @Select
  Stream<Departure> ofLine(String line);

  @Select
  List<Line> lines(String line);

  @Select(columns = "count(*)", entity = Departure.class)
  long count(String station);

  @Select(entity = Departure.class)
  boolean any(String station);

  @Select
  List<Departure> fromAny(Collection<String> station);

  @FullScan(because = "an export reads all")
  Stream<Departure> all();
}
