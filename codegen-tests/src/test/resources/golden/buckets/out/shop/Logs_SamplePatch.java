package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Logs.Sample}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Logs_SamplePatch extends EntityPatch<Logs.Sample> {
  private Logs_SamplePatch(PatchStart<Logs.Sample> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Logs_SamplePatch of(String source, Instant at) {
    return new Logs_SamplePatch(
        PatchStart.of(
            Logs_SampleMapping.INSTANCE,
            Logs_SampleMapping.YEARS_OF_AT.encodeKey(at),
            Logs_SampleMapping.HOURS_OF_AT.encodeKey(at),
            Logs_SampleMapping.WEEK_OF_AT.encodeKey(at),
            Logs_SampleMapping.QUARTER_OF_AT.encodeKey(at),
            Logs_SampleMapping.DATE_OF_AT.encodeKey(at),
            Logs_SampleMapping.YEAR_OF_AT.encodeKey(at),
            Logs_SampleMapping.SOURCE.encodeKey(source),
            Logs_SampleMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Logs_SamplePatch between(Logs.Sample before, Logs.Sample after) {
    return new Logs_SamplePatch(PatchStart.between(Logs_SampleMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Logs_SamplePatch setText(String text) {
    set(Logs_SampleMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Logs_SamplePatch clearText() {
    clear(Logs_SampleMapping.TEXT);
    return this;
  }
}
