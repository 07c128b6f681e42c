package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@CustomIndex(name = "posts_by_author", partition = "author", clustering = "id")
@CustomIndex(name = "posts_by_day", partition = {"author", "day(at)"}, clustering = "id")
@CustomIndex(name = "posts_by_month", partition = {"author", "month(at)"}, clustering = "id")
@CustomIndex(name = "posts_by_tag", partition = "tags", clustering = "id")
// expect: IDX-11
@CustomIndex(name = "posts_by_title", partition = "title", clustering = "id")
record Post(@PartitionKey UUID id, String author, Instant at, String title, Set<String> tags) {}
