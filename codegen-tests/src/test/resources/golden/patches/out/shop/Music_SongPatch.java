package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Music.Song}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_SongPatch extends EntityPatch<Music.Song> {
  private Music_SongPatch(PatchStart<Music.Song> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Music_SongPatch of(String id) {
    return new Music_SongPatch(
        PatchStart.of(
            Music_SongMapping.INSTANCE,
            Music_SongMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Music_SongPatch between(Music.Song before, Music.Song after) {
    return new Music_SongPatch(PatchStart.between(Music_SongMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public Music_SongPatch setTitle(String title) {
    set(Music_SongMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public Music_SongPatch clearTitle() {
    clear(Music_SongMapping.TITLE);
    return this;
  }

  /** Sets {@code album}. */
  public Music_SongPatch setAlbum(String album) {
    set(Music_SongMapping.ALBUM, album);
    return this;
  }

  /** Deletes the value of {@code album}. */
  public Music_SongPatch clearAlbum() {
    clear(Music_SongMapping.ALBUM);
    return this;
  }

  /** Sets {@code length}. */
  public Music_SongPatch setLength(int length) {
    set(Music_SongMapping.LENGTH, length);
    return this;
  }

  /** Deletes the value of {@code length}. */
  public Music_SongPatch clearLength() {
    clear(Music_SongMapping.LENGTH);
    return this;
  }

  /** Sets {@code tags}. */
  public Music_SongPatch setTags(Set<String> tags) {
    set(Music_SongMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public Music_SongPatch clearTags() {
    clear(Music_SongMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public Music_SongPatch addTags(Set<String> tags) {
    add(Music_SongMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public Music_SongPatch removeTags(Set<String> tags) {
    remove(Music_SongMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code writers}. */
  public Music_SongPatch setWriters(List<String> writers) {
    set(Music_SongMapping.WRITERS, writers);
    return this;
  }

  /** Deletes the value of {@code writers}. */
  public Music_SongPatch clearWriters() {
    clear(Music_SongMapping.WRITERS);
    return this;
  }

  /** Adds elements at the end of {@code writers}. */
  public Music_SongPatch appendWriters(List<String> writers) {
    append(Music_SongMapping.WRITERS, writers);
    return this;
  }

  /** Adds elements at the start of {@code writers}. */
  public Music_SongPatch prependWriters(List<String> writers) {
    prepend(Music_SongMapping.WRITERS, writers);
    return this;
  }

  /** Removes all elements with the given values from {@code writers}. */
  public Music_SongPatch removeWriters(List<String> writers) {
    remove(Music_SongMapping.WRITERS, writers);
    return this;
  }

  /** Sets {@code ratings}. */
  public Music_SongPatch setRatings(Map<String, Integer> ratings) {
    set(Music_SongMapping.RATINGS, ratings);
    return this;
  }

  /** Deletes the value of {@code ratings}. */
  public Music_SongPatch clearRatings() {
    clear(Music_SongMapping.RATINGS);
    return this;
  }

  /** Puts entries into {@code ratings}. */
  public Music_SongPatch putRatings(Map<String, Integer> ratings) {
    put(Music_SongMapping.RATINGS, ratings);
    return this;
  }

  /** Removes the entries with the given keys from {@code ratings}. */
  public Music_SongPatch removeRatings(Set<String> ratings) {
    removeKeys(Music_SongMapping.RATINGS, ratings);
    return this;
  }

  /** Sets {@code links}. */
  public Music_SongPatch setLinks(List<String> links) {
    set(Music_SongMapping.LINKS, links);
    return this;
  }

  /** Deletes the value of {@code links}. */
  public Music_SongPatch clearLinks() {
    clear(Music_SongMapping.LINKS);
    return this;
  }
}
