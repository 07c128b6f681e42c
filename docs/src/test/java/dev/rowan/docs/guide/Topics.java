package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import java.util.Optional;

@Dao
interface Topics {
  @Insert(ifNotExists = true)
  Applied<Topic> add(Topic topic);

  @Update
  Applied<Topic> change(Topic topic);

  @Update
  boolean change(TopicPatch patch);

  @Update
  boolean rename(int id, String name, Long version);

  @Update(onlyIf = "name = :before")
  boolean renameIf(int id, String name, String before, Long version);

  @Delete
  boolean remove(Topic topic);

  @Select
  Optional<Topic> find(int id);
}
