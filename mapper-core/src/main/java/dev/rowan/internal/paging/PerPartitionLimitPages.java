package dev.rowan.internal.paging;

import dev.rowan.internal.async.Loop;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads the first live rows of each partition of a range of tokens. The partitions are listed first
 * and read afterwards, so that hidden rows of index maintenance do not count. A position holds the
 * backend's position before a partition, the partition, the number of its rows that remain to be
 * read, and the position inside. Thread-safe.
 */
public final class PerPartitionLimitPages implements Pages {
  private static final byte KIND = 'F';
  private static final int HEAD = 2 + 3 * Integer.BYTES;

  private final Reads partitions;
  private final Reads rows;
  private final ScanQuery scan;
  private final int perPartition;
  private final BooleanSupplier stops;

  /**
   * Reads a scan.
   *
   * @param partitions where partitions are listed
   * @param rows where rows are read that are meant for readers
   * @param perPartition how many rows of each partition at most
   * @param stops whether a page is to end although there are not enough rows; not yet as it begins
   */
  public PerPartitionLimitPages(
      Reads partitions, Reads rows, ScanQuery scan, int perPartition, BooleanSupplier stops) {
    this.stops = stops;
    this.partitions = partitions;
    this.rows = rows;
    this.scan =
        new ScanQuery(scan.table(), scan.range(), ScanQuery.Rows.PARTITIONS, 1, null, scan.mode());
    this.perPartition = perPartition;
  }

  @Override
  public CompletionStage<RowPage> fetch(int limit, @Nullable Position after) {
    Turn turn = new Turn(limit);
    if (after != null) {
      turn.resume(after.bytes().duplicate());
    }
    return Loop.until(turn::step).thenApply(end -> turn.page());
  }

  /** One page in the making; one step at a time, each on whatever thread. */
  private final class Turn {
    private final int limit;
    private final List<Row> found = new ArrayList<>();
    private @Nullable Position before;
    private @Nullable Position after;
    private @Nullable List<Object> partition;
    private int left = perPartition;
    private @Nullable Position inside;
    private int unfinished;
    private int unfinishedLeft;
    private @Nullable Position unfinishedInside;
    private boolean end;

    Turn(int limit) {
      this.limit = limit;
    }

    void resume(ByteBuffer bytes) {
      if (bytes.remaining() < HEAD || bytes.get() != KIND) {
        throw ConcatenatedPages.foreign();
      }
      unfinished = bytes.getInt();
      unfinishedLeft = bytes.getInt();
      int size = bytes.getInt();
      boolean inPartition = bytes.get() != 0;
      if (unfinishedLeft < 1 || size < -1 || size > bytes.remaining()) {
        throw ConcatenatedPages.foreign();
      }
      before = size < 0 ? null : new Position(bytes.slice(bytes.position(), size));
      bytes.position(bytes.position() + Math.max(size, 0));
      unfinishedInside = inPartition ? new Position(bytes.slice()) : null;
    }

    CompletionStage<Boolean> step() {
      if (found.size() == limit || end || stops.getAsBoolean()) {
        return CompletableFuture.completedFuture(true);
      }
      List<Object> key = partition;
      return key == null
          ? partitions.fetch(scan.page(1, before)).thenApply(this::enter)
          : rows.fetch(
                  new SliceQuery(
                      scan.table(),
                      key,
                      Slice.ALL,
                      ReadDirection.FORWARD,
                      Math.min(limit - found.size(), left),
                      inside,
                      scan.mode()))
              .thenApply(this::take);
    }

    private boolean enter(RowPage page) {
      after = page.next();
      if (page.rows().isEmpty()) {
        before = after;
        end = after == null;
        return false;
      }
      Object[] key = Arrays.copyOf(page.rows().get(0).toArray(), scan.table().partitionKeySize());
      partition = Arrays.stream(key).map(Objects::requireNonNull).toList();
      if (unfinishedInside != null && partition.hashCode() == unfinished) {
        // not one that has come before it since
        left = unfinishedLeft;
        inside = unfinishedInside;
        unfinishedInside = null;
      }
      return false;
    }

    private boolean take(RowPage page) {
      found.addAll(page.rows());
      left -= page.rows().size();
      inside = page.next();
      if (left == 0 || inside == null) {
        before = after;
        end = after == null;
        partition = null;
        left = perPartition;
        inside = null;
      }
      return false;
    }

    RowPage page() {
      return new RowPage(found, end ? null : position());
    }

    private Position position() {
      ByteBuffer start = before == null ? ByteBuffer.allocate(0) : before.bytes().duplicate();
      ByteBuffer place = inside == null ? ByteBuffer.allocate(0) : inside.bytes().duplicate();
      ByteBuffer bytes = ByteBuffer.allocate(HEAD + start.remaining() + place.remaining());
      int which = partition == null ? 0 : partition.hashCode();
      bytes.put(KIND).putInt(which).putInt(left).putInt(before == null ? -1 : start.remaining());
      bytes.put((byte) (inside == null ? 0 : 1)).put(start).put(place);
      return new Position(bytes.flip());
    }
  }
}
