package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Deletes by several values, with index entries. */
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

  @Select
  List<Chore> by(String owner);
}
