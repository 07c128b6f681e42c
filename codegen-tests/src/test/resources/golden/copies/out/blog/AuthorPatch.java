package blog;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Author}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class AuthorPatch extends EntityPatch<Author> {
  private AuthorPatch(PatchStart<Author> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static AuthorPatch of(UUID id) {
    return new AuthorPatch(
        PatchStart.of(
            AuthorMapping.INSTANCE,
            AuthorMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static AuthorPatch between(Author before, Author after) {
    return new AuthorPatch(PatchStart.between(AuthorMapping.INSTANCE, before, after));
  }

  /** Sets {@code name}. */
  public AuthorPatch setName(String name) {
    set(AuthorMapping.NAME, name);
    return this;
  }

  /** Deletes the value of {@code name}. */
  public AuthorPatch clearName() {
    clear(AuthorMapping.NAME);
    return this;
  }

  /** Sets {@code city}. */
  public AuthorPatch setCity(String city) {
    set(AuthorMapping.CITY, city);
    return this;
  }

  /** Deletes the value of {@code city}. */
  public AuthorPatch clearCity() {
    clear(AuthorMapping.CITY);
    return this;
  }

  /** Sets {@code biography}. */
  public AuthorPatch setBiography(String biography) {
    set(AuthorMapping.BIOGRAPHY, biography);
    return this;
  }

  /** Deletes the value of {@code biography}. */
  public AuthorPatch clearBiography() {
    clear(AuthorMapping.BIOGRAPHY);
    return this;
  }
}
