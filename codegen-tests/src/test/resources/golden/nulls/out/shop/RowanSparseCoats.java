package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link SparseCoats} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSparseCoats implements SparseCoats {
  private final DaoRuntime<Coat> runtime;

  private final DaoRuntime<Coat> inherited;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSparseCoats(Rowan rowan) {
    this.runtime = rowan.runtime(CoatMapping.INSTANCE);
    this.inherited = runtime.attributedTo("SparseCoats.inherited", CallKind.WRITE, PlannedRequests.of(1),
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
  public void inherited(Coat coat) {
    runtime.await(inherited.insert(coat, Nulls.UNSET));
  }
}
