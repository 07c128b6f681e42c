package dev.rowan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** What is asked of requests: by the call, else by the DAO, else by the Rowan. */
class CallPrecedenceTest {
  private static final TableSchema TABLE =
      TableSchema.named("numbers")
          .partitionKey("p", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .build();
  private static final ReadPlan PLAN = ReadPlan.direct("Numbers.all", TABLE);

  private final Recorder recorder = new Recorder();
  private final DaoRuntime<Integer> ofRowan =
      DaoRuntime.of(
          new Session(
              recorder,
              Duration.ofSeconds(30),
              new byte[16],
              ReadOptions.at(Consistency.QUORUM).withPageSize(7),
              CallOptions.at(Consistency.ALL).withProfile("rowan")),
          new Numbers());
  private final DaoRuntime<Integer> ofDao =
      ofRowan
          .reading(ReadOptions.of(CallOptions.NONE.withProfile("dao")).withPageSize(8))
          .writing(CallOptions.NONE.withProfile("dao"));

  @Test
  void readsAskWhatTheNearestSays() {
    ofRowan.select(PLAN, 1).list();
    ofDao.select(PLAN, 1).list();
    ofDao.select(PLAN, 1).with(ReadOptions.at(Consistency.ONE)).list();
    ofDao.select(PLAN, 1).with(ReadOptions.NONE.withPageSize(9)).stream();
    ofDao.scan(PLAN).with(ReadOptions.of(CallOptions.NONE.withTracing(true))).list();
    CallOptions rowan = CallOptions.at(Consistency.QUORUM).withMethod("Numbers.all");
    CallOptions dao = rowan.withProfile("dao");
    assertThat(recorder.queries)
        .extracting(query -> query.mode().options().withDeadline(null))
        .containsExactly(
            rowan, dao, dao.withConsistency(Consistency.ONE), dao, dao.withTracing(true));
    assertThat(recorder.queries).extracting(Query::limit).containsExactly(7, 8, 8, 9, 8);
    assertThat(recorder.queries).noneMatch(query -> query.mode().times());
  }

  @Test
  void everyPartitionOfAReadAsksTheSame() {
    ofDao
        .select(PLAN, new AnyOf(List.of(1, 2, 3)))
        .with(ReadOptions.at(Consistency.LOCAL_ONE))
        .list();
    assertThat(recorder.queries)
        .hasSize(3)
        .allMatch(q -> q.mode().options().consistency() == Consistency.LOCAL_ONE);
  }

  @Test
  void aPageHasTheSizeOfItsRequest() {
    ofDao.select(PLAN, 1).page(PageRequest.first(100));
    assertThat(recorder.queries).extracting(Query::limit).containsExactly(100);
  }

  @Test
  void writesAskWhatTheNearestSays() {
    ofRowan.insert(1, Nulls.UNSET);
    ofDao.insert(1, Nulls.UNSET);
    ofDao.with(WriteOptions.at(Consistency.ANY)).insert(1, Nulls.UNSET);
    ofDao.with(WriteOptions.NONE).deleteByKey(1);
    ofDao.attributedTo("Numbers.save").insert(1, Nulls.UNSET);
    ofDao
        .attributedTo("Numbers.save")
        .with(WriteOptions.at(Consistency.ANY))
        .insert(1, Nulls.UNSET);
    CallOptions dao = CallOptions.at(Consistency.ALL).withProfile("dao");
    assertThat(recorder.batches)
        .extracting(MutationSet::options)
        .containsExactly(
            CallOptions.at(Consistency.ALL).withProfile("rowan"),
            dao,
            dao.withConsistency(Consistency.ANY),
            dao,
            dao.withMethod("Numbers.save"),
            dao.withMethod("Numbers.save").withConsistency(Consistency.ANY));
  }

  @Test
  void levelsHaveTheirSide() {
    for (Consistency serial : List.of(Consistency.SERIAL, Consistency.LOCAL_SERIAL)) {
      assertThatThrownBy(() -> WriteOptions.at(serial)).isInstanceOf(RejectedInputException.class);
      assertThatThrownBy(() -> ofRowan.writing(CallOptions.at(serial)))
          .isInstanceOf(RejectedInputException.class);
      assertThat(ReadOptions.at(serial).call().consistency()).isEqualTo(serial);
    }
    assertThatThrownBy(() -> ReadOptions.at(Consistency.ANY))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> CallOptions.NONE.withSerialConsistency(Consistency.QUORUM))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void eachNumberOfReadOptionsIsTakenFromTheNearestThatSaysOne() {
    ReadOptions near = ReadOptions.NONE.withMaxScanned(3);
    ReadOptions far = ReadOptions.NONE.withMaxScanned(4).withPageSize(5);
    assertThat(near.orElse(far)).isEqualTo(ReadOptions.NONE.withMaxScanned(3).withPageSize(5));
    assertThat(ReadOptions.NONE.orElse(far)).isEqualTo(far);
    assertThat(far.withCall(CallOptions.NONE.withTracing(true)).maxScanned()).isEqualTo(4);
  }

  @Test
  void boundsAreEnforced() {
    for (int size : new int[] {-1, PageRequest.MAX_SIZE + 1}) {
      assertThatThrownBy(() -> ReadOptions.NONE.withPageSize(size))
          .isInstanceOf(RejectedInputException.class);
    }
    assertThatThrownBy(() -> ReadOptions.NONE.withMaxScanned(-1))
        .isInstanceOf(RejectedInputException.class);
    for (Duration timeout : List.of(Duration.ZERO, Duration.ofMillis(-1))) {
      assertThatThrownBy(() -> CallOptions.NONE.withTimeout(timeout))
          .isInstanceOf(RejectedInputException.class);
    }
    assertThatThrownBy(() -> ofRowan.select(PLAN, 1).with(null))
        .isInstanceOf(RejectedInputException.class);
  }

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

  /** Keeps what is asked of it. */
  private static final class Recorder implements Backend {
    final List<Query> queries = new ArrayList<>();
    final List<MutationSet> batches = new ArrayList<>();

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
      batches.add(batch);
      return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      queries.add(query);
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }

    @Override
    public void close() {}
  }
}
