package dev.rowan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.ReadOptions;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading from a backend whose pages are shorter than asked for, which it may do. */
class SelectionTest {
  private static final int ROWS = 2_000;

  private static final TableSchema TABLE =
      TableSchema.named("numbers")
          .partitionKey("p", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .build();
  private static final ReadPlan ALL_NUMBERS = ReadPlan.direct("Numbers.all", TABLE);

  /** Every row of the partition, in stored order. */
  private static final List<Integer> ALL = IntStream.range(0, ROWS).boxed().toList();

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1_000})
  void readsOnWhereAPageIsShort(int longest) {
    Selection<Integer> numbers = numbers(longest);
    assertThat(await(numbers.list())).isEqualTo(ALL);
    assertThat(await(numbers.stream())).containsExactlyElementsOf(ALL);
    assertThat(await(numbers.limit(Limit.of(700)).list())).isEqualTo(ALL.subList(0, 700));
    assertThat(await(numbers.limit(Limit.of(700)).stream()))
        .containsExactlyElementsOf(ALL.subList(0, 700));
    assertThat(await(numbers.optional())).contains(0);
    assertThat(await(numbers.one())).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1_000})
  void aPageIsFullUnlessItIsTheLast(int longest) {
    Selection<Integer> numbers = numbers(longest);
    Page<Integer> page = await(numbers.page(PageRequest.first(300)));
    List<Integer> found = new ArrayList<>(page.items());
    while (page.hasNext()) {
      assertThat(page.items()).hasSize(300);
      page = await(numbers.page(page.next(300).orElseThrow()));
      found.addAll(page.items());
    }
    assertThat(page.items()).hasSize(ROWS % 300);
    assertThat(found).isEqualTo(ALL);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 1_000})
  void countsOnWhereAPageIsShort(int longest) {
    Selection<Integer> numbers = numbers(longest);
    assertThat(await(numbers.count())).isEqualTo(ROWS);
    assertThat(await(numbers.limit(Limit.of(700)).count())).isEqualTo(700);
    assertThat(await(numbers.limit(Limit.of(ROWS + 1)).count())).isEqualTo(ROWS);
    assertThat(await(numbers.exists())).isTrue();
  }

  @Test
  void existenceNeedsTheKeyOfOneRowAndACountPagesOfKeys() {
    ShortPages backend = new ShortPages(ROWS);
    Selection<Integer> keys =
        DaoRuntime.of(session(backend), new Numbers())
            .select(ReadPlan.direct("Numbers.exists", TABLE).ofKeys(), 1);
    BitSet key = new BitSet();
    key.set(0, TABLE.keySize());

    await(keys.exists());
    assertThat(backend.queries).isNotEmpty().allMatch(query -> query.limit() == 1);
    backend.queries.clear();
    await(keys.count());
    assertThat(backend.queries.get(0).limit()).isEqualTo(5_000);
    assertThat(backend.queries)
        .extracting(query -> query.mode().columns())
        .containsOnly(ColumnSelection.of(key));
  }

  @Test
  void anEmptyPageWithANextPlaceIsNotTheEnd() {
    assertThat(await(numbers(1).optional())).contains(0);
    assertThat(await(runtime(1).keyedRead(ALL_NUMBERS).optional(1))).contains(0);
  }

  private static Selection<Integer> numbers(int longest) {
    return runtime(longest).select(ALL_NUMBERS, 1);
  }

  private static DaoRuntime<Integer> runtime(int longest) {
    return DaoRuntime.of(session(new ShortPages(longest)), new Numbers());
  }

  private static Session session(Backend backend) {
    return new Session(
        backend, Duration.ofSeconds(30), new byte[16], ReadOptions.NONE, CallOptions.NONE);
  }

  private static <T> T await(CompletionStage<T> stage) {
    return new Await(Duration.ofSeconds(30)).result(stage);
  }

  /** The second column of a row as an entity. */
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
      return Row.of(1, number);
    }

    @Override
    public Integer read(Row row) {
      return Codecs.INTEGER.decode(row.get(1));
    }
  }

  /** Answers with at most {@code longest} rows, and with none at all on every second call. */
  private static final class ShortPages implements Backend {
    private final int longest;
    private final List<Query> queries = new ArrayList<>();
    private int calls;

    ShortPages(int longest) {
      this.longest = longest;
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
    public CompletionStage<RowPage> fetch(Query query) {
      queries.add(query);
      int from = query.after() == null ? 0 : query.after().bytes().getInt(0);
      int size = calls++ % 2 == 0 ? 0 : Math.min(query.limit(), longest);
      int to = Math.min(ROWS, from + size);
      List<Row> rows = ALL.subList(from, to).stream().map(number -> Row.of(1, number)).toList();
      Position next =
          to == ROWS ? null : new Position(ByteBuffer.allocate(Integer.BYTES).putInt(0, to));
      return CompletableFuture.completedFuture(new RowPage(rows, next));
    }

    @Override
    public void close() {}
  }
}
