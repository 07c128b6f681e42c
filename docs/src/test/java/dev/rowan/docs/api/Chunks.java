package dev.rowan.docs.api;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.List;
import java.util.UUID;

/** Reads and writes parts of files. */
@Dao
public interface Chunks {
  @Insert
  void save(Chunk chunk);

  @Select
  List<Chunk> of(UUID file);
}
