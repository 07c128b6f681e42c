package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.dao.Range;
import java.util.Collection;

/** Deletes of several notices, whose entries never change. */
@Dao
public interface NoticeRemovals {
  @Delete(entity = Notice.class)
  void removeAll(String topic, Collection<Integer> number);

  @Delete(entity = Notice.class)
  void removeTopics(Collection<String> topic);

  @Delete(entity = Notice.class)
  void removeFrom(Collection<String> topic, Range<Integer> number);
}
