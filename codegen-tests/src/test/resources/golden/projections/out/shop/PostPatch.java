package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Post}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class PostPatch extends EntityPatch<Post> {
  private PostPatch(PatchStart<Post> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static PostPatch of(String board, Instant at) {
    return new PostPatch(
        PatchStart.of(
            PostMapping.INSTANCE,
            PostMapping.BOARD.encodeKey(board),
            PostMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static PostPatch between(Post before, Post after) {
    return new PostPatch(PatchStart.between(PostMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public PostPatch setTitle(String title) {
    set(PostMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public PostPatch clearTitle() {
    clear(PostMapping.TITLE);
    return this;
  }

  /** Sets {@code members}. */
  public PostPatch setMembers(Integer members) {
    set(PostMapping.MEMBERS, members);
    return this;
  }

  /** Deletes the value of {@code members}. */
  public PostPatch clearMembers() {
    clear(PostMapping.MEMBERS);
    return this;
  }

  /** Sets {@code headline}. */
  public PostPatch setHeadline(String headline) {
    set(PostMapping.HEADLINE, headline);
    return this;
  }

  /** Deletes the value of {@code headline}. */
  public PostPatch clearHeadline() {
    clear(PostMapping.HEADLINE);
    return this;
  }

  /** Sets {@code body}. */
  public PostPatch setBody(String body) {
    set(PostMapping.BODY, body);
    return this;
  }

  /** Deletes the value of {@code body}. */
  public PostPatch clearBody() {
    clear(PostMapping.BODY);
    return this;
  }

  /** Sets {@code likes}. */
  public PostPatch setLikes(int likes) {
    set(PostMapping.LIKES, likes);
    return this;
  }

  /** Deletes the value of {@code likes}. */
  public PostPatch clearLikes() {
    clear(PostMapping.LIKES);
    return this;
  }

  /** Sets {@code tags}. */
  public PostPatch setTags(Set<String> tags) {
    set(PostMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public PostPatch clearTags() {
    clear(PostMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public PostPatch addTags(Set<String> tags) {
    add(PostMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public PostPatch removeTags(Set<String> tags) {
    remove(PostMapping.TAGS, tags);
    return this;
  }
}
