package dev.rowan.storage.contract;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.annotation.Maintain;
import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.ReadOptions;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import dev.rowan.value.Slice;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * What all contracts have in common: an open backend for each test, tables under names that no
 * other test uses, and short forms of the calls. Rows are compared as lists, because a {@link Row}
 * does not print its values.
 */
abstract class ContractCase {
  private static final AtomicInteger TABLES = new AtomicInteger();
  private static final Duration POLL = Duration.ofMillis(5);
  private static final String RUN = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);

  private BackendFixture fixture;
  private Backend backend;

  /** Returns a fixture for one test. */
  protected abstract BackendFixture newFixture();

  @BeforeEach
  final void openBackend() {
    fixture = newFixture();
    backend = fixture.open();
  }

  @AfterEach
  final void closeBackend() {
    try {
      backend.close();
      fixture.empty(TablePool.taken());
      TablePool.release();
    } finally {
      TablePool.abandon();
      fixture.close();
    }
  }

  final Backend backend() {
    return backend;
  }

  /** Returns what DAOs over the open backend share. */
  final Session newSession() {
    return newSession(backend);
  }

  /** Returns what DAOs over another backend share, such as one over the open backend. */
  static Session newSession(Backend other) {
    return new Session(
        other,
        Duration.ofSeconds(60),
        "the secret of contracts".getBytes(UTF_8),
        ReadOptions.NONE,
        CallOptions.NONE);
  }

  /** Closes the backend and opens it again; skips the test where that loses everything. */
  final void reopen() {
    assumeTrue(fixture.durable(), "SKIPPED: the store is not durable");
    backend.close();
    backend = fixture.open();
  }

  final void needs(BackendFixture.Newer newer) {
    assumeTrue(fixture.has(newer), "SKIPPED: the store lacks " + newer);
  }

  final void needsConditionalWrites() {
    assumeTrue(
        backend.capabilities().conditionalWrites(), "SKIPPED: the backend takes no conditions");
  }

  final void needsIsolatedUpkeep() {
    assumeTrue(
        backend.capabilities().isolatedUpkeep(), "SKIPPED: the backend does not isolate upkeep");
  }

  /** Skips what is the same under every protocol, where the backend needs none. */
  final void needsProtocols(Maintain maintain) {
    assumeTrue(
        !backend.capabilities().isolatedUpkeep() || maintain == Maintain.VERIFIED,
        "SKIPPED: one protocol is enough where the backend isolates upkeep");
  }

  /** Returns a table name that nobody else uses, within the 48 characters that Cassandra takes. */
  static String freshName(String what) {
    return what + "_" + RUN + "_" + TABLES.incrementAndGet();
  }

  /** Returns a row to write, of some columns of another beside its first. */
  static Row someColumns(Random random, Row row) {
    @Nullable Object[] values = row.toArray();
    for (int i = 1; i < values.length; i++) {
      if (random.nextBoolean()) {
        values[i] = Row.UNSET;
      }
    }
    return Row.of(values);
  }

  /** Starts a table for {@link #define(TableSchema.Builder)}, which chooses its name. */
  static TableSchema.Builder table() {
    return TableSchema.named("t");
  }

  /** Defines a table of this shape that has no rows. */
  final TableSchema define(TableSchema.Builder builder) {
    TableSchema table = TablePool.take(builder);
    define(List.of(table));
    return table;
  }

  final void define(List<TableSchema> tables) {
    await(backend.define(Schema.of(tables)));
  }

  /** Applies one unit under the backend's clock. */
  final WriteOutcome write(Mutation... mutations) {
    return await(backend.apply(unit(mutations)));
  }

  /** Applies one unit at this timestamp. */
  final void writeAt(long timestamp, Mutation... mutations) {
    MutationSet unit = new MutationSet(unit(mutations).changes(), OptionalLong.of(timestamp));
    assertThat(await(backend.apply(unit)).applied()).isTrue();
  }

  static MutationSet unit(Mutation... mutations) {
    return MutationSet.of(Arrays.stream(mutations).map(Change::of).toList());
  }

  /** Checks that a unit is rejected in the stage and not by the call. */
  final RejectedInput rejected(Mutation... mutations) {
    return (RejectedInput) failure(RejectedInput.class, () -> backend.apply(unit(mutations)));
  }

  final void assertRejected(ErrorCode code, Mutation... mutations) {
    assertThat(rejected(mutations).code()).isEqualTo(code);
  }

  /** Returns how a stage fails; the call that makes the stage must not throw. */
  static RowanException failure(
      Class<? extends RowanException> type, Call<? extends CompletionStage<?>> call) {
    CompletionStage<?> stage = call.run();
    try {
      await(stage);
    } catch (RowanException e) {
      assertThat(e).isInstanceOf(type);
      return e;
    }
    return fail("the stage did not fail");
  }

  /** Returns all rows of a partition. */
  final List<List<@Nullable Object>> rows(TableSchema table, Object... partition) {
    return slice(table, Slice.ALL, false, partition);
  }

  /** Returns all rows of a slice, read in one page. */
  final List<List<@Nullable Object>> slice(
      TableSchema table, Slice slice, boolean reversed, Object... partition) {
    return read(new SliceQuery(table, List.of(partition), slice, reversed, 100_000, null));
  }

  /** Returns all rows of a query. */
  final List<List<@Nullable Object>> read(Query query) {
    return pages(query, () -> 100_000);
  }

  /** Returns all rows of a query, read in pages of these sizes. */
  final List<List<@Nullable Object>> pages(Query query, IntSupplier size) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    @Nullable Position next = query.after();
    do {
      int limit = size.getAsInt();
      RowPage page = await(backend.fetch(query.page(limit, next)));
      assertThat(page.rows()).hasSizeLessThanOrEqualTo(limit);
      page.rows().forEach(row -> rows.add(values(row)));
      next = page.next();
    } while (next != null);
    return rows;
  }

  /** Checks that a query gives these rows in pages of any size, and no page behind the last row. */
  final void assertPages(Query query, Random random, List<List<@Nullable Object>> expected) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    @Nullable Position next = null;
    do {
      int limit = 1 + random.nextInt(expected.size() + 2);
      RowPage page = await(backend.fetch(query.page(limit, next)));
      assertThat(page.rows()).hasSizeLessThanOrEqualTo(limit);
      page.rows().forEach(row -> rows.add(values(row)));
      next = page.next();
      assertThat(next == null)
          .as("last page after %d of %d", rows.size(), expected.size())
          .isEqualTo(rows.size() >= expected.size());
    } while (next != null);
    assertThat(rows).isEqualTo(expected);
  }

  /** Returns the rows that a list of values tells, to compare with. */
  static List<@Nullable Object> values(Row row) {
    return Arrays.asList(row.toArray());
  }

  static List<@Nullable Object> values(@Nullable Object... values) {
    return Arrays.asList(values);
  }

  /** Waits for the clock of the store: a value with a TTL of one second expires within the next. */
  static void until(BooleanSupplier holds) {
    Instant end = Instant.now().plus(Duration.ofSeconds(30));
    while (!holds.getAsBoolean()) {
      assertThat(Instant.now()).as("what must come within 30 seconds").isBefore(end);
      // a busy loop would take the processor that the store needs
      LockSupport.parkNanos(POLL.toNanos());
    }
  }

  static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().get(60, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new AssertionError("the stage failed with a checked exception", e);
    } catch (TimeoutException e) {
      throw new AssertionError("the stage did not complete within a minute", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  static <A, B> List<B> each(Stream<A> stream, Function<A, B> function) {
    return stream.<B>map(function).toList();
  }

  /** A call that makes a stage. */
  @FunctionalInterface
  interface Call<T> {
    T run();
  }
}
