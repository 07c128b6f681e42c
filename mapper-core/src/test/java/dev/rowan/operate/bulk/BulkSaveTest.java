package dev.rowan.operate.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Seed;
import dev.rowan.annotation.Order;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Saving many entities on a backend that fails and delays as the test says. */
class BulkSaveTest {
  private static final TableSchema TABLE =
      TableSchema.named("numbers")
          .partitionKey("p", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("secret", ScalarType.TEXT)
          .build();

  private final ScriptedBackend backend = new ScriptedBackend();
  private final BulkSave<Integer> bulk =
      new BulkSave<>(
          DaoRuntime.of(
              new Session(
                  backend,
                  Duration.ofSeconds(30),
                  new byte[16],
                  ReadOptions.NONE,
                  CallOptions.NONE),
              new Numbers()),
          TABLE);

  @Test
  void everythingIsStoredOnce() {
    BulkResult<Integer> result = bulk.save(numbers(1_000));
    assertThat(backend.storedNumbers()).containsExactlyInAnyOrderElementsOf(numbers(1_000));
    assertThat(result.progress()).isEqualTo(new BulkProgress(1_000, 1_000, 0));
    assertThat(result.complete()).isTrue();
    assertThat(result.orThrow().failures()).isEmpty();
    assertThat(bulk.save(List.of()).progress()).isEqualTo(new BulkProgress(0, 0, 0));
  }

  @Test
  void rowsOfOnePartitionGoTogetherAndOthersDoNot() {
    backend.holding = true;
    ScriptedPublisher source = new ScriptedPublisher();
    bulk.withConcurrency(2).withRowsPerRequest(3).save(source);
    source.publish(numbers(6)); // partitions 0, 1, 2, 0, 1, 2
    source.publish(List.of(6, 9, 12)); // partition 0
    assertThat(backend.batches).hasSize(2);
    while (!backend.held.isEmpty()) {
      backend.release();
    }
    assertThat(backend.batches)
        .allMatch(batch -> batch.stream().map(row -> row.get(0)).distinct().count() == 1)
        .allMatch(batch -> batch.size() <= 3);
    assertThat(backend.batches.stream().map(List::size)).contains(3);
    assertThat(backend.storedNumbers()).hasSize(9);
  }

  @Test
  void rowsOfATableGatherThoughNothingIsUnderWay() {
    BulkSave<Integer> table =
        BulkSave.ofTable(
            DaoRuntime.of(
                new Session(
                    backend,
                    Duration.ofSeconds(30),
                    new byte[16],
                    ReadOptions.NONE,
                    CallOptions.NONE),
                new Numbers()),
            TABLE,
            number -> Upsert.insert(TABLE, Row.of(number / 10, number, "")));
    assertThat(table.save(numbers(95)).progress()).isEqualTo(new BulkProgress(95, 95, 0));
    assertThat(backend.storedNumbers()).containsExactlyInAnyOrderElementsOf(numbers(95));
    assertThat(backend.batches).hasSizeLessThan(15);
    assertThat(table.withConcurrency(1).withRowsPerRequest(1).save(numbers(5)).progress().saved())
        .isEqualTo(5);
  }

  @Test
  void largeEntitiesWaitForRoom() {
    backend.holding = true;
    AtomicInteger read = new AtomicInteger();
    String large = "x".repeat(1 << 20);
    BulkSave<Integer> table =
        BulkSave.ofTable(
            DaoRuntime.of(
                new Session(
                    backend,
                    Duration.ofMillis(50),
                    new byte[16],
                    ReadOptions.NONE,
                    CallOptions.NONE),
                new Numbers()),
            TABLE,
            number -> {
              read.incrementAndGet();
              return Upsert.insert(TABLE, Row.of(number, number, large));
            });
    assertThatThrownBy(() -> table.save(numbers(100))).isInstanceOf(RowanException.class);
    // three bytes for each character
    assertThat(read).hasValue(6);
  }

  @Test
  void noMoreRequestsThanAllowedAreUnderWayAndTheSourceWaits() {
    backend.holding = true;
    ScriptedPublisher source = new ScriptedPublisher();
    CompletableFuture<BulkResult<Integer>> end =
        bulk.withConcurrency(4).withRowsPerRequest(2).save(source).toCompletableFuture();
    assertThat(source.demand).isEqualTo(8);
    source.publish(numbers(8));
    assertThat(backend.mostUnderWay).isLessThanOrEqualTo(4);
    assertThat(source.demand).isZero();
    while (!backend.held.isEmpty()) {
      backend.release();
    }
    assertThat(source.demand).isEqualTo(8);
    assertThat(end).isNotDone();
    source.complete();
    assertThat(end.join().progress()).isEqualTo(new BulkProgress(8, 8, 0));
  }

  @Test
  void theLaterOfTwoEntitiesWithOneKeyIsWrittenLater() {
    backend.holding = true;
    ScriptedPublisher source = new ScriptedPublisher();
    bulk.save(source);
    source.publish(List.of(3, 3, 6, 3));
    List<Integer> requests = new ArrayList<>();
    while (!backend.held.isEmpty()) {
      assertThat(backend.held).as("requests of one partition at a time").hasSize(1);
      backend.release();
    }
    backend.batches.forEach(
        batch -> batch.forEach(row -> requests.add(ScriptedBackend.number(row))));
    assertThat(requests).containsExactly(3, 3, 6, 3);
    assertThat(backend.batches)
        .allMatch(batch -> batch.stream().distinct().count() == batch.size());
  }

  @Test
  void whatFailsIsReturnedAndTheRestIsStored() {
    backend.failing.add(7);
    backend.failing.add(11);
    BulkResult<Integer> result = bulk.withRowsPerRequest(1).stoppingAfter(3).save(numbers(20));
    assertThat(result.failures()).extracting(BulkFailure::entity).containsExactly(7, 11);
    assertThat(result.failures()).extracting(BulkFailure::place).containsExactly(7L, 11L);
    assertThat(result.failures())
        .allMatch(failure -> failure.error().code() == ErrorCode.CLUSTER_UNAVAILABLE)
        .allMatch(failure -> !failure.toString().contains("secret"));
    assertThat(result.progress()).isEqualTo(new BulkProgress(18, 7, 2));
    assertThat(result.complete()).isTrue();
    assertThatThrownBy(result::orThrow).isSameAs(result.failures().get(0).error());
  }

  @Test
  void aRowThatIsRefusedDoesNotTakeItsNeighboursAlong() {
    backend.refused.add(6);
    backend.holding = true;
    ScriptedPublisher source = new ScriptedPublisher();
    CompletableFuture<BulkResult<Integer>> end =
        bulk.withConcurrency(1).stoppingAfter(9).save(source).toCompletableFuture();
    source.publish(List.of(0, 3, 6, 9, 12));
    source.complete();
    while (!backend.held.isEmpty()) {
      backend.release();
    }
    assertThat(end.join().failures()).extracting(BulkFailure::entity).containsExactly(6);
    assertThat(backend.storedNumbers()).containsExactlyInAnyOrder(0, 3, 9, 12);
    assertThat(end.join().progress()).isEqualTo(new BulkProgress(4, 2, 1));
  }

  @Test
  void anEntityThatCannotBeARowFailsByItself() {
    BulkResult<Integer> result = bulk.stoppingAfter(9).save(List.of(1, -1, 2));
    assertThat(result.failures()).extracting(BulkFailure::place).containsExactly(1L);
    assertThat(backend.storedNumbers()).containsExactly(1, 2);
  }

  @Test
  void stopsAtTheFirstFailureByDefault() {
    backend.failing.add(5);
    BulkResult<Integer> result = bulk.withConcurrency(1).withRowsPerRequest(1).save(numbers(100));
    assertThat(result.complete()).isFalse();
    assertThat(result.progress()).isEqualTo(new BulkProgress(5, 5, 1));
    assertThat(backend.storedNumbers()).isEqualTo(numbers(5));
  }

  @Test
  void goesOnWhereAnotherHasStopped() {
    backend.failing.add(50);
    BulkResult<Integer> first = bulk.save(numbers(100));
    backend.failing.clear();
    BulkResult<Integer> second = bulk.skipping(first.progress().leading()).save(numbers(100));
    assertThat(backend.storedNumbers()).containsAll(numbers(100));
    assertThat(second.progress().leading()).isEqualTo(100);
    assertThat(first.progress().leading()).isBetween(0L, 50L);
    assertThat(second.progress().saved()).isEqualTo(100 - first.progress().leading());
    ScriptedPublisher source = new ScriptedPublisher();
    CompletableFuture<BulkResult<Integer>> end =
        bulk.withConcurrency(1)
            .withRowsPerRequest(2)
            .skipping(98)
            .save(source)
            .toCompletableFuture();
    source.publish(numbers(100));
    source.complete();
    assertThat(end.join().progress()).isEqualTo(new BulkProgress(2, 100, 0));
  }

  /** Whatever completes when: the leading entities are stored, all of them. */
  @Test
  void whatIsSaidToBeStoredIsStored() {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int round = 0; round < 50; round++) {
      ScriptedBackend scripted = new ScriptedBackend();
      scripted.holding = true;
      IntStream.range(0, random.nextInt(4)).forEach(i -> scripted.failing.add(random.nextInt(60)));
      List<BulkProgress> steps = new ArrayList<>();
      ScriptedPublisher source = new ScriptedPublisher();
      CompletableFuture<BulkResult<Integer>> end =
          new BulkSave<>(
                  DaoRuntime.of(
                      new Session(
                          scripted,
                          Duration.ofSeconds(30),
                          new byte[16],
                          ReadOptions.NONE,
                          CallOptions.NONE),
                      new Numbers()),
                  TABLE)
              .withConcurrency(1 + random.nextInt(5))
              .withRowsPerRequest(1 + random.nextInt(4))
              .stoppingAfter(1 + random.nextInt(5))
              .watchedBy(
                  progress -> {
                    assertThat(scripted.storedNumbers())
                        .containsAll(numbers((int) progress.leading()));
                    steps.add(progress);
                  })
              .save(source)
              .toCompletableFuture();
      Iterator<Integer> entities = numbers(60).iterator();
      while (!end.isDone()) {
        while (source.demand > 0 && entities.hasNext()) {
          source.publish(List.of(entities.next()));
        }
        if (!entities.hasNext()) {
          source.complete();
        }
        if (!scripted.held.isEmpty()) {
          scripted.held.remove(random.nextInt(scripted.held.size())).run();
        }
      }
      BulkResult<Integer> result = end.join();
      assertThat(scripted.storedNumbers()).as("seed %d", seed).doesNotHaveDuplicates();
      assertThat(result.progress().saved())
          .as("seed %d", seed)
          .isEqualTo(scripted.storedNumbers().size());
      assertThat(steps.get(steps.size() - 1)).as("seed %d", seed).isEqualTo(result.progress());
      assertThat(result.complete() ? result.progress().saved() + result.failures().size() : 60)
          .as("seed %d", seed)
          .isEqualTo(60);
    }
  }

  @Test
  void aSourceThatFailsEndsTheSaveAfterWhatIsUnderWay() {
    Stream<Integer> broken =
        Stream.concat(
            numbers(5).stream(),
            Stream.generate(
                () -> {
                  throw new IllegalStateException("the file is damaged");
                }));
    assertThatThrownBy(() -> bulk.save(broken)).hasMessage("the file is damaged");
    assertThat(backend.storedNumbers()).containsExactlyInAnyOrderElementsOf(numbers(5));
    backend.holding = true;
    ScriptedPublisher source = new ScriptedPublisher();
    CompletableFuture<BulkResult<Integer>> end = bulk.save(source).toCompletableFuture();
    source.publish(List.of(1));
    source.fail(new IllegalStateException("lost"));
    assertThat(end).isNotDone();
    backend.release();
    assertThat(end).isCompletedExceptionally();
  }

  @Test
  void aListenerThatThrowsEndsTheSave() {
    BulkSave<Integer> watched =
        bulk.watchedBy(
            progress -> {
              throw new IllegalStateException("nobody listens");
            });
    assertThatThrownBy(() -> watched.save(numbers(500))).hasMessage("nobody listens");
  }

  @Test
  void aPublisherIsCancelledWhenEnoughHasFailed() {
    backend.failing.add(1);
    ScriptedPublisher source = new ScriptedPublisher();
    CompletableFuture<BulkResult<Integer>> end = bulk.save(source).toCompletableFuture();
    source.publish(numbers(3));
    assertThat(source.cancelled).isTrue();
    assertThat(end.join().complete()).isFalse();
  }

  @Test
  void boundsAreEnforced() {
    assertThatThrownBy(() -> bulk.withConcurrency(0)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> bulk.withRowsPerRequest(1_001))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> bulk.stoppingAfter(0)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> bulk.skipping(-1)).isInstanceOf(RejectedInputException.class);
  }

  private static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  /** Numbers in three partitions; those below zero have no key. */
  private record Numbers() implements EntityMapping<Integer> {
    @Override
    public Class<Integer> type() {
      return Integer.class;
    }

    @Override
    public TableSchema table() {
      return TABLE;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Integer number) {
      return number < 0 ? Row.of(0, null, "secret") : Row.of(number % 3, number, "secret");
    }

    @Override
    public Integer read(Row row) {
      return ScriptedBackend.number(row);
    }
  }
}
