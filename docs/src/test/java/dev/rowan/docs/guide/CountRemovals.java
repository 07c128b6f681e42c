package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import java.time.LocalDate;
import java.util.Collection;

/** Deletes of several counters. */
@Dao
public interface CountRemovals {
  @Delete(entity = DayCount.class)
  void removeAll(String station, Collection<LocalDate> day);
}
