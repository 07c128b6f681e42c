package dev.rowan.bench;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.LargeValue;
import java.io.InputStream;

/** The DAO of files. */
@Dao
public interface StoredFiles {
  @Insert
  void save(StoredFile file, InputStream content);

  @Select(columns = "content", entity = StoredFile.class)
  LargeValue content(long id);
}
