package shop;

import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** A super-interface of DAOs, for any entity with a key of one column. */
public interface Crud<E, K> {
  @Insert
  void save(E entity);

  @Insert(ifNotExists = true)
  boolean create(E entity);

  @Select
  Optional<E> find(K id);

  @Select
  CompletionStage<Optional<E>> findLater(K id);

  @Delete
  void remove(E entity);
}
