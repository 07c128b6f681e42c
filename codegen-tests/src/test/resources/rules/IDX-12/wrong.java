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
@CustomIndex(
    name = "posts_by_tag",
    partition = {"tags",
      // expect: IDX-12
      "authors"},
    clustering = "id")
record Post(@PartitionKey UUID id, Set<String> tags, List<String> authors) {}
