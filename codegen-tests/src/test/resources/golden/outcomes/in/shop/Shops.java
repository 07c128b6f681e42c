package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Applied;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Writes that return their outcome. */
public interface Shops {
  @Entity
  record Shelf(@PartitionKey String id, String room, int left) {}

  @Entity
  @CustomIndex(
      name = "boxes_by_room",
      partition = "room",
      clustering = "id",
      maintain = Maintain.SERIAL)
  record Box(@PartitionKey String id, String room, int left, @Version long version) {}

  @Dao
  interface Shelves {
    @Insert(ifNotExists = true)
    Applied<Shelf> create(Shelf shelf);

    @Insert(ifNotExists = true)
    CompletionStage<Applied<Shelf>> createLater(Shelf shelf);

    @Update(ifExists = true)
    Applied<Shelf> fill(String id, int left);

    @Update
    void change(Shelf before, Shelf after);

    @Update
    boolean changed(Shelf before, Shelf after);

    @Update
    Applied<Shelf> changedFrom(Shelf before, Shelf after);

    @Update
    CompletionStage<Boolean> changedLater(Shelf before, Shelf after);

    @Delete(ifExists = true)
    Applied<Shelf> remove(Shelf shelf);

    @Delete(ifExists = true)
    CompletionStage<Applied<Shelf>> removeLater(String id);

    @Select
    Optional<Shelf> find(String id);
  }

  @Dao
  interface Boxes {
    @Insert
    void save(Box box);

    @Insert
    Applied<Box> create(Box box);

    @Update
    void update(Box box);

    @Update
    boolean updated(Box box);

    @Update
    CompletionStage<Applied<Box>> updateLater(Box box);

    @Update
    boolean change(Box before, Box after);

    @Update
    CompletionStage<Void> fill(String id, int left, long version);

    @Delete
    void delete(Box box);

    @Delete(ifExists = true)
    boolean remove(String id);

    @Select
    Optional<Box> find(String id);

    @Select
    List<Box> in(String room);
  }
}
