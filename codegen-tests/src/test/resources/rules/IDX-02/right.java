package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "message_by_kind", partition = "kind", clustering = {"at desc", "source"})
record Message(
    @PartitionKey UUID source,
    @Clustering(order = Order.DESC) Instant at,
    @NativeIndex String kind,
    @NativeIndex(kind = IndexKind.LEGACY) String author,
    @NativeIndex int level,
    @NativeIndex double weight) {}

@Dao
interface Messages {
  // by the index table
  @Select(orderBy = "at desc")
  List<Message> latest(String kind, Limit limit);

  // the stored order of one partition
  @Select(orderBy = "at desc")
  List<Message> heavy(UUID source, Range<Double> weight);

  @Select
  List<Message> byAuthor(String author);

  @Select
  Stream<Message> several(String kind, Range<Integer> level, Range<Double> weight);
}
