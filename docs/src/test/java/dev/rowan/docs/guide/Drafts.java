package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;

@Dao
interface Drafts {
  @Insert
  void create(Draft draft);

  @Update
  void save(Draft draft);

  @Update
  void translate(String author, String language);

  @Select
  Optional<Draft> find(String author, String title);
}
