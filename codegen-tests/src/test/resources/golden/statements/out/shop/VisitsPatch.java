package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Visits}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class VisitsPatch extends EntityPatch<Visits> {
  private VisitsPatch(PatchStart<Visits> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static VisitsPatch of(String depot) {
    return new VisitsPatch(
        PatchStart.of(
            VisitsMapping.INSTANCE,
            VisitsMapping.DEPOT.encodeKey(depot)));
  }

  /** Increments {@code number} by the given amount. */
  public VisitsPatch incrementNumber(long number) {
    increment(VisitsMapping.NUMBER, number);
    return this;
  }

  /** Increments {@code late} by the given amount. */
  public VisitsPatch incrementLate(long late) {
    increment(VisitsMapping.LATE, late);
    return this;
  }
}
