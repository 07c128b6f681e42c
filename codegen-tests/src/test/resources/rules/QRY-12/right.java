package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Line(@PartitionKey String host, @Clustering(order = Order.DESC) Instant at, String text) {}

@Entity
@CustomIndex(name = "tasks_by_owner", partition = "owner", clustering = "id", include = "*")
record Task(@PartitionKey UUID id, UUID owner, String state) {}

// no method of this compilation reads notes, so its index is used elsewhere
@Entity
@CustomIndex(name = "notes_by_owner", partition = "owner", clustering = "id")
record Note(@PartitionKey UUID id, UUID owner) {}

@Entity
record Step(@PartitionKey UUID job, @Clustering int number, String text) {}

@Dao
interface Steps {
  // the heaviest read is in reverse, and less than half of all calls
  @Select(orderBy = "number desc")
  @AccessPattern(perSecond = 40)
  List<Step> last(UUID job, Limit limit);

  @Select
  @AccessPattern(perSecond = 30)
  List<Step> first(UUID job, Limit limit);

  @Select
  @AccessPattern(perSecond = 30)
  Stream<Step> all(UUID job);
}

@Dao
interface Lines {
  @Select
  @AccessPattern(perSecond = 900)
  List<Line> newest(String host, Limit limit);

  // less than half of the calls
  @Select(orderBy = "at asc")
  @AccessPattern(perSecond = 10)
  List<Line> oldest(String host, Limit limit);

  // calls whose number is not stated do not count
  @Select(orderBy = "at asc")
  Stream<Line> export(String host);
}

@Dao
interface Tasks {
  @Select
  List<Task> of(UUID owner);
}
