package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

@Dao
public interface Likes {
  @Insert
  void save(Like like);
}
