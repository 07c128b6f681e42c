package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Wishes.Lines} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanWishes_Lines implements Wishes.Lines {
  private final DaoRuntime<Wishes.Line> runtime;

  private final DaoRuntime<Wishes.Line> adding;

  private final DaoRuntime<Wishes.Line> clearing;

  private final DaoRuntime<Wishes.Line> clearing_2;

  private final KeyedRead<Wishes.Line> all;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanWishes_Lines(Rowan rowan) {
    this.runtime = rowan.runtime(Wishes_LineMapping.INSTANCE);
    this.adding = runtime.attributedTo("Lines.adding");
    this.clearing = runtime.attributedTo("Lines.clearing");
    this.clearing_2 = runtime.attributedTo("Lines.clearing");
    this.all = runtime.keyedRead(
            ReadPlan.direct("Lines.all", Wishes_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE list = ?", PlannedRequests.of(1)));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Line} as a row of table {@code line}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO line (...) VALUES (...)}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public Write adding(Wishes.Line line) {
    return adding.deferred().insert(line, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that deletes every {@code Line} with the given {@code list} from
   * table {@code line}.
   *
   * <p>Cost: 1 range deleted, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM line WHERE list = ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public Write clearing(String list) {
    return clearing.deferred().deleteByKey(clearing.key(Wishes_LineMapping.LIST, list));
  }

  /**
   * Creates a {@code Write} that deletes every {@code Line} with the given {@code list}, and with
   * {@code number} in the given range from table {@code line}.
   *
   * <p>Cost: 1 range deleted, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM line WHERE list = ? AND number >= ? AND number <= ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public Write clearing(String list, Range<Integer> number) {
    return clearing_2.deferred().deleteRange(clearing_2.rangeOf(Wishes_LineMapping.NUMBER, number), clearing_2.key(Wishes_LineMapping.LIST, list));
  }

  /**
   * Reads the {@code Line} rows with the given {@code list} from table {@code line}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE list = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Wishes.Line> all(String list) {
    return runtime.awaitRead(
        all
            .select(all.key(Wishes_LineMapping.LIST, list))
            .list());
  }
}
