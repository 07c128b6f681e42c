package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Notes.Cards} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanNotes_Cards implements Notes.Cards {
  private final DaoRuntime<Notes.Card> runtime;

  private final DaoRuntime<Notes.Card> save;

  private final DaoRuntime<Notes.Card> change;

  private final KeyedRead<Notes.Card> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanNotes_Cards(Rowan rowan) {
    this.runtime = rowan.runtime(Notes_CardMapping.INSTANCE);
    this.save = runtime.attributedTo("Cards.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO card (...) VALUES (...)");
    this.change = runtime.attributedTo("Cards.change", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE card SET ... WHERE id = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Cards.find", Notes_CardMapping.TABLE)
                .as("SELECT ... FROM card WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Card} as a row of table {@code card}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO card (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Notes.Card card, WriteOptions options) {
    runtime.await(save.with(options).insert(card, Nulls.UNSET));
  }

  /**
   * Updates the row of one {@code Card} in table {@code card}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE card SET ... WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(Notes.Card card, WriteOptions options) {
    runtime.await(change.with(options).update(card, Nulls.UNSET));
  }

  /**
   * Reads the {@code Card} with the given {@code id} from table {@code card}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM card WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Notes.Card> find(int id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Notes_CardMapping.ID, id)));
  }
}
