package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import java.util.Collection;
import java.util.UUID;

/** Deletes of several albums, which have copies of their singers. */
@Dao
public interface AlbumRemovals {
  @Delete(entity = Album.class)
  void removeAll(Collection<UUID> id);
}
