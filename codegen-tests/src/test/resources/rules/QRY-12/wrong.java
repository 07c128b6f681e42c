package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Line(@PartitionKey String host, @Clustering Instant at, String text) {}

@Entity
@CustomIndex(name = "tasks_by_owner", partition = "owner", clustering = "id", include = "*")
@CustomIndex(
    // expect: QRY-12
    name = "tasks_by_state",
    partition = {"owner", "state"},
    clustering = "id")
record Task(@PartitionKey UUID id, UUID owner, String state) {}

@Dao
interface Lines {
  @Select(orderBy = "at desc")
  @AccessPattern(perSecond = 900)
  // expect: QRY-12
  List<Line> newest(String host, Limit limit);

  @Select
  @AccessPattern(perSecond = 10)
  List<Line> oldest(String host, Limit limit);
}

@Dao
interface Tasks {
  @Select
  List<Task> of(UUID owner);
}
