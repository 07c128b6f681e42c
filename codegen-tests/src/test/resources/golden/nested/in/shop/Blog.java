package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import java.util.Optional;

/** Entities and DAOs nested in a package-private type. */
interface Blog {
  @Entity
  record Post(@PartitionKey String slug, Mood mood) {}

  enum Mood {
    MERRY
  }

  @Dao
  interface Posts {
    @Insert
    void save(Post post);

    @Select
    Optional<Post> find(String slug);
  }

  /** Its nested types have the names of types that generated code would import. */
  @Dao
  interface Pages {
    @Insert(ifNotExists = true)
    boolean create(Row row);

    @Select
    java.util.Optional<Row> find(String id);

    @Entity("page_row")
    record Row(@PartitionKey String id, Nulls nulls) {}

    enum Nulls {
      NONE
    }

    enum Rowan {
      NONE
    }
  }
}
