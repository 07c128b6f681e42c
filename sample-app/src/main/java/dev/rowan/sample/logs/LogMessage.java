package dev.rowan.sample.logs;

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
import java.util.Map;
import java.util.UUID;

/**
 * One line of a log. A source prints without end, so a partition contains one day of it. The index
 * covers all sources of a type, which print more, in partitions of an hour.
 *
 * @param source where it was printed: the name of the log unless the caller gave another
 * @param day the day of {@code at} in UTC
 * @param id sorts the lines of a day; begins with {@code at}
 * @param at when it was printed; for a line without time, the time of the line before it
 * @param sourceType the layout of the log, such as {@code syslog}
 * @param text the message
 * @param parts the other parts of the line, by name: level, host, process, component …
 */
@Entity
@Immutable
@CustomIndex(
    name = "log_message_by_type",
    partition = {"sourceType", "hour(at)"},
    clustering = {"id desc", "source", "day"})
public record LogMessage(
    @PartitionKey(0) String source,
    @PartitionKey(1) LocalDate day,
    @Clustering(order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID id,
    Instant at,
    String sourceType,
    String text,
    Map<String, String> parts) {}
