package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Shard;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Entity
record Line(
    @PartitionKey String source,
    // expect: KEY-11
    @Clustering(0) LocalDate day,
    @Clustering(1) Instant at,
    @Clustering(2) UUID id,
    String text) {}

@Entity
record Outside(
    @PartitionKey String source,
    // expect: KEY-11
    @Clustering(0) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering(1) Instant at,
    String text) {}

@Entity
record NoSource(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "moment", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    String text) {}

@Entity
record OutsideKey(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "sent", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    Instant sent) {}

@Entity
record NoTime(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "source", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    String text) {}

@Entity
record OfBucket(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    // expect: KEY-11
    @PartitionKey(2) @Bucket(of = "day", unit = ChronoUnit.YEARS) Year year,
    @Clustering Instant at,
    String text) {}

@Entity
record TooCoarse(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS) LocalDate hour,
    @Clustering Instant at,
    String text) {}

@Entity
record HoursOfDates(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "starts", unit = ChronoUnit.HOURS) Instant hour,
    @Clustering LocalDate starts,
    String text) {}

@Entity
record NoUnit(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.SECONDS) long second,
    @Clustering Instant at,
    String text) {}

@Entity
record NoLength(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, size = 0) LocalDate day,
    @Clustering Instant at,
    String text) {}

@Entity
record LongWalk(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 10_001) LocalDate day,
    @Clustering Instant at,
    String text) {}

@Entity
record NoFormat(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS) String month,
    @Clustering Instant at,
    String text) {}

@Entity
record SameText(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS, format = "MM") String number,
    @Clustering Instant at,
    String text) {}

@Entity
record NoPattern(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MONTHS, format = "b{") String label,
    @Clustering Instant at,
    String text) {}

@Entity
record FormattedDate(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, format = "yyyyMMdd") LocalDate day,
    @Clustering Instant at,
    String text) {}

@Entity
record Twice(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) @Shard(count = 4, by = "at") int day,
    @Clustering Instant at,
    String text) {}

@Entity
// expect: KEY-11
@Bucket(position = 1, of = "at", unit = ChronoUnit.DAYS)
record NoColumn(@PartitionKey(0) String source, @Clustering Instant at, String text) {}

@Entity
// expect: KEY-11
@Bucket(column = "day", position = 1, of = "moment", unit = ChronoUnit.DAYS)
record ColumnWithoutSource(@PartitionKey(0) String source, @Clustering Instant at, String text) {}

@Entity
@Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS)
// expect: KEY-11
@Bucket(column = "hours", position = 2, of = "at", unit = ChronoUnit.HOURS, type = LocalDate.class)
record TooCoarseColumn(@PartitionKey(0) String source, @Clustering Instant at, String text) {}

@Entity
record ColumnOfProperty(
    @PartitionKey(0) String source,
    // expect: KEY-11
    @PartitionKey(1) @Bucket(column = "day", of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    String text) {}
