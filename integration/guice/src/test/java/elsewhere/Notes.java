package elsewhere;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

/** A DAO that the scan of the sample does not reach; private to its package. */
@Dao
interface Notes {
  @Insert
  void save(Note note);
}
