package dev.rowan.internal.paging;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.Loop;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The rows of several partitions, one partition after another. Where the backend answers later,
 * some partitions are asked ahead. A position is the number of the partition, how many of its rows
 * are left to read, and the backend's place inside. Thread-safe.
 */
public final class ConcatenatedPages implements Pages {
  /**
   * The limit on partitions that are read at the same time, unless each is read when its rows are
   * needed.
   */
  public static final int AT_A_TIME = 8;

  private static final byte KIND = 'T';
  private static final int HEAD = 2 + 2 * Integer.BYTES;

  private final Reads reads;
  private final List<Query> partitions;
  private final Asking asking;
  private final BooleanSupplier stops;

  /**
   * How partitions are asked.
   *
   * @param atATime how many are read at the same time; 1 to read each when its rows are needed
   * @param perPartition how many rows of each at most; {@link Integer#MAX_VALUE} for all
   * @param exact whether a full page has a next position only if a row follows, for which the next
   *     partitions are asked
   */
  public record Asking(int atATime, int perPartition, boolean exact) {}

  /**
   * Reads these partitions.
   *
   * @param stops whether a page is to end although there are not enough rows; not yet as it begins
   */
  public ConcatenatedPages(
      Reads reads, List<Query> partitions, Asking asking, BooleanSupplier stops) {
    this.reads = reads;
    this.partitions = List.copyOf(partitions);
    this.asking = asking;
    this.stops = stops;
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
    private final List<Row> rows = new ArrayList<>();
    private final Map<Integer, CompletableFuture<RowPage>> ahead = new HashMap<>();
    private int partition;
    private int left = asking.perPartition();
    private @Nullable Position inside;
    private @Nullable Position next;

    Turn(int limit) {
      this.limit = limit;
    }

    void resume(ByteBuffer bytes) {
      if (bytes.remaining() < HEAD || bytes.get() != KIND) {
        throw foreign();
      }
      partition = bytes.getInt();
      left = bytes.getInt();
      if (partition < 0 || partition >= partitions.size() || left < 1) {
        throw foreign();
      }
      inside = bytes.get() == 0 ? null : new Position(bytes.slice());
    }

    CompletionStage<Boolean> step() {
      if (partition == partitions.size()) {
        return CompletableFuture.completedFuture(true);
      }
      // none wanted: only to know whether any row follows
      int wanted = Math.min(limit - rows.size(), left);
      if (wanted == 0 && !asking.exact()) {
        next = position();
        return CompletableFuture.completedFuture(true);
      }
      return ask(Math.max(wanted, 1)).thenApply(page -> take(page, wanted));
    }

    private CompletionStage<RowPage> ask(int count) {
      if (inside != null) {
        return reads.fetch(partitions.get(partition).page(count, inside));
      }
      int end = Math.min(partition + asking.atATime(), partitions.size());
      for (int i = partition; i < end; i++) {
        int number = i;
        CompletableFuture<RowPage> page =
            ahead.computeIfAbsent(
                number,
                absent ->
                    reads
                        .fetch(
                            partitions
                                .get(number)
                                .page(Math.min(count, asking.perPartition()), null))
                        .toCompletableFuture());
        if (page.isDone()) {
          // such a backend answers at once; the caller may not need the next partition
          break;
        }
      }
      return Objects.requireNonNull(ahead.remove(partition));
    }

    /** Returns whether the page is done. */
    private boolean take(RowPage page, int wanted) {
      if (page.rows().size() > wanted) {
        // asked ahead for more than there is room for: ask again, to know the place where it ends
        next = wanted == 0 ? position() : null;
        return wanted == 0;
      }
      rows.addAll(page.rows());
      left = left == Integer.MAX_VALUE ? left : left - page.rows().size();
      inside = page.next();
      if (left == 0 || inside == null) {
        partition++;
        left = asking.perPartition();
        inside = null;
        if (partition == partitions.size()) {
          return true;
        }
      } else if (wanted > 0 && rows.size() == limit) {
        next = position();
        return true;
      }
      if (stops.getAsBoolean()) {
        next = position();
        return true;
      }
      return false;
    }

    private Position position() {
      ByteBuffer place = inside == null ? ByteBuffer.allocate(0) : inside.bytes().duplicate();
      ByteBuffer bytes = ByteBuffer.allocate(HEAD + place.remaining());
      bytes.put(KIND).putInt(partition).putInt(left).put((byte) (inside == null ? 0 : 1));
      bytes.put(place);
      return new Position(bytes.flip());
    }

    RowPage page() {
      return new RowPage(rows, next);
    }
  }

  static RejectedInputException foreign() {
    return new RejectedInputException(ErrorCode.FOREIGN_PAGE_TOKEN, Map.of(), null);
  }
}
