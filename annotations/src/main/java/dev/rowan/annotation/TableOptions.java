package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Options of the entity's table, or of one of its index tables, on a cluster. Rowan creates the
 * table with these options. If the table exists with other options, Rowan logs the difference with
 * the statement that changes them, because a change can rewrite the whole table. The embedded store
 * ignores them.
 *
 * <p>An option that is not written has the default of the servers. The default TTL is {@link Ttl}.
 * <!-- tag: probe -->
 *
 * <pre>{@code
 * @Entity
 * @Ttl(days = 90)
 * @TableOptions(
 *     compaction = Compaction.TIME_WINDOW,
 *     windowSize = 3,
 *     windowUnit = ChronoUnit.DAYS,
 *     gcGraceSeconds = 10_800)
 * public record Probe(
 *     @PartitionKey(0) String sensor,
 *     @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 90)
 *         @Nullable LocalDate day,
 *     @Clustering(order = Order.DESC) Instant at,
 *     double value) {}
 * }</pre>
 */
@Documented
@Repeatable(AllTableOptions.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface TableOptions {
  /** The value of {@link #cachedRows} for whole partitions. */
  int ALL_ROWS = Integer.MAX_VALUE;

  /**
   * The name of the index whose table has the options, or of the table of a {@link ColumnGroup}. If
   * empty, the entity's own table, and the tables of column groups without options of their own.
   */
  String index() default "";

  /** How the servers merge the files of the table. */
  Compaction compaction() default Compaction.DEFAULT;

  /**
   * The length of a window of {@link Compaction#TIME_WINDOW}, in {@link #windowUnit}; at least 1.
   */
  int windowSize() default 1;

  /** The time unit of {@link #windowSize}: {@code MINUTES}, {@code HOURS} or {@code DAYS}. */
  ChronoUnit windowUnit() default ChronoUnit.DAYS;

  /**
   * The seconds for which tombstones are stored at least, 0 or more. Deleted rows can return if a
   * node is down for longer. -1 is the default of the servers, which is 10 days.
   */
  int gcGraceSeconds() default -1;

  /** How the servers compress the files of the table. */
  Compression compression() default Compression.DEFAULT;

  /**
   * The number of rows of each partition, from its start, that the servers hold in their row cache,
   * 0 for none, {@link #ALL_ROWS} for whole partitions. It has an effect if the row cache has a
   * size in {@code cassandra.yaml}.
   */
  int cachedRows() default 0;

  /** The comment of the table. */
  String comment() default "";

  /** How servers merge the files of a table. */
  enum Compaction {
    /** The default of the servers. */
    DEFAULT,
    /** {@code SizeTieredCompactionStrategy}. */
    SIZE_TIERED,
    /** {@code LeveledCompactionStrategy}. */
    LEVELED,
    /** {@code TimeWindowCompactionStrategy}, for rows that expire and are never changed. */
    TIME_WINDOW,
    /** {@code UnifiedCompactionStrategy}, which servers since Cassandra 5.0 have. */
    UNIFIED
  }

  /** How servers compress the files of a table. */
  enum Compression {
    /** The default of the servers. */
    DEFAULT,
    /** No compression. */
    NONE,
    /** {@code LZ4Compressor}: fast. */
    LZ4,
    /** {@code ZstdCompressor}: smaller files. */
    ZSTD,
    /** {@code SnappyCompressor}. */
    SNAPPY,
    /** {@code DeflateCompressor}. */
    DEFLATE
  }
}
