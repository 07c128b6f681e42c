package blog;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

@Dao
public interface Posts {
  @Insert
  void save(Post post);
}
