package dev.rowan.sample.blog;

import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The operations of readers and authors. The caller or a container passes the DAOs. The class
 * depends neither on the store nor on the mapper. Thread-safe.
 */
public final class Blog {
  private static final Limit ONE = Limit.of(1);

  /** The maximum number of comments that are read. A blog with more comments would read pages. */
  private static final Limit COMMENTS = Limit.of(1_000);

  private static final int PAGE = 100;

  private final Authors authors;
  private final Posts posts;
  private final Comments comments;
  private final YearMonth opened;

  /**
   * Creates a blog that uses these DAOs.
   *
   * @param opened the month of the first post, where a search for older posts ends
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

  /** Publishes a post, and replaces an earlier version of it. */
  public void publish(Post post) {
    posts.save(post);
  }

  /** Changes the name of an author, which each of the author's posts shows. */
  public void rename(String handle, String name) {
    authors.rename(handle, name);
  }

  /** Adds a comment. A repeated call adds no comment, and counts one that a recount removes. */
  public void comment(Comment comment) {
    comments.save(comment);
    comments.count(comment.slug(), 1);
  }

  /** Returns the counted number of comments on a post. */
  public long commentCount(String slug) {
    return comments.counted(slug).orElse(0L);
  }

  /** Returns the newest posts, reading month by month backwards from this month. */
  public List<Post> newest(int size, YearMonth from) {
    List<Post> found = new ArrayList<>();
    for (YearMonth month = from;
        found.size() < size && !month.isBefore(opened);
        month = month.minusMonths(1)) {
      found.addAll(posts.ofMonth(month.atDay(1), Limit.of(size - found.size())));
    }
    return found;
  }

  /** Returns the newest posts with a tag. */
  public List<Post> tagged(String tag, int size) {
    return posts.tagged(tag, Limit.of(size));
  }

  /**
   * Returns the newest posts with a tag that have, or do not have, another tag. The posts of the
   * first tag are read page by page until there are enough, so the first tag should be the rarer
   * one.
   *
   * @param has whether the posts have the other tag
   */
  public List<Post> tagged(String tag, String other, boolean has, int size) {
    List<Post> found = new ArrayList<>();
    Page<Post> page = posts.pageOf(tag, PageRequest.first(PAGE));
    while (true) {
      page.items().stream().filter(post -> post.tags().contains(other) == has).forEach(found::add);
      if (found.size() >= size || !page.hasNext()) {
        return found.subList(0, Math.min(size, found.size()));
      }
      page = posts.pageOf(tag, PageRequest.after(page.nextToken(), PAGE));
    }
  }

  /** Returns the newest posts of an author. */
  public List<Post> by(String author, int size) {
    return posts.by(author, Limit.of(size));
  }

  /** Returns the author with this handle, or empty. */
  public Optional<Author> author(String handle) {
    return authors.find(handle);
  }

  /** Returns the post with this slug, or empty. */
  public Optional<Post> post(String slug) {
    return posts.bySlug(slug, ONE).stream().findFirst();
  }

  /** Returns the comments on a post, oldest first. */
  public List<Comment> comments(String slug) {
    return comments.on(slug, COMMENTS);
  }

  /** Changes the title and the tags of a post. Returns false if the post does not exist. */
  public boolean edit(String slug, String title, Set<String> tags) {
    return post(slug)
        .map(post -> posts.edit(PostPatch.of(post.id()).setTitle(title).setTags(tags)))
        .orElse(false);
  }

  /**
   * Deletes a post and its comments. Returns false if the post does not exist. The comments are
   * deleted first: after a crash in between, the post still exists and can be deleted again. The
   * number of comments becomes 0 by the next recount.
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
