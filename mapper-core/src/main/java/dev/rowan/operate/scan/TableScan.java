package dev.rowan.operate.scan;

import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.schema.TableSchema;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads all rows of an entity's table, several token ranges in parallel, while other programs read
 * and write. A row that exists during the whole scan is passed to the consumer exactly once. A row
 * that is inserted or deleted meanwhile is passed once or not at all. Memory holds one page of rows
 * per parallel range. Immutable and thread-safe.
 * <!-- tag: scan -->
 *
 * <pre>{@code
 * rowan
 *     .scan(ReadingMapping.INSTANCE)
 *     .withParallelism(8)
 *     .watchedBy(
 *         progress -> {
 *           log(progress.done(), progress.ranges(), progress.rows());
 *           position.set(progress.position());
 *         })
 *     .forEach(archive::add);
 * }</pre>
 */
public final class TableScan<E> {
  private final DaoRuntime<E> runtime;
  private final ReadPlan plan;
  private final ScanSettings settings;

  /** Creates a scan with default settings; see {@code Rowan.scan}. */
  public TableScan(DaoRuntime<E> runtime, TableSchema table) {
    this(
        runtime,
        ReadPlan.direct("Rowan.scan", table),
        new ScanSettings(4, 256, ReadOptions.NONE, progress -> {}, null));
  }

  private TableScan(DaoRuntime<E> runtime, ReadPlan plan, ScanSettings settings) {
    this.runtime = runtime;
    this.plan = plan;
    this.settings = settings;
  }

  /**
   * Returns a copy that reads the given number of ranges in parallel; the default is 4. With 1 all
   * work happens in the calling thread. Otherwise the calling thread and further threads share the
   * work until the scan ends.
   *
   * @param ranges from 1 to 256
   * @throws RejectedInputException if the number is out of bounds
   */
  public TableScan<E> withParallelism(int ranges) {
    require("parallelism", ranges, 256);
    return with(
        new ScanSettings(
            ranges,
            settings.ranges(),
            settings.options(),
            settings.listener(),
            settings.position()));
  }

  /**
   * Returns a copy that divides the table into the given number of ranges; the default is 256. A
   * resumed scan keeps the number of ranges of its position.
   *
   * @param ranges from 1 to 16,384
   * @throws RejectedInputException if the number is out of bounds
   */
  public TableScan<E> withRanges(int ranges) {
    require("ranges", ranges, Ranges.MOST);
    return with(
        new ScanSettings(
            settings.parallelism(),
            ranges,
            settings.options(),
            settings.listener(),
            settings.position()));
  }

  /** Returns a copy with other read options, such as consistency and page size. */
  public TableScan<E> with(ReadOptions options) {
    return with(
        new ScanSettings(
            settings.parallelism(),
            settings.ranges(),
            options,
            settings.listener(),
            settings.position()));
  }

  /**
   * Returns a copy with a listener that receives the progress after each range and every 500 rows.
   * The listener is called by one thread at a time. An exception of the listener ends the scan.
   */
  public TableScan<E> watchedBy(Consumer<ScanProgress> listener) {
    return with(
        new ScanSettings(
            settings.parallelism(),
            settings.ranges(),
            settings.options(),
            listener,
            settings.position()));
  }

  /**
   * Returns a copy that resumes an earlier scan of the same table.
   *
   * @param position from {@link ScanProgress#position}
   * @throws RejectedInputException if the text is not a position of a scan
   */
  public TableScan<E> resume(String position) {
    Ranges.at(position);
    return with(
        new ScanSettings(
            settings.parallelism(),
            settings.ranges(),
            settings.options(),
            settings.listener(),
            position));
  }

  /**
   * Passes every entity to the consumer, and returns when all ranges are done. The rows of a range
   * come in token order, those of a partition in stored order.
   *
   * @param consumer called by as many threads in parallel as there are parallel ranges; an
   *     exception of the consumer ends the scan
   * @return the final progress
   * @throws dev.rowan.error.RowanException if rows cannot be read; the consumer is not called after
   *     this is thrown
   */
  public ScanProgress forEach(Consumer<? super E> consumer) {
    return new ScanRun<>(runtime.reading(settings.options()), plan, settings, consumer).run();
  }

  private TableScan<E> with(ScanSettings newSettings) {
    return new TableScan<>(runtime, plan, newSettings);
  }

  private static void require(String what, int found, int most) {
    if (found < 1 || found > most) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of(what, found + ", not from 1 to " + most), null);
    }
  }
}
