package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Update;
import java.util.UUID;

@Dao
public interface Singers {
  @Insert
  void save(Singer singer);

  @Update
  void rename(UUID id, String name);
}
