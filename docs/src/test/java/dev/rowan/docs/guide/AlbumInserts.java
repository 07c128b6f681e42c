package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import java.util.Set;

/** Inserts of several albums, which have copies of their singers. */
@Dao
public interface AlbumInserts {
  @Insert
  void saveAll(Set<Album> all);
}
