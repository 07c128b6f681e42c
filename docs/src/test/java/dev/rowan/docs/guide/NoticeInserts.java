package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import java.util.Collection;

/** Inserts of several notices, which have static columns and entries that never change. */
@Dao
public interface NoticeInserts {
  @Insert
  void saveAll(Collection<Notice> all);
}
