package dev.rowan.sample.blog;

import dev.rowan.dao.TimeUuids;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;
import java.util.Set;

/** The posts, authors and comments of the sample. They are always the same, ids included. */
public final class SamplePosts {
  /** The month of the first post. */
  public static final YearMonth FIRST_MONTH = YearMonth.of(2026, 1);

  /** The month of the last post. */
  public static final YearMonth LAST_MONTH = YearMonth.of(2026, 3);

  /** The slug of the first post, about a guitar. */
  public static final String FIRST_GUITAR = "my-first-guitar";

  /** The slug of the second post, about a film. */
  public static final String FILM = "a-film-to-scream-at";

  /** The slug of the third post, about another guitar. */
  public static final String SECOND_GUITAR = "one-more-guitar";

  private SamplePosts() {}

  /** Writes all posts, authors and comments to a blog, and reverts earlier changes of them. */
  public static void fill(Blog blog) {
    authors().forEach(blog::welcome);
    posts().forEach(blog::publish);
    comments().forEach(blog::comment);
  }

  static List<Author> authors() {
    return List.of(
        new Author("mara", "Mara Lind", "mara@blog.example", "Plays more guitars than she owns."),
        new Author("teo", "Teo Okafor", "teo@blog.example", null));
  }

  static List<Post> posts() {
    return List.of(
        post(
            FIRST_GUITAR,
            "My first guitar",
            "It is red, it is second-hand, and the neighbours know it already.",
            authors().get(0),
            Set.of("guitar", "music"),
            "2026-01-18T19:30:00Z"),
        post(
            FILM,
            "A film to scream at",
            "The first telephone call is a mistake. Stay for all the others. Go and see it twice.",
            authors().get(1),
            Set.of("movie", "horror"),
            "2026-02-13T22:05:00Z"),
        post(
            SECOND_GUITAR,
            "One more guitar",
            "Twelve strings this time. It was in a film, says the seller, and I want to believe it.",
            authors().get(0),
            Set.of("guitar", "music", "movie"),
            "2026-03-07T08:45:00Z"));
  }

  static List<Comment> comments() {
    return List.of(
        comment(FIRST_GUITAR, "Joon", "2026-01-18T20:02:00Z", "Red is the fastest colour."),
        comment(FIRST_GUITAR, "A neighbour", "2026-01-19T06:10:00Z", "We do know it. Well played."),
        comment(FILM, "Mara", "2026-02-14T09:00:00Z", "I hid under my coat."),
        comment(SECOND_GUITAR, "Joon", "2026-03-07T09:15:00Z", "Which film?"),
        comment(
            SECOND_GUITAR, "Teo", "2026-03-07T09:40:00Z", "The one with the telephone, surely."));
  }

  private static Post post(
      String slug, String title, String body, Author author, Set<String> tags, String at) {
    Instant pubDate = Instant.parse(at);
    return new Post(
        TimeUuids.of(pubDate, slug.hashCode()),
        slug,
        title,
        body,
        author.handle(),
        author.name(),
        tags,
        pubDate);
  }

  private static Comment comment(String slug, String name, String at, String text) {
    return new Comment(
        slug, TimeUuids.of(Instant.parse(at), name.hashCode()), name, "reader@blog.example", text);
  }
}
