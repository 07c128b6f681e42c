package dev.rowan.internal.paging;

import dev.rowan.annotation.Order;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Partitions of numbers that are read on other threads, or at once, in pages of any length from
 * none up to what was asked for.
 */
final class SlowBackend implements Backend {
  static final TableSchema TABLE =
      TableSchema.named("numbers")
          .partitionKey("p", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .build();

  final Map<Integer, NavigableSet<Integer>> partitions = new ConcurrentHashMap<>();
  final AtomicInteger most = new AtomicInteger();

  private final AtomicInteger underWay = new AtomicInteger();
  private final ExecutorService threads = Executors.newFixedThreadPool(3);
  private final Random random;
  private final boolean atOnce;

  SlowBackend(Random random, boolean atOnce) {
    this.random = random;
    this.atOnce = atOnce;
  }

  NavigableSet<Integer> partition(int number) {
    return partitions.computeIfAbsent(number, absent -> new ConcurrentSkipListSet<>());
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    int length = random.nextInt(query.limit() + 1);
    SliceQuery slice = (SliceQuery) query;
    if (atOnce) {
      return CompletableFuture.completedFuture(read(slice, length));
    }
    most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
    return CompletableFuture.supplyAsync(
        () -> {
          underWay.decrementAndGet();
          return read(slice, length);
        },
        threads);
  }

  private RowPage read(SliceQuery query, int length) {
    NavigableSet<Integer> numbers = partition((Integer) query.partition().get(0));
    if (query.reversed()) {
      numbers = numbers.descendingSet();
    }
    Position after = query.after();
    if (after != null) {
      numbers = numbers.tailSet(after.bytes().getInt(0), false);
    }
    List<Integer> page = numbers.stream().limit(length).toList();
    List<Row> rows = page.stream().map(number -> Row.of(query.partition().get(0), number)).toList();
    boolean more = numbers.stream().skip(length).findFirst().isPresent();
    Position end =
        page.isEmpty()
            ? after != null ? after : at(query.reversed() ? Integer.MAX_VALUE : Integer.MIN_VALUE)
            : at(page.get(page.size() - 1));
    return new RowPage(rows, more ? end : null);
  }

  private static Position at(int number) {
    return new Position(ByteBuffer.allocate(Integer.BYTES).putInt(0, number));
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.of();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
