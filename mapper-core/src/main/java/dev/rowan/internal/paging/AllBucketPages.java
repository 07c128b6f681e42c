package dev.rowan.internal.paging;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.Loop;
import dev.rowan.mapping.Buckets;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.ValueType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rows of all buckets of a list, merged. The first page reads the whole list. A position has
 * all buckets, so that the pages of one read visit the same ones. Thread-safe.
 */
public final class AllBucketPages implements Pages {
  private static final byte KIND = 'L';

  private final ListedBuckets listed;
  private final Function<List<Object>, Pages> rows;

  /**
   * Reads the buckets of a list.
   *
   * @param rows returns the rows of buckets, of which there is at least one
   */
  public AllBucketPages(ListedBuckets listed, Function<List<Object>, Pages> rows) {
    this.listed = listed;
    this.rows = rows;
  }

  @Override
  public CompletionStage<RowPage> fetch(int limit, @Nullable Position after) {
    if (after != null) {
      return resume(limit, after);
    }
    List<Object> buckets = new ArrayList<>();
    return Loop.until(
            () ->
                listed
                    .after(buckets.isEmpty() ? null : buckets.get(buckets.size() - 1))
                    .thenApply(page -> add(page, buckets)))
        .thenCompose(all -> fetch(buckets, limit, null));
  }

  private boolean add(ListedBuckets.Page page, List<Object> buckets) {
    buckets.addAll(page.buckets());
    if (buckets.size() > Buckets.MOST) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of(
              "list",
              listed.list().table().name(),
              "buckets to merge",
              "more than " + Buckets.MOST),
          null);
    }
    return page.isLast();
  }

  private CompletionStage<RowPage> fetch(
      List<Object> buckets, int limit, @Nullable Position inside) {
    if (buckets.isEmpty()) {
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }
    return rows.apply(buckets)
        .fetch(limit, inside)
        .thenApply(
            page -> {
              Position next = page.next();
              return next == null ? page : new RowPage(page.rows(), position(buckets, next));
            });
  }

  private CompletionStage<RowPage> resume(int limit, Position after) {
    byte[] bytes = MergePosition.bytes(after);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readByte() != KIND) {
        throw ConcatenatedPages.foreign();
      }
      List<Object> buckets = new ArrayList<>();
      for (int i = in.readInt(); i > 0; i--) {
        Object bucket = ValueBytes.read(type(), in);
        if (bucket == null) {
          throw ConcatenatedPages.foreign();
        }
        buckets.add(bucket);
      }
      return fetch(buckets, limit, new Position(ByteBuffer.wrap(in.readAllBytes())));
    } catch (IOException e) {
      throw ConcatenatedPages.foreign();
    }
  }

  private Position position(List<Object> buckets, Position inside) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(KIND);
      out.writeInt(buckets.size());
      for (Object bucket : buckets) {
        ValueBytes.write(type(), bucket, out);
      }
      out.write(MergePosition.bytes(inside));
    } catch (IOException e) {
      throw new UncheckedIOException("into memory", e);
    }
    return new Position(ByteBuffer.wrap(bytes.toByteArray()));
  }

  private ValueType type() {
    return listed.list().table().valueType(listed.list().bucketOfEntry());
  }
}
