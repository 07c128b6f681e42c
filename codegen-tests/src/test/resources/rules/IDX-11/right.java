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
@CustomIndex(name = "posts_by_author", partition = "author", clustering = "id")
@CustomIndex(name = "posts_by_day", partition = {"author", "day(at)"}, clustering = "id")
@CustomIndex(name = "posts_by_tag", partition = "tags", clustering = "id")
@CustomIndex(name = "posts_by_title", partition = "title", clustering = "id")
record Post(@PartitionKey UUID id, String author, Instant at, String title, Set<String> tags) {}

@Entity
@Immutable
@CustomIndex(name = "views_by_visitor", partition = "visitor", clustering = {"page", "at"})
@Rollup(into = Days.class, of = "at", period = "day", unit = ChronoUnit.DAYS)
@Rollup(into = Weeks.class, of = "at", period = "week", unit = ChronoUnit.WEEKS)
@Rollup(into = Months.class, of = "at", period = "month", unit = ChronoUnit.MONTHS)
record View(@PartitionKey String page, @Clustering(0) Instant at, @Clustering(1) UUID visitor) {}

@Entity
record Days(@PartitionKey String page, @Clustering Instant day, @Counter long views) {}

@Entity
record Weeks(@PartitionKey String page, @Clustering Instant week, @Counter long views) {}

@Entity
record Months(@PartitionKey String page, @Clustering Instant month, @Counter long views) {}
