package dev.rowan.sample;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.sample.blog.Authors;
import dev.rowan.sample.blog.Blog;
import dev.rowan.sample.blog.CommentCountMapping;
import dev.rowan.sample.blog.Comments;
import dev.rowan.sample.blog.Posts;
import dev.rowan.sample.blog.SamplePosts;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogMessages;
import dev.rowan.sample.race.RaceReport;
import dev.rowan.sample.tour.RequestCount;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.io.PrintWriter;
import java.time.Duration;

/**
 * The open store. It creates the DAOs and the services that use them. In an application with a
 * container, the container does this.
 */
final class OpenStore implements AutoCloseable {
  private final Rowan rowan;
  private final RequestCount calls;

  private OpenStore(Rowan rowan, RequestCount calls) {
    this.rowan = rowan;
    this.calls = calls;
  }

  static OpenStore open(String url) {
    RequestCount calls = new RequestCount();
    RowanOptions options = RowanOptions.defaults().withCallListener(calls);
    return new OpenStore(Rowan.connect(url, options), calls);
  }

  /** Shows a system of the sample. */
  void show(Tour tour, PrintWriter out) {
    tour.show(rowan, new Screen(out, calls));
  }

  LogArchive logs() {
    return new LogArchive(rowan.dao(LogMessages.class));
  }

  Blog blog() {
    return new Blog(
        rowan.dao(Authors.class),
        rowan.dao(Posts.class),
        rowan.dao(Comments.class),
        SamplePosts.FIRST_MONTH);
  }

  /**
   * Corrects the numbers of comments. No other program writes comments, so it waits for nothing.
   */
  void recountComments() {
    rowan.maintenance().recount(CommentCountMapping.INSTANCE).withGrace(Duration.ofMillis(1)).run();
  }

  RaceReport race(PrintWriter out, int rounds) {
    return new RaceReport(rowan, out, rounds);
  }

  @Override
  public void close() {
    rowan.close();
  }
}
