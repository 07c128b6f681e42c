package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Chore}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ChorePatch extends EntityPatch<Chore> {
  private ChorePatch(PatchStart<Chore> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static ChorePatch of(String list, int number) {
    return new ChorePatch(
        PatchStart.of(
            ChoreMapping.INSTANCE,
            ChoreMapping.LIST.encodeKey(list),
            ChoreMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ChorePatch between(Chore before, Chore after) {
    return new ChorePatch(PatchStart.between(ChoreMapping.INSTANCE, before, after));
  }

  /** Sets {@code owner}. */
  public ChorePatch setOwner(String owner) {
    set(ChoreMapping.OWNER, owner);
    return this;
  }

  /** Deletes the value of {@code owner}. */
  public ChorePatch clearOwner() {
    clear(ChoreMapping.OWNER);
    return this;
  }
}
