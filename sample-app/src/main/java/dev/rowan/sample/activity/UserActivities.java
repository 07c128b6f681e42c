package dev.rowan.sample.activity;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;

/** The DAO of activities. */
@Dao
public interface UserActivities {
  /** Stores an activity. */
  @Insert
  void save(UserActivity activity);

  /** Returns the newest activities of a user in a range of time. */
  @Select
  List<UserActivity> in(String user, Range<Instant> at, Limit limit);

  /** Returns the newest activities of one kind in a month. */
  @Select
  List<UserActivity> ofKind(String user, YearMonth month, String kind, Limit limit);

  /** Returns the newest activities of one kind in a range of time within a month. */
  @Select
  List<UserActivity> ofKindIn(
      String user, YearMonth month, String kind, Range<Instant> at, Limit limit);
}
