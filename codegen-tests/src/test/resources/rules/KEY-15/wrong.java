package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.time.temporal.*;
import java.util.*;

@Entity
// expect: KEY-15
@KeepLast(0)
record None(@PartitionKey String list, @Clustering int place, String text) {}

@Entity
// expect: KEY-15
@KeepLast(value = 3, trimEvery = -1)
record Every(@PartitionKey String list, @Clustering int place, String text) {}

@Entity
// expect: KEY-15
@KeepLast(3)
record Unordered(@PartitionKey String list, String text) {}

@Entity
// expect: KEY-15
@KeepLast(3)
record Count(@PartitionKey String list, @Clustering int place, @Counter long count) {}

@Entity
// expect: KEY-15
@KeepLast(3)
record Divided(
    @PartitionKey(0) String list,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    String text) {}

@Entity
@Ttl(days = 3)
// expect: KEY-15
@KeepLast(3)
record Expiring(@PartitionKey String list, @Clustering int place, String text) {}

@Entity
@Latest(name = "latest_values", partition = "sensor", by = "at")
// expect: KEY-15
@KeepLast(3)
record Value(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) String place,
    @Clustering(order = Order.DESC) Instant at,
    double value) {}

@Entity
@CopiedBy(Book.class)
// expect: KEY-15
@KeepLast(3)
record Author(@PartitionKey String country, @Clustering UUID id, String name) {}

@Entity
@CustomIndex(name = "books_by_author", partition = {"country", "author"}, clustering = "id")
record Book(
    @PartitionKey UUID id,
    String country,
    UUID author,
    @CopiedFrom(entity = Author.class, field = "name", by = {"country", "author"}) String name) {}
