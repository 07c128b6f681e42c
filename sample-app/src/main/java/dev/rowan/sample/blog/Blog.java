package dev.rowan.sample.blog;

import dev.rowan.query.Limit;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The operations of readers and authors on the blog. Its DAOs come from the caller or from a
 * container; it knows neither store nor mapper. Thread-safe.
 */
public final class Blog {
  private static final Limit ONE = Limit.of(1);

  /** More comments than any post here will get; a blog with more comments reads pages. */
  private static final Limit COMMENTS = Limit.of(1_000);

  private final Authors authors;
  private final Posts posts;
  private final Comments comments;
  private final YearMonth opened;

  /**
   * A blog in the tables of these DAOs.
   *
   * @param opened the month of its first post, where the search for older ones ends
   */
  public Blog(Authors authors, Posts posts, Comments comments, YearMonth opened) {
    this.authors = authors;
    this.posts = posts;
    this.comments = comments;
    this.opened = opened;
  }

  /** Stores an author. */
  public void welcome(Author author) {
    authors.save(author);
  }

  /** Publishes a post, in place of an earlier version of it. */
  public void publish(Post post) {
    posts.save(post);
  }

  /** Adds a comment. */
  public void comment(Comment comment) {
    comments.save(comment);
  }

  /** The newest posts of all, looking back month by month from this one. */
  public List<Post> newest(int size, YearMonth from) {
    List<Post> found = new ArrayList<>();
    for (YearMonth month = from;
        found.size() < size && !month.isBefore(opened);
        month = month.minusMonths(1)) {
      found.addAll(posts.ofMonth(month.atDay(1), Limit.of(size - found.size())));
    }
    return found;
  }

  /** The newest posts with a tag. */
  public List<Post> tagged(String tag, int size) {
    return posts.tagged(tag, Limit.of(size));
  }

  /** The newest posts of an author. */
  public List<Post> by(String author, int size) {
    return posts.by(author, Limit.of(size));
  }

  /** The author with this handle. */
  public Optional<Author> author(String handle) {
    return authors.find(handle);
  }

  /** The post with this slug. */
  public Optional<Post> post(String slug) {
    return posts.bySlug(slug, ONE).stream().findFirst();
  }

  /** The comments on a post, oldest first. */
  public List<Comment> comments(String slug) {
    return comments.on(slug, COMMENTS);
  }

  /** Gives a post another title and other tags; returns false if there is no such post. */
  public boolean edit(String slug, String title, Set<String> tags) {
    return post(slug)
        .map(post -> posts.edit(PostPatch.of(post.id()).setTitle(title).setTags(tags)))
        .orElse(false);
  }

  /**
   * Deletes a post and its comments; returns false if there is no such post. The comments are
   * deleted first, so that after a failure the post still exists and can be deleted again.
   */
  public boolean delete(String slug) {
    Optional<Post> post = post(slug);
    post.ifPresent(
        found -> {
          comments.removeAll(slug);
          posts.remove(found.id());
        });
    return post.isPresent();
  }
}
