package dev.rowan.sample.history;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;

/** The DAO of revisions. */
@Dao
public interface Revisions {
  /** Stores a revision, and deletes those that are no longer among the newest. */
  @Insert
  void save(Revision revision);

  /** Returns the newest revisions of a document. */
  @Select
  List<Revision> newest(String document, Limit limit);
}
