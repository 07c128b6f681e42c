package dev.rowan.sample.metrics;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;

/** The DAO of metrics. */
@Dao
public interface MetricValues {
  /** The lowest, highest and mean value of a range of time; null without values. */
  record Summary(long values, Double lowest, Double highest, Double mean) {}

  /** Stores a value. */
  @Insert
  void save(MetricValue value);

  /** Returns the newest values in a range of time. */
  @Select
  List<MetricValue> newest(String server, String metric, Range<Instant> at, Limit limit);

  /** Summarizes the values in a range of time. */
  @Select(entity = MetricValue.class, columns = "count(*), min(value), max(value), avg(value)")
  Summary summary(String server, String metric, Range<Instant> at);
}
