package dev.rowan.sample.logs;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.UUID;

/**
 * One line of a log. A source prints lines without end, so a partition contains one day of it. The
 * index contains all sources of a type. It has more lines, so its partitions contain one hour.
 * Lists have the days and the hours with lines, so a search skips empty days and years.
 *
 * @param source the name of the log, or the name that the user has set
 * @param day the day of {@code id} in UTC, which each write computes
 * @param id orders the lines of a day; begins with {@code at}
 * @param at when the line was printed; without a time of its own, the time of the previous line
 * @param sourceType the layout of the log, such as {@code syslog}
 * @param text the message
 * @param parts further parts of the line, by name: level, host, process, component …
 */
@Entity
@Immutable
@CustomIndex(
    name = "log_message_by_type",
    partition = {"sourceType", "hour(id)"},
    clustering = {"id desc", "source", "day"},
    bucketList = true)
public record LogMessage(
    @PartitionKey(0) String source,
    @PartitionKey(1) @Bucket(of = "id", unit = ChronoUnit.DAYS, bucketList = true) LocalDate day,
    @Clustering(order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID id,
    Instant at,
    String sourceType,
    String text,
    Map<String, String> parts) {}
