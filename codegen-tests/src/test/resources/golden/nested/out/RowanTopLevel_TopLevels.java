import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link TopLevel.TopLevels} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanTopLevel_TopLevels implements TopLevel.TopLevels {
  private final DaoRuntime<TopLevel> runtime;

  private final DaoRuntime<TopLevel> save;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanTopLevel_TopLevels(Rowan rowan) {
    this.runtime = rowan.runtime(TopLevelMapping.INSTANCE);
    this.save = runtime.attributedTo("TopLevels.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO top_level (...) VALUES (...)");
  }

  /**
   * Inserts one {@code TopLevel} as a row of table {@code top_level}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO top_level (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(TopLevel topLevel) {
    runtime.await(save.insert(topLevel, Nulls.UNSET));
  }
}
