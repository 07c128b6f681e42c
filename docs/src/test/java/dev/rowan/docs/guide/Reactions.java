package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;

// tag::reactions[]
@Dao
public interface Reactions {
  @Insert
  void save(Reaction reaction);

  @Select
  boolean exists(String post, String person); // one shard: that of the person

  @Select
  Page<Reaction> of(String post, PageRequest page); // 8 shards, merged in the order of persons

  @Delete(entity = Reaction.class)
  void remove(String post, String person);
}
// end::reactions[]
