package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars) {}

@Entity
@CustomIndex(name = "items_by_seller", partition = "seller", clustering = {"price desc", "id"})
record Item(@PartitionKey UUID id, @NativeIndex String title, String seller, BigDecimal price) {}

@Dao
interface Notes {
  @Select
  // expect: DAO-09
  Note get(UUID id);

  @Select
  // expect: DAO-09
  CompletionStage<Optional<Note>> find(UUID id);

  @Select(columns = "text", entity = Note.class)
  // expect: DAO-09
  CompletableFuture<Optional<String>> text(UUID id);
}

@Dao
interface Items {
  @Select
  // expect: DAO-09
  Optional<Item> bySeller(String seller);

  @Select
  // expect: DAO-09
  Optional<Item> byTitle(String title);
}

@Dao
interface Statements {
  // expect: DAO-09
  @Query("select * from note where id = :id")
  Optional<Note> one(UUID id);
}
