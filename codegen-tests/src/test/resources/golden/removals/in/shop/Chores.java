package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Deletes and updates by several values, with index entries. */
@Dao
public interface Chores {
  @Insert
  void save(Chore chore);

  @Delete
  void removeAll(String list, Collection<Integer> number);

  @Delete
  CompletableFuture<Void> removeFirst(Collection<String> list, int number);

  @Delete
  void removeLists(Collection<String> list);

  @Update
  void assign(String list, Collection<Integer> number, String owner);

  @Update
  void assignFirst(Collection<String> list, int number, String owner);

  @Select
  List<Chore> by(String owner);
}
