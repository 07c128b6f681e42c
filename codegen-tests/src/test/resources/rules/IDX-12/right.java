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
@CustomIndex(name = "posts_by_tag", partition = "tags", clustering = "id", include = "*")
@CustomIndex(name = "posts_by_author", partition = "authors", clustering = "id")
@CustomIndex(name = "posts_by_link", partition = "links", clustering = "id")
record Post(
    @PartitionKey UUID id, Set<String> tags, List<String> authors, Map<String, Integer> links) {}

@Dao
interface Posts {
  @Select
  List<Post> tagged(String tags);

  @Select
  List<Post> by(String authors);

  @Select
  List<Post> linked(String links);
}
