package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Message(
    @PartitionKey UUID source,
    @Clustering(order = Order.DESC) Instant at,
    @NativeIndex String kind,
    @NativeIndex(kind = IndexKind.LEGACY) int level,
    @NativeIndex String text,
    @NativeIndex double weight) {}

@Dao
interface Messages {
  // expect: IDX-02
  @Select(orderBy = "at desc")
  List<Message> latest(String kind, Limit limit);

  // expect: IDX-02
  @Select(orderBy = "at asc")
  List<Message> oldest(UUID source, String kind);

  // expect: IDX-02
  @Select(orderBy = "weight")
  List<Message> byWeight(Range<Double> weight);

  @Select
  // expect: IDX-02
  List<Message> severe(Range<Integer> level);

  @Select
  // expect: IDX-02
  List<Message> between(Range<String> text);
}
