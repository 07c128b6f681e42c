package dev.rowan.internal.paging;

import dev.rowan.internal.async.Loop;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rows of the buckets of a list, one bucket after another, each when its rows are needed. A
 * position is a bucket, and the place inside; or a bucket after which the list continues. So it
 * remains valid when buckets are added to the list. Thread-safe.
 */
public final class BucketPages implements Pages {
  private static final byte KIND = 'B';
  private static final byte INSIDE = 2;
  private static final byte AT_START = 1;
  private static final byte BEYOND = 0;

  private final ListedBuckets listed;
  private final Function<Object, Pages> rows;
  private final int atATime;
  private final boolean exact;
  private final BooleanSupplier stops;

  /**
   * Reads the buckets of a list.
   *
   * @param rows returns the rows of a bucket
   * @param atATime how many buckets are read at the same time; 1 to read each when its rows are
   *     needed
   * @param exact whether a full page has a next position only if a row follows, for which the next
   *     buckets are read
   * @param stops whether a page is to end although there are not enough rows; not yet as it begins
   */
  public BucketPages(
      ListedBuckets listed,
      Function<Object, Pages> rows,
      int atATime,
      boolean exact,
      BooleanSupplier stops) {
    this.listed = listed;
    this.rows = rows;
    this.atATime = atATime;
    this.exact = exact;
    this.stops = stops;
  }

  @Override
  public CompletionStage<RowPage> fetch(int limit, @Nullable Position after) {
    Turn turn = new Turn(limit);
    if (after != null) {
      turn.resume(MergePosition.bytes(after));
    }
    return Loop.until(turn::step).thenApply(end -> new RowPage(turn.found, turn.next));
  }

  /** One page in the making; one step at a time, each on whatever thread. */
  private final class Turn {
    private final int limit;
    private final List<Row> found = new ArrayList<>();
    private final Deque<Object> buckets = new ArrayDeque<>();
    private final Map<Object, CompletableFuture<RowPage>> ahead = new HashMap<>();

    /** The last bucket that the list has returned. */
    private @Nullable Object last;

    private boolean isListEnded;
    private @Nullable Position inside;
    private @Nullable Position next;

    Turn(int limit) {
      this.limit = limit;
    }

    CompletionStage<Boolean> step() {
      Object bucket = buckets.peek();
      int wanted = limit - found.size();
      if (bucket == null) {
        if (isListEnded) {
          return CompletableFuture.completedFuture(true);
        }
        return listed.after(last).thenApply(this::add);
      }
      // none wanted: only to know whether any row follows
      if (wanted == 0 && !exact) {
        next = position();
        return CompletableFuture.completedFuture(true);
      }
      return ask(bucket, Math.max(wanted, 1)).thenApply(page -> take(page, wanted));
    }

    private boolean add(ListedBuckets.Page page) {
      buckets.addAll(page.buckets());
      last = buckets.isEmpty() ? last : buckets.peekLast();
      isListEnded = page.isLast();
      return false;
    }

    private CompletionStage<RowPage> ask(Object bucket, int count) {
      if (inside != null) {
        return rows.apply(bucket).fetch(count, inside);
      }
      int started = 0;
      for (Object each : buckets) {
        CompletableFuture<RowPage> page =
            ahead.computeIfAbsent(
                each, missing -> rows.apply(missing).fetch(count, null).toCompletableFuture());
        if (page.isDone() || ++started == atATime) {
          // a page that is there at once: the caller may not need the next bucket
          break;
        }
      }
      return Objects.requireNonNull(ahead.remove(bucket));
    }

    /** Returns whether the page is done. */
    private boolean take(RowPage page, int wanted) {
      if (page.rows().size() > wanted) {
        // read ahead for more than there is room for: read again, to know the place where it ends
        next = wanted == 0 ? position() : null;
        return wanted == 0;
      }
      found.addAll(page.rows());
      inside = page.next();
      if (inside == null) {
        buckets.remove();
      } else if (wanted > 0 && found.size() == limit) {
        next = position();
        return true;
      }
      if (stops.getAsBoolean()) {
        next = buckets.isEmpty() && isListEnded ? null : position();
        return true;
      }
      return false;
    }

    private Position position() {
      Object bucket = buckets.peek();
      byte kind = bucket == null ? BEYOND : inside == null ? AT_START : INSIDE;
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (DataOutputStream out = new DataOutputStream(bytes)) {
        out.writeByte(KIND);
        out.writeByte(kind);
        ValueBytes.write(type(), bucket == null ? last : bucket, out);
        if (inside != null) {
          out.write(MergePosition.bytes(inside));
        }
      } catch (IOException e) {
        throw new UncheckedIOException("into memory", e);
      }
      return new Position(ByteBuffer.wrap(bytes.toByteArray()));
    }

    void resume(byte[] bytes) {
      try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
        if (in.readByte() != KIND) {
          throw ConcatenatedPages.foreign();
        }
        byte kind = in.readByte();
        Object bucket = ValueBytes.read(type(), in);
        last = bucket;
        if (kind != BEYOND && bucket != null) {
          buckets.add(bucket);
        }
        inside = kind == INSIDE ? new Position(ByteBuffer.wrap(in.readAllBytes())) : null;
      } catch (IOException e) {
        throw ConcatenatedPages.foreign();
      }
    }

    private ValueType type() {
      return listed.list().table().valueType(listed.list().bucketOfEntry());
    }
  }
}
