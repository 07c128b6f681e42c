package dev.rowan.sample.clients;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.util.UUID;

/** The DAO of updates. */
@Dao
public interface ClientUpdates {
  /** Stores an update. */
  @Insert
  void save(ClientUpdate update);

  /** Returns a page of the updates in a range of times, newest first. */
  @Select
  Page<ClientUpdate> of(String client, Range<UUID> id, PageRequest page);
}
