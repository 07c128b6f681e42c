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
@SuppressDesign(rule = "IDX-11", because = "one index of each kind")
@CustomIndex(
    name = "posts_by_day",
    partition = {"author as writer", "day(at)"},
    clustering = {"at desc", "id", "slug"},
    include = "title as headline")
@CustomIndex(name = "posts_by_month", partition = {"author", "month(born)"}, clustering = {"id", "slug"}, include = "*")
@CustomIndex(name = "posts_by_author", partition = {"author", "shard(id, 8)"}, clustering = {"at desc", "id", "slug"})
@CustomIndex(name = "posts_by_hour", partition = {"author", "hour(version)"}, clustering = {"id", "slug"})
@CustomIndex(
    name = "posts_by_text",
    partition = {"lower(author) as writer", "format(at, 'yyyyMMdd')"},
    clustering = {"week(at) as week", "year(born)", "id", "slug"})
record Post(
    @PartitionKey UUID id,
    @Clustering String slug,
    String author,
    String title,
    Instant at,
    LocalDate born,
    @Column(type = CqlType.TIMEUUID) UUID version,
    @Static String motto) {}

record Title(String title) {}

@Dao
interface Posts {
  @Select(entity = Post.class)
  List<Title> onDay(String author, LocalDate atDay, Range<Instant> at);

  @Select
  List<Post> born(String author, LocalDate bornMonth);

  @Select
  List<Post> latestOf(String author, Limit limit);

  @Select
  List<Post> written(String author, Instant versionHour);

  @Select
  List<Post> ofWeek(String writer, String atFormat, LocalDate week, Year bornYear);
}
