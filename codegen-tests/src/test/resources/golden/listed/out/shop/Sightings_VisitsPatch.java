package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Sightings.Visits}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Sightings_VisitsPatch extends EntityPatch<Sightings.Visits> {
  private Sightings_VisitsPatch(PatchStart<Sightings.Visits> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Sightings_VisitsPatch of(String page, Instant hour) {
    return new Sightings_VisitsPatch(
        PatchStart.of(
            Sightings_VisitsMapping.INSTANCE,
            Sightings_VisitsMapping.PAGE.encodeKey(page),
            Sightings_VisitsMapping.YEARS_OF_HOUR.encodeKey(hour),
            Sightings_VisitsMapping.HOUR.encodeKey(hour)));
  }

  /** Increments {@code visits} by the given amount. */
  public Sightings_VisitsPatch incrementVisits(long visits) {
    increment(Sightings_VisitsMapping.VISITS, visits);
    return this;
  }
}
