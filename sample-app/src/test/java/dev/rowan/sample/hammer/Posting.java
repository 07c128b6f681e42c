package dev.rowan.sample.hammer;

import dev.rowan.dao.TimeUuids;
import dev.rowan.sample.blog.Author;
import dev.rowan.sample.blog.Blog;
import dev.rowan.sample.blog.Comment;
import dev.rowan.sample.blog.Post;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An author who publishes, edits and deletes posts, and records the possible states of each post:
 * the last acknowledged one, and later requests without an answer. A later request may still take
 * effect until a still later one is acknowledged. Not thread-safe.
 */
final class Posting implements HammerTask {
  private static final int POSTS = 40;
  private static final List<String> TAGS = List.of("guitar", "music", "movie", "größe");
  private static final Instant FIRST = Instant.parse("2026-01-18T19:30:00Z");

  private final Blog blog;
  private final String author;
  private final Random random;

  /** By slug, the possible states of a post; null means that the post does not exist. */
  private final Map<String, Set<@Nullable Post>> possible = new HashMap<>();

  /** By slug, the existing comments, unless a later request tried to delete them. */
  private final Map<String, Set<Comment>> comments = new HashMap<>();

  private int step;

  Posting(Blog blog, String author, long seed) {
    this.blog = blog;
    this.author = author;
    this.random = new Random(seed);
    blog.welcome(new Author(author, "Name of " + author, author + "@blog.example", null));
  }

  @Override
  public void step(Outcomes outcomes) {
    step++;
    int number = random.nextInt(POSTS);
    String slug = author + "-" + number;
    Post fresh = post(slug, number);
    switch (random.nextInt(6)) {
      case 0, 1 -> write(outcomes, slug, () -> blog.publish(fresh), fresh);
      case 2, 3 -> edit(outcomes, slug, fresh);
      case 4 -> comment(outcomes, slug);
      default -> delete(outcomes, slug);
    }
  }

  private void write(Outcomes outcomes, String slug, Runnable call, @Nullable Post after) {
    Set<@Nullable Post> before = possible(slug);
    switch (outcomes.of(call)) {
      case ACKNOWLEDGED -> before.clear();
      case UNKNOWN -> {}
      case NOT_WRITTEN -> {
        return;
      }
    }
    before.add(after);
  }

  /** Edits the post by its id, like a client that holds it; an edit changes an existing post. */
  private void edit(Outcomes outcomes, String slug, Post fresh) {
    Set<@Nullable Post> before = possible(slug);
    List<@Nullable Post> after = new ArrayList<>();
    for (Post post : before) {
      after.add(post == null ? null : edited(post, fresh));
    }
    boolean[] edited = new boolean[1];
    switch (outcomes.of(() -> edited[0] = blog.edit(slug, fresh.title(), fresh.tags()))) {
      case ACKNOWLEDGED -> {
        if (edited[0]) {
          before.clear();
          before.addAll(after);
          before.remove(null);
        }
        if (edited[0] ? before.isEmpty() : !before.contains(null)) {
          outcomes.contradiction(slug + ": an edit says that it found what cannot be");
        }
      }
      case UNKNOWN -> before.addAll(after);
      case NOT_WRITTEN -> {}
    }
  }

  private void comment(Outcomes outcomes, String slug) {
    Instant at = FIRST.plusSeconds(step);
    Comment comment =
        new Comment(slug, TimeUuids.of(at, step), "Joon", "reader@blog.example", "No. " + step);
    if (outcomes.of(() -> blog.comment(comment)) == Outcomes.Outcome.ACKNOWLEDGED) {
      comments.computeIfAbsent(slug, any -> new HashSet<>()).add(comment);
    }
  }

  private void delete(Outcomes outcomes, String slug) {
    Set<@Nullable Post> before = possible(slug);
    comments.remove(slug);
    boolean[] deleted = new boolean[1];
    switch (outcomes.of(() -> deleted[0] = blog.delete(slug))) {
      case ACKNOWLEDGED -> {
        if (deleted[0]) {
          before.clear();
          before.add(null);
        } else if (!before.contains(null)) {
          outcomes.contradiction(slug + ": a post that was acknowledged is not found by its slug");
        }
      }
      case UNKNOWN -> before.add(null);
      case NOT_WRITTEN -> {}
    }
  }

  @Override
  public List<String> lost() {
    List<String> lost = new ArrayList<>();
    possible.forEach(
        (slug, posts) -> {
          Post stored = blog.post(slug).orElse(null);
          if (!posts.contains(stored)) {
            lost.add(slug + (stored == null ? " is not there" : " is as nobody left it"));
          }
        });
    comments.forEach(
        (slug, all) -> {
          if (!new HashSet<>(blog.comments(slug)).containsAll(all)) {
            lost.add(slug + " lacks comments");
          }
        });
    return lost;
  }

  private Set<@Nullable Post> possible(String slug) {
    return possible.computeIfAbsent(
        slug,
        any -> {
          Set<@Nullable Post> nothing = new HashSet<>();
          nothing.add(null);
          return nothing;
        });
  }

  private Post post(String slug, int number) {
    Instant at = FIRST.plusSeconds(86_400L * number);
    Set<String> tags = new HashSet<>(TAGS);
    tags.removeIf(tag -> random.nextBoolean());
    return new Post(
        TimeUuids.of(at, slug.hashCode()),
        slug,
        "Title " + step,
        "Body " + step,
        author,
        "Name of " + author,
        tags,
        at);
  }

  private static Post edited(Post post, Post fresh) {
    return new Post(
        post.id(),
        post.slug(),
        fresh.title(),
        post.body(),
        post.author(),
        post.authorName(),
        fresh.tags(),
        post.pubDate());
  }
}
