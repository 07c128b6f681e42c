package dev.rowan.sample.history;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.util.List;

/** The DAO of revisions. */
@Dao
public interface Revisions {
  /** Stores a revision. */
  @Insert
  void save(Revision revision);

  /** Returns the newest revisions of a document. */
  @Select
  List<Revision> newest(String document, Limit limit);

  /** Returns the numbers of the newest revisions of a document. */
  @Select(entity = Revision.class, columns = "number")
  List<Long> numbers(String document, Limit limit);

  /** Deletes a range of revisions: one tombstone, whatever their number is. */
  @Delete(entity = Revision.class)
  void remove(String document, Range<Long> number);

  /**
   * Deletes all revisions but the newest ones. Revisions that are written meanwhile have higher
   * numbers, so they stay.
   *
   * @param kept how many revisions stay, at least 1
   */
  default void trim(String document, int kept) {
    List<Long> numbers = numbers(document, Limit.of(kept + 1));
    if (numbers.size() > kept) {
      remove(document, Range.atMost(numbers.get(kept)));
    }
  }
}
