package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Journals.Line}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_LinePatch extends EntityPatch<Journals.Line> {
  private Journals_LinePatch(PatchStart<Journals.Line> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Journals_LinePatch of(String source, Instant at, long id) {
    return new Journals_LinePatch(
        PatchStart.of(
            Journals_LineMapping.INSTANCE,
            Journals_LineMapping.SOURCE.encodeKey(source),
            Journals_LineMapping.DAY_OF_AT.encodeKey(at),
            Journals_LineMapping.AT.encodeKey(at),
            Journals_LineMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Journals_LinePatch between(Journals.Line before, Journals.Line after) {
    return new Journals_LinePatch(PatchStart.between(Journals_LineMapping.INSTANCE, before, after));
  }

  /** Sets {@code level}. */
  public Journals_LinePatch setLevel(String level) {
    set(Journals_LineMapping.LEVEL, level);
    return this;
  }

  /** Deletes the value of {@code level}. */
  public Journals_LinePatch clearLevel() {
    clear(Journals_LineMapping.LEVEL);
    return this;
  }

  /** Sets {@code message}. */
  public Journals_LinePatch setMessage(String message) {
    set(Journals_LineMapping.MESSAGE, message);
    return this;
  }

  /** Deletes the value of {@code message}. */
  public Journals_LinePatch clearMessage() {
    clear(Journals_LineMapping.MESSAGE);
    return this;
  }
}
