package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
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

/** Implements {@link Guarded.Lines} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanGuarded_Lines implements Guarded.Lines {
  private final DaoRuntime<Guarded.Line> runtime;

  private final DaoRuntime<Guarded.Line> adding;

  private final DaoRuntime<Guarded.Line> changing;

  private final DaoRuntime<Guarded.Line> changing_2;

  private final DaoRuntime<Guarded.Line> changing_3;

  private final DaoRuntime<Guarded.Line> removing;

  private final KeyedRead<Guarded.Line> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanGuarded_Lines(Rowan rowan) {
    rowan.requireConditionalWrites(Guarded_LineMapping.INSTANCE);
    this.runtime = rowan.runtime(Guarded_LineMapping.INSTANCE);
    this.adding = runtime.attributedTo("Lines.adding");
    this.changing = runtime.attributedTo("Lines.changing");
    this.changing_2 = runtime.attributedTo("Lines.changing");
    this.changing_3 = runtime.attributedTo("Lines.changing");
    this.removing = runtime.attributedTo("Lines.removing");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Lines.of", Guarded_LineMapping.TABLE)
                .as("SELECT ... FROM line WHERE invoice = ?", PlannedRequests.of(1)));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Line} as a row of table {@code line}, if the
   * row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write adding(Guarded.Line line) {
    return adding.deferred().conditional().insertIfNotExists(line, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that updates the row of one {@code Line} in table {@code line}, if
   * the row has the given {@code version}, which the write increments.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code UPDATE line SET ... WHERE invoice = ? AND number = ? IF version =
   * ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write changing(Guarded.Line line) {
    return changing.deferred().conditional().updateVersion(line, Nulls.UNSET);
  }

  /**
   * Creates a {@code Write} that writes the differences between two states of one {@code Line} to
   * its row in table {@code line}, if the row has the given {@code version}, which the write
   * increments.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write changing(Guarded.Line before, Guarded.Line after) {
    return changing_2.deferred().conditional().change(before, after);
  }

  /**
   * Creates a {@code Write} that applies a patch to the row of one {@code Line} in table {@code
   * line}, if the row has the given {@code version}, which the write increments.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write changing(Guarded_LinePatch patch) {
    return changing_3.deferred().conditional().updateVersion(patch);
  }

  /**
   * Creates a {@code Write} that deletes the row of one {@code Line} from table {@code line}, if
   * the row has the given {@code version}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code DELETE FROM line WHERE invoice = ? AND number = ? IF version =
   * ?}.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together
   * with other writes of its partition.
   *
   * <p>The batch is applied as a whole, if all of its conditions hold, or not at all: on a
   * cluster by one round of Paxos.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public Write removing(Guarded.Line line) {
    return removing.deferred().conditional().deleteVersion(line);
  }

  /**
   * Reads the {@code Line} rows with the given {@code invoice} from table {@code line}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM line WHERE invoice = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Guarded.Line> of(String invoice) {
    return runtime.awaitRead(
        of
            .select(of.key(Guarded_LineMapping.INVOICE, invoice))
            .list());
  }
}
