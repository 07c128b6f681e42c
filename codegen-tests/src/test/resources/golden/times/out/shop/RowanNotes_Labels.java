package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Notes.Labels} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanNotes_Labels implements Notes.Labels {
  private final DaoRuntime<Notes.Label> runtime;

  private final DaoRuntime<Notes.Label> save;

  private final KeyedRead<Notes.Label> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanNotes_Labels(Rowan rowan) {
    this.runtime = rowan.runtime(Notes_LabelMapping.INSTANCE);
    this.save = runtime.attributedTo("Labels.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO label (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Labels.find", Notes_LabelMapping.TABLE)
                .as("SELECT ... FROM label WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Label} as a row of table {@code label}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO label (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Notes.Label label) {
    runtime.await(save.insert(label, Nulls.UNSET));
  }

  /**
   * Reads the {@code Label} with the given {@code id} from table {@code label}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM label WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Notes.Label find(int id) {
    return runtime.awaitRead(
        find
            .select(find.key(Notes_LabelMapping.ID, id))
            .one());
  }
}
