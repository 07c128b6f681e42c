package fixture;

import dev.rowan.annotation.*;
import java.util.*;

// a change of the state deletes the old entry
@Entity
@CustomIndex(name = "tasks_by_state", partition = "state", clustering = "id")
@TableOptions(
    index = "tasks_by_state",
    // expect: TTL-04
    gcGraceSeconds = 3_600)
record Task(@PartitionKey UUID id, String state, String text) {}

@Dao
interface Tasks {
  @Insert
  void save(Task task);

  @Update
  void describe(UUID id, String text);

  @Update
  void move(UUID id, String state);
}

// the eleventh row deletes the first one
@Entity
@KeepLast(10)
// expect: TTL-04
@TableOptions(gcGraceSeconds = 3_600)
record Login(
    @PartitionKey UUID person,
    @Clustering(order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID id) {}

@Dao
interface Logins {
  @Insert
  void save(Login login);
}

// the table of a column group has options of its own
@Entity
@TableOptions(
    index = "profile_seldom",
    // expect: TTL-04
    gcGraceSeconds = 0)
record Profile(@PartitionKey UUID id, String name, @ColumnGroup("seldom") String text) {}
