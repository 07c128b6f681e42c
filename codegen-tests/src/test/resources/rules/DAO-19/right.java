package fixture;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.dao.ReadOptions;
import java.util.Optional;
import java.util.UUID;

@Entity
record Note(@PartitionKey UUID id, String text) {}

@Dao(
    readConsistency = Consistency.LOCAL_ONE,
    writeConsistency = Consistency.LOCAL_QUORUM,
    serialConsistency = Consistency.LOCAL_SERIAL,
    timeoutMillis = 2_000,
    pageSize = 100)
interface Notes {
  @Insert
  void save(Note note);

  @Select
  Optional<Note> find(UUID id, ReadOptions options);
}
