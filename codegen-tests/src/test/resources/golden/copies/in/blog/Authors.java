package blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Update;
import java.util.UUID;

@Dao
public interface Authors {
  @Insert
  void save(Author author);

  @Update
  void rename(UUID id, String name);

  @Update
  void describe(UUID id, String biography);

  @Delete
  void remove(Author author);
}
