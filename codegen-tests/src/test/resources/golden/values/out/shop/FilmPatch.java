package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Film}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class FilmPatch extends EntityPatch<Film> {
  private FilmPatch(PatchStart<Film> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static FilmPatch of(String studio, String title) {
    return new FilmPatch(
        PatchStart.of(
            FilmMapping.INSTANCE,
            FilmMapping.STUDIO.encodeKey(studio),
            FilmMapping.TITLE.encodeKey(title)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static FilmPatch between(Film before, Film after) {
    return new FilmPatch(PatchStart.between(FilmMapping.INSTANCE, before, after));
  }

  /** Sets {@code country}. */
  public FilmPatch setCountry(String country) {
    set(FilmMapping.COUNTRY, country);
    return this;
  }

  /** Deletes the value of {@code country}. */
  public FilmPatch clearCountry() {
    clear(FilmMapping.COUNTRY);
    return this;
  }

  /** Sets {@code genre}. */
  public FilmPatch setGenre(Film.Genre genre) {
    set(FilmMapping.GENRE, genre);
    return this;
  }

  /** Deletes the value of {@code genre}. */
  public FilmPatch clearGenre() {
    clear(FilmMapping.GENRE);
    return this;
  }

  /** Sets {@code minutes}. */
  public FilmPatch setMinutes(Integer minutes) {
    set(FilmMapping.MINUTES, minutes);
    return this;
  }

  /** Deletes the value of {@code minutes}. */
  public FilmPatch clearMinutes() {
    clear(FilmMapping.MINUTES);
    return this;
  }

  /** Sets {@code rating}. */
  public FilmPatch setRating(double rating) {
    set(FilmMapping.RATING, rating);
    return this;
  }

  /** Deletes the value of {@code rating}. */
  public FilmPatch clearRating() {
    clear(FilmMapping.RATING);
    return this;
  }

  /** Sets {@code seen}. */
  public FilmPatch setSeen(boolean seen) {
    set(FilmMapping.SEEN, seen);
    return this;
  }

  /** Deletes the value of {@code seen}. */
  public FilmPatch clearSeen() {
    clear(FilmMapping.SEEN);
    return this;
  }

  /** Sets {@code place}. */
  public FilmPatch setPlace(Film.Place place) {
    set(FilmMapping.PLACE, place);
    return this;
  }

  /** Deletes the value of {@code place}. */
  public FilmPatch clearPlace() {
    clear(FilmMapping.PLACE);
    return this;
  }

  /** Sets {@code tags}. */
  public FilmPatch setTags(Set<String> tags) {
    set(FilmMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public FilmPatch clearTags() {
    clear(FilmMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public FilmPatch addTags(Set<String> tags) {
    add(FilmMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public FilmPatch removeTags(Set<String> tags) {
    remove(FilmMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code cast}. */
  public FilmPatch setCast(List<String> cast) {
    set(FilmMapping.CAST, cast);
    return this;
  }

  /** Deletes the value of {@code cast}. */
  public FilmPatch clearCast() {
    clear(FilmMapping.CAST);
    return this;
  }

  /** Adds elements at the end of {@code cast}. */
  public FilmPatch appendCast(List<String> cast) {
    append(FilmMapping.CAST, cast);
    return this;
  }

  /** Adds elements at the start of {@code cast}. */
  public FilmPatch prependCast(List<String> cast) {
    prepend(FilmMapping.CAST, cast);
    return this;
  }

  /** Removes all elements with the given values from {@code cast}. */
  public FilmPatch removeCast(List<String> cast) {
    remove(FilmMapping.CAST, cast);
    return this;
  }
}
