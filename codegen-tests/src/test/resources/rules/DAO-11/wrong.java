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
  void save(Note note);

  @Update
  // expect: DAO-11
  void touch(UUID id, Instant at);
}

@Entity
record Follow(@PartitionKey UUID follower, @Clustering UUID followed) {}

@Dao
interface Follows {
  @Insert
  void save(Follow follow);

  @Update
  // expect: DAO-11
  void touch(Follow follow);

  @Update(ifExists = true)
  // expect: DAO-11
  boolean keep(Follow follow);

  @Update
  // expect: DAO-11
  void change(Follow before, Follow after);
}
