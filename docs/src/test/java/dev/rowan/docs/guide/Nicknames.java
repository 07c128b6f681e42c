package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Update;
import java.util.Collection;
import java.util.List;

/** Persons by some of their columns. */
@Dao
interface Nicknames {
  @FullScan(because = "a test reads all")
  List<Nickname> all();

  @Update(entity = Nickname.class)
  void rename(String id, String name);

  @Delete(entity = Nickname.class)
  void remove(Collection<String> id);
}
