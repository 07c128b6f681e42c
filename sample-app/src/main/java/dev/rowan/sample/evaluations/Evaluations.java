package dev.rowan.sample.evaluations;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;

/** The DAO of evaluations. */
@Dao
public interface Evaluations {
  /** Stores an evaluation. */
  @Insert
  void save(Evaluation evaluation);

  /** Returns the evaluations of a user in the order of items. */
  @Select
  List<Evaluation> by(String user, Limit limit);

  /** Returns the evaluations of an item in the order of users. */
  @Select
  List<Evaluation> of(String item, Limit limit);

  /** Returns the newest evaluations of a user with a grade in a range of time. */
  @Select
  List<Evaluation> graded(String user, int grade, Range<Instant> at, Limit limit);
}
