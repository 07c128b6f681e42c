package dev.rowan.sample;

import dev.rowan.sample.blog.Blog;
import dev.rowan.sample.blog.Comment;
import dev.rowan.sample.blog.Post;
import dev.rowan.sample.blog.SamplePosts;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Shows the blog: prints the lists of posts before and after each change. */
final class BlogTour {
  private static final int TEN = 10;

  private final Blog blog;
  private final Runnable recount;
  private final PrintWriter out;

  /**
   * Creates a tour.
   *
   * @param recount corrects the numbers of comments
   */
  BlogTour(Blog blog, Runnable recount, PrintWriter out) {
    this.blog = blog;
    this.recount = recount;
    this.out = out;
  }

  void show() {
    List<Post> earlier = blog.newest(TEN, SamplePosts.LAST_MONTH);
    if (!earlier.isEmpty()) {
      list("Blog: posts that an earlier run left in the store", earlier);
    }
    SamplePosts.fill(blog);
    list("Blog: the newest posts", blog.newest(TEN, SamplePosts.LAST_MONTH));
    tag("guitar");
    tag("movie");
    author("mara");
    list("Blog: posts about guitar and movie", blog.tagged("guitar", "movie", true, TEN));
    list("Blog: posts about guitar, not about movie", blog.tagged("guitar", "movie", false, TEN));
    recount.run();
    whole(SamplePosts.SECOND_GUITAR);
    rename();
    edit();
    delete();
  }

  private void rename() {
    out.println();
    out.println("Rename: the author Mara Lind");
    blog.rename("mara", "Mara Lind-Okafor");
    list("Blog: the newest posts", blog.newest(TEN, SamplePosts.LAST_MONTH));
  }

  private void edit() {
    out.println();
    out.println("Edit: \"One more guitar\" gets a new title; the tag movie is replaced by vintage");
    blog.edit(SamplePosts.SECOND_GUITAR, "Twelve strings", Set.of("guitar", "music", "vintage"));
    list("Blog: the newest posts", blog.newest(TEN, SamplePosts.LAST_MONTH));
    tag("movie");
    tag("vintage");
    author("mara");
  }

  private void delete() {
    out.println();
    out.println("Delete: \"My first guitar\", its entries and its comments");
    blog.delete(SamplePosts.FIRST_GUITAR);
    recount.run();
    list("Blog: the newest posts", blog.newest(TEN, SamplePosts.LAST_MONTH));
    tag("guitar");
    author("mara");
    whole(SamplePosts.FIRST_GUITAR);
  }

  private void tag(String tag) {
    list("Blog: the newest posts about " + tag, blog.tagged(tag, TEN));
  }

  private void author(String handle) {
    blog.author(handle)
        .ifPresent(author -> list("Blog: posts by " + author.name(), blog.by(handle, TEN)));
  }

  private void list(String heading, List<Post> posts) {
    out.println();
    out.println(heading);
    if (posts.isEmpty()) {
      out.println("  none");
    }
    for (Post post : posts) {
      out.printf(
          "  %s  %-20s  %-16s  %s%n", day(post), post.title(), post.authorName(), tags(post));
    }
  }

  private void whole(String slug) {
    out.println();
    out.println("Blog: /" + slug);
    blog.post(slug)
        .ifPresentOrElse(
            post -> out.printf("  %s, by %s%n  %s%n", post.title(), post.authorName(), post.body()),
            () -> out.println("  no such post"));
    List<Comment> comments = blog.comments(slug);
    out.println("  comments: " + blog.commentCount(slug));
    for (Comment comment : comments) {
      out.printf("    %s: %s%n", comment.name(), comment.text());
    }
  }

  private static LocalDate day(Post post) {
    return post.pubDate().atZone(ZoneOffset.UTC).toLocalDate();
  }

  private static String tags(Post post) {
    return String.join(", ", new TreeSet<>(post.tags()));
  }
}
