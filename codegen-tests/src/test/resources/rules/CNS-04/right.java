package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

// 5,120 bytes on average: the limit
@Entity
@CustomIndex(name = "mails_by_box", partition = "box", clustering = "id", include = "*")
record Mail(
    @PartitionKey UUID id, @Immutable UUID box, @Size(avg = 2_528, max = 10_000) String text) {}

@Entity
@CustomIndex(
    name = "pages_by_site",
    partition = "site",
    clustering = "id",
    include = "*",
    maintain = Maintain.VERIFIED)
record Page(
    @PartitionKey UUID id, @Immutable UUID site, @Size(avg = 1_000, max = 40_000) String text) {}

@Entity
@CustomIndex(name = "files_by_owner", partition = "owner", clustering = "id")
record File(
    @PartitionKey UUID id, @Immutable UUID owner, @Size(avg = 4_000, max = 40_000) String text) {}

@Entity
@CustomIndex(name = "notes_by_owner", partition = "owner", clustering = "id", include = "*")
record Note(@PartitionKey UUID id, @Immutable UUID owner, String text) {}

@Entity
@CustomIndex(name = "posts_by_author", partition = "author", clustering = "id", include = "*")
@SuppressDesign(rule = "CNS-04", because = "the cluster has batch_size_warn_threshold: 64KiB")
record Post(
    @PartitionKey UUID id, @Immutable UUID author, @Size(avg = 8_000, max = 20_000) String text) {}
