package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Parameters and methods whose names collide with names in generated code. */
@Dao
public interface List$ {
  @Insert
  void runtime(Property runtime);

  @Insert
  CompletionStage<Void> insert(Property applied);

  @Update
  CompletionStage<Void> update(String key, String table, String row);

  @Delete
  void await(Property rowan);

  @Select
  Optional<Property> find(String key);

  @Select
  List<Property> find(int größe);

  @Select
  List<Property> find(String tags, Limit FIND_2);

  @Select
  Optional<Property> equals(String key);

  @Select
  CompletionStage<List<Property>> toString(int größe, Range<String> key);
}
