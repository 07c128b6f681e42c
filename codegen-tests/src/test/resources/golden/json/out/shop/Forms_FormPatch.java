package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Forms.Form}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Forms_FormPatch extends EntityPatch<Forms.Form> {
  private Forms_FormPatch(PatchStart<Forms.Form> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Forms_FormPatch of(String id, int page) {
    return new Forms_FormPatch(
        PatchStart.of(
            Forms_FormMapping.INSTANCE,
            Forms_FormMapping.ID.encodeKey(id),
            Forms_FormMapping.PAGE.encodeKey(page)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Forms_FormPatch between(Forms.Form before, Forms.Form after) {
    return new Forms_FormPatch(PatchStart.between(Forms_FormMapping.INSTANCE, before, after));
  }

  /** Sets {@code first}. */
  public Forms_FormPatch setFirst(Forms.Answer<String> first) {
    set(Forms_FormMapping.FIRST, first);
    return this;
  }

  /** Deletes the value of {@code first}. */
  public Forms_FormPatch clearFirst() {
    clear(Forms_FormMapping.FIRST);
    return this;
  }

  /** Sets {@code others}. */
  public Forms_FormPatch setOthers(List<Forms.Answer<Integer>> others) {
    set(Forms_FormMapping.OTHERS, others);
    return this;
  }

  /** Deletes the value of {@code others}. */
  public Forms_FormPatch clearOthers() {
    clear(Forms_FormMapping.OTHERS);
    return this;
  }

  /** Sets {@code extra}. */
  public Forms_FormPatch setExtra(Map<String, Object> extra) {
    set(Forms_FormMapping.EXTRA, extra);
    return this;
  }

  /** Deletes the value of {@code extra}. */
  public Forms_FormPatch clearExtra() {
    clear(Forms_FormMapping.EXTRA);
    return this;
  }
}
