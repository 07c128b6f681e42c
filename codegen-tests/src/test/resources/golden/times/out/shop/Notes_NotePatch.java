package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Notes.Note}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Notes_NotePatch extends EntityPatch<Notes.Note> {
  private Notes_NotePatch(PatchStart<Notes.Note> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Notes_NotePatch of(String board, UUID id) {
    return new Notes_NotePatch(
        PatchStart.of(
            Notes_NoteMapping.INSTANCE,
            Notes_NoteMapping.BOARD.encodeKey(board),
            Notes_NoteMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Notes_NotePatch between(Notes.Note before, Notes.Note after) {
    return new Notes_NotePatch(PatchStart.between(Notes_NoteMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public Notes_NotePatch setTitle(String title) {
    set(Notes_NoteMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public Notes_NotePatch clearTitle() {
    clear(Notes_NoteMapping.TITLE);
    return this;
  }

  /** Sets {@code tags}. */
  public Notes_NotePatch setTags(Set<String> tags) {
    set(Notes_NoteMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public Notes_NotePatch clearTags() {
    clear(Notes_NoteMapping.TAGS);
    return this;
  }

  /** Sets {@code motto}. */
  public Notes_NotePatch setMotto(String motto) {
    set(Notes_NoteMapping.MOTTO, motto);
    return this;
  }

  /** Deletes the value of {@code motto}. */
  public Notes_NotePatch clearMotto() {
    clear(Notes_NoteMapping.MOTTO);
    return this;
  }

  /** Sets {@code placeCity}. */
  public Notes_NotePatch setPlaceCity(String placeCity) {
    set(Notes_NoteMapping.PLACE_CITY, placeCity);
    return this;
  }

  /** Deletes the value of {@code placeCity}. */
  public Notes_NotePatch clearPlaceCity() {
    clear(Notes_NoteMapping.PLACE_CITY);
    return this;
  }

  /** Sets {@code placeZip}. */
  public Notes_NotePatch setPlaceZip(int placeZip) {
    set(Notes_NoteMapping.PLACE_ZIP, placeZip);
    return this;
  }

  /** Deletes the value of {@code placeZip}. */
  public Notes_NotePatch clearPlaceZip() {
    clear(Notes_NoteMapping.PLACE_ZIP);
    return this;
  }

  /** Sets the properties of {@code place}; deletes those without value. */
  public Notes_NotePatch setPlace(Notes.Place place) {
    requireObject("place", place);
    setNullable(Notes_NoteMapping.PLACE_CITY, place == null ? null : place.city());
    setNullable(Notes_NoteMapping.PLACE_ZIP, place == null ? null : place.zip());
    return this;
  }

  /** Deletes the values of {@code place}. */
  public Notes_NotePatch clearPlace() {
    clear(Notes_NoteMapping.PLACE_CITY);
    clear(Notes_NoteMapping.PLACE_ZIP);
    return this;
  }
}
