package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.SuppressDesign;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Entity
record Line(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    String text) {}

@Entity
record Shift(
    @PartitionKey String worker,
    @SuppressDesign(rule = "KEY-11", because = "the day of the contract, which is not that of the start")
        @Clustering(0)
        LocalDate day,
    @Clustering(1) Instant start,
    String place) {}

@Entity
record Computed(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 10_000) LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    String text) {}

@Entity
record OfDates(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "starts", unit = ChronoUnit.WEEKS, size = 2) LocalDate weeks,
    @PartitionKey(2) @Bucket(of = "starts", unit = ChronoUnit.MONTHS, format = "yyyy-MM") String month,
    @PartitionKey(3) @Bucket(of = "starts", unit = ChronoUnit.YEARS) int year,
    @Clustering LocalDate starts,
    String text) {}

@Entity
@Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
record NoProperty(
    @PartitionKey(0) String source, @Clustering(0) Instant at, @Clustering(1) UUID id, String text) {}
