package library;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;

/** The notes. */
@Dao
public interface Notes {
  @Insert
  void save(Note note);

  @Select
  Optional<Note> find(String name);
}
