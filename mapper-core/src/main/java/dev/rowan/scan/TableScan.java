package dev.rowan.scan;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.ReadOptions;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.schema.TableSchema;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads all rows of an entity's table, several ranges of tokens at a time, while others read and
 * write. Each row that is there the whole time is handed out once, whatever becomes of others; one
 * that comes or goes meanwhile is handed out once or not at all. At any moment there is a page of
 * rows in memory for each range that is being read. Immutable and thread-safe.
 *
 * <pre>{@code
 * rowan.scan(ItemMapping.INSTANCE).withParallelism(8).forEach(item -> index(item));
 * }</pre>
 */
public final class TableScan<E> {
  private final DaoRuntime<E> runtime;
  private final ReadPlan plan;
  private final Settings settings;

  /**
   * How a scan goes.
   *
   * @param parallelism how many ranges are read at a time
   * @param ranges how many there are
   * @param position where to go on, or null for the start
   */
  record Settings(
      int parallelism,
      int ranges,
      ReadOptions options,
      Consumer<ScanProgress> listener,
      @Nullable String position) {
    Ranges left() {
      return position == null ? Ranges.of(ranges) : Ranges.at(position);
    }
  }

  /** Reads through a run time; see {@code Rowan.scan}. */
  public TableScan(DaoRuntime<E> runtime, TableSchema table) {
    this(
        runtime,
        ReadPlan.direct("Rowan.scan", table),
        new Settings(4, 256, ReadOptions.NONE, progress -> {}, null));
  }

  private TableScan(DaoRuntime<E> runtime, ReadPlan plan, Settings settings) {
    this.runtime = runtime;
    this.plan = plan;
    this.settings = settings;
  }

  /**
   * Returns the scan that reads so many ranges at a time; 4 otherwise. With 1 everything happens in
   * the calling thread; with more, that thread and others that live as long as the scan share the
   * work.
   *
   * @param ranges from 1 to 256
   * @throws RejectedInput if it is out of bounds
   */
  public TableScan<E> withParallelism(int ranges) {
    require("parallelism", ranges, 256);
    return with(
        new Settings(
            ranges, settings.ranges, settings.options, settings.listener, settings.position));
  }

  /**
   * Returns the scan of so many ranges; 256 otherwise. A scan that goes on where another one
   * stopped has the ranges of that one.
   *
   * @param ranges from 1 to 16,384
   * @throws RejectedInput if it is out of bounds
   */
  public TableScan<E> withRanges(int ranges) {
    require("ranges", ranges, Ranges.MOST);
    return with(
        new Settings(
            settings.parallelism, ranges, settings.options, settings.listener, settings.position));
  }

  /** Returns the scan that reads like this: consistency, the size of its pages and the like. */
  public TableScan<E> with(ReadOptions options) {
    return with(
        new Settings(
            settings.parallelism, settings.ranges, options, settings.listener, settings.position));
  }

  /**
   * Returns the scan that tells this listener how far it is: after each range, and after some
   * hundred rows. It is called by one thread at a time; what it throws ends the scan.
   */
  public TableScan<E> watchedBy(Consumer<ScanProgress> listener) {
    return with(
        new Settings(
            settings.parallelism, settings.ranges, settings.options, listener, settings.position));
  }

  /**
   * Returns the scan that goes on where another one of the same table stood.
   *
   * @param position from {@link ScanProgress#position}
   * @throws RejectedInput if it is none
   */
  public TableScan<E> resume(String position) {
    Ranges.at(position);
    return with(
        new Settings(
            settings.parallelism, settings.ranges, settings.options, settings.listener, position));
  }

  /**
   * Hands every entity to the consumer and returns when that is done. The rows of one range come in
   * the order of their tokens, and within a partition as they are stored.
   *
   * @param consumer called by as many threads at a time as there is parallelism; what it throws
   *     ends the scan
   * @return how far it came: all ranges are done
   * @throws dev.rowan.error.RowanException if rows cannot be read; nothing is handed out any more
   *     when this is thrown
   */
  public ScanProgress forEach(Consumer<? super E> consumer) {
    return new ScanRun<>(runtime.reading(settings.options), plan, settings, consumer).run();
  }

  private TableScan<E> with(Settings newSettings) {
    return new TableScan<>(runtime, plan, newSettings);
  }

  private static void require(String what, int found, int most) {
    if (found < 1 || found > most) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of(what, found + ", not from 1 to " + most), null);
    }
  }
}
