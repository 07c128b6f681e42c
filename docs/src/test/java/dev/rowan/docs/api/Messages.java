package dev.rowan.docs.api;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Reads and inserts messages. */
// tag::api-dao[]
@Dao(readConsistency = Consistency.LOCAL_ONE, writeConsistency = Consistency.LOCAL_QUORUM)
public interface Messages {
  // tag::api-insert[]
  @Insert
  void save(Message message);

  @Insert
  void save(Message message, WriteOptions options);

  @Insert(ifNotExists = true)
  boolean saveNew(Message message); // false if the row exists

  // end::api-insert[]
  @Select
  Optional<Message> find(String room, Instant sentAt);

  @Select
  List<Message> latest(String room, Limit limit);

  @Select
  List<Message> between(String room, Range<Instant> sentAt);
}
// end::api-dao[]
