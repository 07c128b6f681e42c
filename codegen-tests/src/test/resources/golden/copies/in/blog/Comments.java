package blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

@Dao
public interface Comments {
  @Insert
  void save(Comment comment);
}
