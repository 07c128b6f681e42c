package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.ResultsBy;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Map;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/** Methods that return types of their own. */
@Dao
@ResultsBy(Results.class)
public interface Tasks extends Listing<Task> {
  @Insert
  Attempt<Void> save(Task task);

  @Insert(ifNotExists = true)
  Attempt<Boolean> create(Task task);

  @Update(entity = Task.class)
  Promise<Void> rewrite(String list, int number, String text);

  @Delete
  void remove(String list);

  @Select
  Attempt<Optional<Task>> find(String list, int number);

  @Select
  Promise<Optional<Task>> findLater(String list, int number);

  @Select
  Attempt<Map<Integer, Task>> several(String list, Collection<Integer> number);

  @Select(entity = Task.class)
  Attempt<Boolean> exists(String list, int number);

  @Select(columns = "count(*)", entity = Task.class)
  Total total(String list);

  @Select(columns = "text", entity = Task.class)
  Bag<String> texts(String list);

  @Query("select text from task where list = :list and number = :number")
  Attempt<String> text(String list, int number);

  @Query(
      "begin batch insert into task (list, number, text) values (:list, 1, 'one');"
          + " delete from task where list = :list and number = :gone; apply batch")
  Attempt<Void> restart(String list, int gone);

  @ResultsBy(Reversed.class)
  @FullScan(because = "the table is small")
  Bag<Task> backwards();

  @FullScan(because = "the table is small")
  Attempt<Stream<Task>> all();
}
