package dev.rowan.storage.contract.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.RecountReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit.Increment;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.TablePool;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Counters of likes finally equal the number of likes, from any wrong value, and through crashes.
 */
public abstract class RecountContract extends ContractCase {
  private static final Duration GRACE = Duration.ofMillis(5);

  private Mapping likes;
  private Mapping counts;
  private Maintenance maintenance;
  private DaoRuntime<Row> like;
  private DaoRuntime<Row> count;

  /** Entities that are their rows. */
  private record Mapping(
      TableSchema table, List<DerivedTable> derived, List<RecountedColumn> recounts)
      implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  @BeforeEach
  final void open() {
    // An item's likes are its partition.
    TableSchema table =
        TablePool.take(
            TableSchema.named("likes")
                .partitionKey("item", ScalarType.INT)
                .clustering("liker", ScalarType.INT, Order.ASC)
                .column("at", ScalarType.TEXT));
    open(new Mapping(table, List.of(), List.of()), table.name(), 0);
  }

  private void openThroughAnIndex() {
    TableSchema table =
        TablePool.take(
            TableSchema.named("likes")
                .partitionKey("liker", ScalarType.INT)
                .clustering("at", ScalarType.TEXT, Order.ASC)
                .column("item", ScalarType.INT));
    TableSchema byItem =
        TablePool.take(
            TableSchema.named("by_item")
                .partitionKey("item", ScalarType.INT)
                .clustering("liker", ScalarType.INT, Order.ASC)
                .clustering("at", ScalarType.TEXT, Order.ASC));
    DerivedTable index =
        new DerivedTable(
            byItem, table, List.of(new Copy(2), new Copy(0), new Copy(1)), Maintain.VERIFIED);
    open(new Mapping(table, List.of(index), List.of()), byItem.name(), 2);
  }

  private void open(Mapping newLikes, String through, int item) {
    likes = newLikes;
    counts =
        new Mapping(
            TablePool.take(
                TableSchema.named("counts")
                    .partitionKey("item", ScalarType.INT)
                    .column("likes", CounterType.COUNTER)),
            List.of(),
            List.of(new RecountedColumn(1, likes, List.of(item), through, Duration.ofMinutes(30))));
    Session session = newSession();
    maintenance = new Maintenance(session);
    like = DaoRuntime.of(session, likes);
    count = DaoRuntime.of(session, counts);
  }

  private void like(int item, int liker) {
    await(like.insert(Row.of(item, liker, "noon"), Nulls.UNSET));
  }

  private void add(int item, long more) {
    await(count.update(Row.of(item, new Increment(more))));
  }

  private Optional<Object> counted(int item) {
    return await(count.select(ReadPlan.direct("Counts.of", counts.table()), item).optional())
        .map(row -> row.get(1));
  }

  private RecountReport recount() {
    return maintenance.recount(counts).withGrace(GRACE).run();
  }

  @Test
  void correctsCountersThatAreTooLowOrTooHigh() {
    for (int liker = 0; liker < 7; liker++) {
      like(1, liker);
      like(2, liker);
      like(3, liker);
    }
    add(1, 7);
    add(2, 5);
    add(4, 3);
    assertThat(recount()).isEqualTo(new RecountReport(4, 3, 3, 12, 0));
    assertThat(counted(1)).contains(7L);
    assertThat(counted(2)).contains(7L);
    assertThat(counted(3)).as("a counter that was never added to").contains(7L);
    assertThat(counted(4)).as("a counter of nothing").contains(0L);
    assertThat(recount()).isEqualTo(new RecountReport(4, 0, 0, 0, 0));
    assertThat(maintenance.recount(counts).every()).isEqualTo(Duration.ofMinutes(30));
    assertThatThrownBy(() -> maintenance.recount(likes)).isInstanceOf(RejectedInputException.class);
  }

  @Test
  void countsRowsAndNotStaleEntries() {
    openThroughAnIndex();
    await(like.insert(Row.of(1, "noon", 5), Nulls.UNSET));
    await(like.insert(Row.of(2, "noon", 5), Nulls.UNSET));
    await(like.insert(Row.of(3, "noon", 5), Nulls.UNSET));
    await(like.update(Row.of(2, "noon", 6)));
    await(like.deleteByKey(3, "noon"));
    recount();
    assertThat(counted(5)).contains(1L);
    assertThat(counted(6)).contains(1L);
  }

  @Test
  void skipsCountersThatOthersKeepChanging() {
    like(1, 1);
    add(1, 3);
    Maintenance jobs = new Maintenance(newSession(new ConcurrentCounter(backend())));
    assertThat(jobs.recount(counts).withGrace(GRACE).run())
        .isEqualTo(new RecountReport(1, 0, 0, 0, 1));
    assertThat(recount().corrected()).isEqualTo(1);
    assertThat(counted(1)).contains(1L);
  }

  /** A store in which another client adds to a counter whenever the job reads it. */
  private final class ConcurrentCounter extends ForwardingBackend {

    ConcurrentCounter(Backend whole) {
      super(whole);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      boolean ofCounter = query instanceof RowQuery && query.table().equals(counts.table());
      return ofCounter
          ? count.update(Row.of(1, new Increment(1))).thenCompose(added -> super.fetch(query))
          : super.fetch(query);
    }

    @Override
    public void close() {}
  }

  @Test
  void runsInOneProcessAtATime() {
    like(1, 1);
    List<RowanException> others = new ArrayList<>();
    maintenance
        .recount(counts)
        .withGrace(GRACE)
        .watchedBy(
            progress -> {
              if (others.isEmpty()) {
                try {
                  new Maintenance(newSession()).recount(counts).withGrace(GRACE).run();
                } catch (RowanException e) {
                  others.add(e);
                }
              }
            })
        .run();
    assertThat(others).singleElement().isInstanceOf(BackendUnavailableException.class);
    assertThat(counted(1)).contains(1L);
  }

  @Test
  void resumesWhereItStopped() {
    for (int item = 0; item < 300; item++) {
      like(item, 1);
    }
    List<Double> shares = new ArrayList<>();
    assertThatThrownBy(
            () ->
                maintenance
                    .recount(counts)
                    .withGrace(GRACE)
                    .watchedBy(
                        progress -> {
                          shares.add(progress.share());
                          if (progress.share() > 0.7) {
                            throw new IllegalStateException("interrupted by the test");
                          }
                        })
                    .run())
        .hasMessage("interrupted by the test");
    RecountReport rest = recount();
    assertThat(rest.counters()).isBetween(1L, 299L);
    assertThat(shares).isSorted();
    for (int item = 0; item < 300; item++) {
      assertThat(counted(item)).contains(1L);
    }
  }

  @Test
  void addsNothingTwiceAfterCrashesAnywhere() {
    boolean cut = true;
    for (int writes = 0; cut; writes += onServer(5, 1)) {
      for (boolean arrives : new boolean[] {false, true}) {
        int item = 2 * writes + (arrives ? 1 : 0);
        like(item, 1);
        like(item, 2);
        add(item, 7);
        InterruptedBackend dying = new InterruptedBackend(backend(), writes, arrives);
        Session doomed = newSession(dying);
        try {
          new Maintenance(doomed).recount(counts).withGrace(GRACE).run();
        } catch (RowanException e) {
          assertThat(dying.isInterrupted()).isTrue();
        }
        cut = dying.isInterrupted();
        maintenance.recount(counts).takingOver().withGrace(GRACE).run();
        assertThat(counted(item))
            .as("cut after %d writes, the next arrives: %s", writes, arrives)
            .contains(2L);
      }
    }
  }
}
