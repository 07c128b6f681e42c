package dev.rowan.sample.blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;

/** The authors. */
@Dao
public interface Authors {
  /** Stores an author. */
  @Insert
  void save(Author author);

  /** The author with this handle. */
  @Select
  Optional<Author> find(String handle);
}
