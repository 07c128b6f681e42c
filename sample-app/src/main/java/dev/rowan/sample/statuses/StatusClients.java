package dev.rowan.sample.statuses;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;

/** The DAO of clients with a status. */
@Dao
public interface StatusClients {
  /** A client as a list shows it. */
  record Line(String id, String name) {}

  /** Stores a client. */
  @Insert
  void save(StatusClient client);

  /** Changes the status, and moves the client from one list to another. */
  @Update(entity = StatusClient.class)
  void change(String id, StatusClient.Status status);

  /** Returns a page of the clients with a status, in the order of their ids. */
  @Select(entity = StatusClient.class)
  Page<Line> in(StatusClient.Status status, PageRequest page);
}
