package library;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import java.util.Optional;

/** The notes that are not finished. An application replaces this DAO. */
@Dao
public interface Drafts {
  @Select
  Optional<Note> find(String name);
}
