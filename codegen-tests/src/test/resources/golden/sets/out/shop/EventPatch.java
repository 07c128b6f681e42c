package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Event}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class EventPatch extends EntityPatch<Event> {
  private EventPatch(PatchStart<Event> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static EventPatch of(String source, LocalDate day, int level, int number) {
    return new EventPatch(
        PatchStart.of(
            EventMapping.INSTANCE,
            EventMapping.SOURCE.encodeKey(source),
            EventMapping.DAY.encodeKey(day),
            EventMapping.LEVEL.encodeKey(level),
            EventMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static EventPatch between(Event before, Event after) {
    return new EventPatch(PatchStart.between(EventMapping.INSTANCE, before, after));
  }

  /** Sets {@code tags}. */
  public EventPatch setTags(Set<String> tags) {
    set(EventMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public EventPatch clearTags() {
    clear(EventMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public EventPatch addTags(Set<String> tags) {
    add(EventMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public EventPatch removeTags(Set<String> tags) {
    remove(EventMapping.TAGS, tags);
    return this;
  }
}
