package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Journals.Sample}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_SamplePatch extends EntityPatch<Journals.Sample> {
  private Journals_SamplePatch(PatchStart<Journals.Sample> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Journals_SamplePatch of(String source, Instant at) {
    return new Journals_SamplePatch(
        PatchStart.of(
            Journals_SampleMapping.INSTANCE,
            Journals_SampleMapping.YEARS_OF_AT.encodeKey(at),
            Journals_SampleMapping.HOURS_OF_AT.encodeKey(at),
            Journals_SampleMapping.WEEK_OF_AT.encodeKey(at),
            Journals_SampleMapping.QUARTER_OF_AT.encodeKey(at),
            Journals_SampleMapping.DATE_OF_AT.encodeKey(at),
            Journals_SampleMapping.A_MONTH_OF_AT.encodeKey(at),
            Journals_SampleMapping.SHARD1_OF_AT.encodeKey(at),
            Journals_SampleMapping.SHARD2_OF_SOURCE.encodeKey(source),
            Journals_SampleMapping.SOURCE.encodeKey(source),
            Journals_SampleMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Journals_SamplePatch between(Journals.Sample before, Journals.Sample after) {
    return new Journals_SamplePatch(PatchStart.between(Journals_SampleMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Journals_SamplePatch setText(String text) {
    set(Journals_SampleMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Journals_SamplePatch clearText() {
    clear(Journals_SampleMapping.TEXT);
    return this;
  }
}
