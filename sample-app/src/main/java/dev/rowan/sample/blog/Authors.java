package dev.rowan.sample.blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;

/** The DAO of authors. */
@Dao
public interface Authors {
  /** Stores an author. */
  @Insert
  void save(Author author);

  /** Changes the name of an author, and its copy in each post. */
  @Update
  void rename(String handle, String name);

  /** Returns the author with this handle, or empty. */
  @Select
  Optional<Author> find(String handle);
}
