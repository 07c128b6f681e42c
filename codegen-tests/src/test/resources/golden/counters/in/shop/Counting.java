package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Increment;
import java.time.LocalDate;

/** Only increments, so the annotation names the entity. */
@Dao
public interface Counting {
  @Increment(entity = Total.class)
  void liked(String page, LocalDate day, Long likes);
}
