package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Logs.Line}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Logs_LinePatch extends EntityPatch<Logs.Line> {
  private Logs_LinePatch(PatchStart<Logs.Line> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Logs_LinePatch of(String source, Instant at, long id) {
    return new Logs_LinePatch(
        PatchStart.of(
            Logs_LineMapping.INSTANCE,
            Logs_LineMapping.SOURCE.encodeKey(source),
            Logs_LineMapping.DAY_OF_AT.encodeKey(at),
            Logs_LineMapping.AT.encodeKey(at),
            Logs_LineMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Logs_LinePatch between(Logs.Line before, Logs.Line after) {
    return new Logs_LinePatch(PatchStart.between(Logs_LineMapping.INSTANCE, before, after));
  }

  /** Sets {@code level}. */
  public Logs_LinePatch setLevel(String level) {
    set(Logs_LineMapping.LEVEL, level);
    return this;
  }

  /** Deletes the value of {@code level}. */
  public Logs_LinePatch clearLevel() {
    clear(Logs_LineMapping.LEVEL);
    return this;
  }

  /** Sets {@code message}. */
  public Logs_LinePatch setMessage(String message) {
    set(Logs_LineMapping.MESSAGE, message);
    return this;
  }

  /** Deletes the value of {@code message}. */
  public Logs_LinePatch clearMessage() {
    clear(Logs_LineMapping.MESSAGE);
    return this;
  }
}
