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
@TableOptions(index = "items_by_title", cachedRows = 10)
@TableOptions(
    compaction = TableOptions.Compaction.TIME_WINDOW,
    windowSize = 12,
    windowUnit = ChronoUnit.HOURS,
    gcGraceSeconds = 10_800,
    compression = TableOptions.Compression.NONE,
    comment = "offers of the day")
@Ttl(days = 14)
record Item(@PartitionKey UUID id, String title) {}
