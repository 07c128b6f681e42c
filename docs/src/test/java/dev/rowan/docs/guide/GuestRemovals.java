package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import java.util.Collection;
import java.util.UUID;

/** Deletes of several guests, whose unique values are released. */
@Dao
public interface GuestRemovals {
  @Delete(entity = Guest.class)
  void removeAll(Collection<UUID> id);
}
