package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Select;
import dev.rowan.dao.WriteOptions;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;

/** Inserts of collections of each type. */
@Dao
public interface Stamps extends Saving<Stamp> {
  @Insert
  void saveList(List<Stamp> stamps, WriteOptions options);

  @Insert(nulls = Nulls.DELETE)
  CompletionStage<Void> saveSet(Set<Stamp> stamps);

  @Select
  List<Stamp> in(String album);
}
