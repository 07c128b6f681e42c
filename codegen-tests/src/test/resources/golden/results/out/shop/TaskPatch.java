package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Task}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class TaskPatch extends EntityPatch<Task> {
  private TaskPatch(PatchStart<Task> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static TaskPatch of(String list, int number) {
    return new TaskPatch(
        PatchStart.of(
            TaskMapping.INSTANCE,
            TaskMapping.LIST.encodeKey(list),
            TaskMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static TaskPatch between(Task before, Task after) {
    return new TaskPatch(PatchStart.between(TaskMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public TaskPatch setText(String text) {
    set(TaskMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public TaskPatch clearText() {
    clear(TaskMapping.TEXT);
    return this;
  }
}
