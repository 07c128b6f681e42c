package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Line(@PartitionKey String host, @Clustering Instant at, String text) {}

@Dao
interface Pages {
  @Select(orderBy = "at desc")
  @AccessPattern(perSecond = 300)
  // expect: QRY-12
  Page<Line> newest(String host, PageRequest page);
}

@Dao
interface Programs {
  @Select(orderBy = "at desc")
  @AccessPattern(perSecond = 200)
  List<Line> last(String host, Limit limit);

  @Select
  @AccessPattern(perSecond = 250)
  List<Line> first(String host, Limit limit);
}
