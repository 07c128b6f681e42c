import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** {@link TopLevel.TopLevels} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
final class RowanTopLevel_TopLevels implements TopLevel.TopLevels {
  private final DaoRuntime<TopLevel> runtime;

  private final DaoRuntime<TopLevel> save;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanTopLevel_TopLevels(Rowan rowan) {
    this.runtime = rowan.runtime(TopLevelMapping.INSTANCE);
    this.save = runtime.attributedTo("TopLevels.save");
  }

  /**
   * Writes a row of {@code top_level}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(TopLevel topLevel) {
    runtime.await(save.insert(topLevel, Nulls.UNSET));
  }
}
