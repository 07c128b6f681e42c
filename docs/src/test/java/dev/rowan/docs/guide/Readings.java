package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

@Dao
public interface Readings {
  // tag::writing[]
  @Insert
  void save(Reading reading);

  @Insert(ifNotExists = true)
  boolean create(Reading reading);

  @Update
  void judge(String station, LocalDate day, Instant at, Quality quality);

  @Update(ifExists = true)
  boolean correct(Reading reading);

  @Delete
  void remove(String station, LocalDate day, Instant at);

  @Delete
  void removeDay(String station, LocalDate day);

  @Delete
  void removeBetween(String station, LocalDate day, Range<Instant> at);

  @Insert
  void save(Reading reading, WriteOptions options);

  // end::writing[]
  // tag::saving-several[]
  @Insert
  void saveAll(Collection<Reading> readings);

  // end::saving-several[]
  // tag::removing-several[]
  @Delete
  void removeAll(String station, LocalDate day, Collection<Instant> at); // one batch

  @Delete
  void removeDays(String station, Collection<LocalDate> day); // each day by itself

  // end::removing-several[]
  // tag::judging-several[]
  @Update
  void judgeAll(String station, LocalDate day, Collection<Instant> at, Quality quality);

  @Update
  void judgeDays(String station, Collection<LocalDate> day, Instant at, Quality quality);

  // end::judging-several[]
  // tag::latest-of-each[]
  @Select
  List<Reading> latestOfEach(Collection<String> station, LocalDate day, PerPartitionLimit each);

  // end::latest-of-each[]
  // tag::reading-rows[]
  @Select
  Optional<Reading> find(String station, LocalDate day, Instant at);

  @Select
  List<Reading> latest(String station, LocalDate day, Limit limit);

  @Select(orderBy = "at asc")
  Stream<Reading> between(String station, LocalDate day, Range<Instant> at);

  @Select
  Page<Reading> ofDay(String station, LocalDate day, PageRequest page);

  @Select
  CompletionStage<Optional<Reading>> findLater(String station, LocalDate day, Instant at);

  // end::reading-rows[]
  // tag::projections[]
  record Judgement(Instant at, Quality quality) {}

  record Device(String station, LocalDate day, String firmware) {}

  @Select
  List<Judgement> judgements(String station, LocalDate day, Limit limit);

  @Select
  Optional<Device> device(String station, LocalDate day); // whether or not there are readings

  // end::projections[]
  // tag::values[]
  @Select(columns = "quality")
  Optional<Quality> quality(String station, LocalDate day, Instant at);

  @Select(columns = "at")
  List<Instant> times(String station, LocalDate day, Limit limit);

  @Select
  boolean exists(String station, LocalDate day); // whether there is any reading of the day

  @Select(columns = "count(*)")
  long number(String station, LocalDate day);

  @Select(orderBy = "at desc")
  CompletableFuture<Optional<Reading>> newest(String station, LocalDate day);

  // end::values[]
  // tag::cell-times[]
  record Judged(Quality quality, Instant written, Duration ttl) {}

  @Select(columns = "quality, writetime(quality), ttl(quality)")
  Optional<Judged> judged(String station, LocalDate day, Instant at);

  @Select(columns = "writetime(quality)")
  List<Long> judgedAt(String station, LocalDate day, Limit limit); // microseconds since 1970

  // end::cell-times[]
  // tag::publishers[]
  @Select
  Flow.Publisher<Reading> published(String station, LocalDate day);

  @Select(columns = "quality")
  Flow.Publisher<Quality> qualities(String station, Collection<LocalDate> day, Limit limit);

  // end::publishers[]
  // tag::read-options[]
  @Select
  List<Reading> latest(String station, LocalDate day, Limit limit, ReadOptions options);

  // end::read-options[]

  // tag::several[]
  @Select
  List<Reading> ofDays(String station, Collection<LocalDate> day);

  @Select(orderBy = "at desc")
  List<Reading> latestOf(Collection<String> station, LocalDate day, Limit limit);

  @Select
  Map<Instant, Reading> at(String station, LocalDate day, Collection<Instant> at);

  @FullScan(because = "the yearly archive")
  Stream<Reading> all();
  // end::several[]
}
