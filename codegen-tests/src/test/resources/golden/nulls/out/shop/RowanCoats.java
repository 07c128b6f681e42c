package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Coats} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanCoats implements Coats {
  private final DaoRuntime<Coat> runtime;

  private final DaoRuntime<Coat> save;

  private final DaoRuntime<Coat> merge;

  private final DaoRuntime<Coat> create;

  private final DaoRuntime<Coat> saving;

  private final DaoRuntime<Coat> change;

  private final DaoRuntime<Coat> add;

  private final DaoRuntime<Coat> correct;

  private final KeyedRead<Coat> find;

  private final DaoRuntime<Coat> inherited;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanCoats(Rowan rowan) {
    rowan.requireConditionalWrites(CoatMapping.INSTANCE);
    this.runtime = rowan.runtime(CoatMapping.INSTANCE);
    this.save = runtime.attributedTo("Coats.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO coat (...) VALUES (...)");
    this.merge = runtime.attributedTo("Coats.merge", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO coat (...) VALUES (...)");
    this.create = runtime.attributedTo("Coats.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO coat (...) VALUES (...) IF NOT EXISTS");
    this.saving = runtime.attributedTo("Coats.saving");
    this.change = runtime.attributedTo("Coats.change", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE coat SET ... WHERE id = ?");
    this.add = runtime.attributedTo("Coats.add", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE coat SET ... WHERE id = ?");
    this.correct = runtime.attributedTo("Coats.correct", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE coat SET ... WHERE id = ? IF EXISTS");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Coats.find", CoatMapping.TABLE)
                .as("SELECT ... FROM coat WHERE id = ?", PlannedRequests.of(1)));
    this.inherited = runtime.attributedTo("Coats.inherited", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO coat (...) VALUES (...)");
  }

  /**
   * Inserts one {@code Coat} as a row of table {@code coat}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO coat (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Coat coat) {
    runtime.await(save.insert(coat, Nulls.DELETE));
  }

  /**
   * Inserts one {@code Coat} as a row of table {@code coat}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO coat (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void merge(Coat coat) {
    runtime.await(merge.insert(coat, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Coat} as a row of table {@code coat}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO coat (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean create(Coat coat) {
    return runtime.await(create.returningApplied().insertIfNotExists(coat, Nulls.DELETE));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Coat} as a row of table {@code coat}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a batch share their round trips.
   *
   * <p>CQL on a cluster: {@code INSERT INTO coat (...) VALUES (...)}.
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
  public Write saving(Coat coat) {
    return saving.deferred().insert(coat, Nulls.DELETE);
  }

  /**
   * Updates the row of one {@code Coat} in table {@code coat}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE coat SET ... WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(Coat coat) {
    runtime.await(change.update(coat, Nulls.DELETE));
  }

  /**
   * Updates the row of one {@code Coat} in table {@code coat}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE coat SET ... WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void add(Coat coat) {
    runtime.await(add.update(coat, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Coat} in table {@code coat}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE coat SET ... WHERE id = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean correct(Coat coat) {
    return runtime.await(correct.returningApplied().update(coat, Nulls.DELETE));
  }

  /**
   * Reads the {@code Coat} with the given {@code id} from table {@code coat}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM coat WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Coat find(String id) {
    return runtime.awaitRead(
        find
            .select(find.key(CoatMapping.ID, id))
            .one());
  }

  /**
   * Inserts one {@code Coat} as a row of table {@code coat}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO coat (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void inherited(Coat coat) {
    runtime.await(inherited.insert(coat, Nulls.DELETE));
  }
}
