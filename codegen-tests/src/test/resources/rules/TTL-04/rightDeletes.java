package fixture;

import dev.rowan.annotation.*;
import java.util.*;

// no method changes the state, and the group has the options of the entity
@Entity
@CustomIndex(name = "tasks_by_state", partition = "state", clustering = "id")
@TableOptions(index = "tasks_by_state", gcGraceSeconds = 3_600)
record Task(@PartitionKey UUID id, String state, String text) {}

@Dao
interface Tasks {
  @Insert
  void save(Task task);

  @Update
  void describe(UUID id, String text);
}

@Entity
@TableOptions(gcGraceSeconds = 10_800)
record Profile(@PartitionKey UUID id, String name, @ColumnGroup("seldom") String text) {}
