package fixture;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import java.util.Optional;
import java.util.UUID;

@Entity
record Note(@PartitionKey UUID id, String text) {}

@Dao(
    // expect: DAO-19
    readConsistency = Consistency.ANY,
    // expect: DAO-19
    writeConsistency = Consistency.LOCAL_SERIAL,
    // expect: DAO-19
    serialConsistency = Consistency.QUORUM,
    // expect: DAO-19
    timeoutMillis = -1,
    // expect: DAO-19
    pageSize = 1_000_000)
interface Notes {
  @Insert
  void save(Note note);
}

@Dao(
    // expect: DAO-19
    readConsistency = {Consistency.ONE, Consistency.TWO})
interface TwoMinds {
  @Select
  Optional<Note> find(UUID id);
}
