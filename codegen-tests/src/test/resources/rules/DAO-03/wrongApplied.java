package fixture;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Applied;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

@Entity
record Note(@PartitionKey UUID id, String text) {}

@Dao
interface Notes {
  @Select
  // expect: DAO-03
  Applied<Note> find(UUID id);

  @Select
  // expect: DAO-03
  CompletionStage<Applied<Note>> later(UUID id);

  @FullScan(because = "export")
  // expect: DAO-03
  Applied<Note> all();
}
