package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "items_by_title", partition = "title", clustering = "id")
@CustomIndex(
    name = "items_by_seller",
    partition = "seller",
    clustering = "id",
    maintain = Maintain.SERVER_VIEW)
@TableOptions(index = "items_by_title", comment = "first")
// expect: MAP-28
@TableOptions(index = "items_by_titel")
// expect: MAP-28
@TableOptions(index = "items_by_seller")
// expect: MAP-28
@TableOptions(index = "items_by_title", cachedRows = 10)
@TableOptions(
    compaction = TableOptions.Compaction.TIME_WINDOW,
    // expect: MAP-28
    windowSize = 0,
    // expect: MAP-28
    windowUnit = ChronoUnit.MONTHS,
    // expect: MAP-28
    gcGraceSeconds = -2,
    // expect: MAP-28
    cachedRows = -1,
    // expect: MAP-28
    comment = "[rowan: items]")
@Ttl(days = 30)
record Item(@PartitionKey UUID id, String title, @Immutable String seller) {}
