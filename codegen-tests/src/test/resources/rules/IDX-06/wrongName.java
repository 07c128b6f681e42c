package fixture;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.UUID;

@Entity
@CustomIndex(
    name = "by_name",
    partition = {"author", "lower(title)"},
    clustering = {"at desc", "id"},
    include = {
      // expect: IDX-06
      "author as writer",
      "title as headline",
      // expect: IDX-06
      "at as time"
    })
record Post(@PartitionKey UUID id, String author, String title, Instant at) {}
