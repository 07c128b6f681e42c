package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
record Note(@PartitionKey UUID id, @Clustering Instant at, String text, int stars) {}

@Dao
interface Notes {
  @Insert
  // expect: DAO-08
  void save();

  @Insert
  // expect: DAO-08
  void save(Note one, Note two);

  @Insert
  // expect: DAO-08
  void save(Object entity);

  @Insert
  // expect: DAO-08
  void saveAll(Iterable<Note> notes);

  @Insert
  // expect: DAO-08
  void saveBoth(List<Note> some, List<Note> others);

  @Insert(ifNotExists = true)
  // expect: DAO-08
  boolean saveNew(List<Note> notes);
}

@Entity
record Page(@PartitionKey UUID id, String text, @Version long version) {}

@Dao
interface Pages {
  @Insert
  // expect: DAO-08
  void saveAll(Collection<Page> pages);
}
