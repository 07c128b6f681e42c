package dev.rowan.sample.hammer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.sample.blog.Authors;
import dev.rowan.sample.blog.Blog;
import dev.rowan.sample.blog.Comments;
import dev.rowan.sample.blog.PostMapping;
import dev.rowan.sample.blog.Posts;
import dev.rowan.sample.blog.SamplePosts;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogMessageMapping;
import dev.rowan.sample.logs.LogMessages;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/** Two authors and two sources of log lines, each in a separate thread, over one store. */
final class HammerThreads implements AutoCloseable {
  private final Rowan rowan;
  private final List<HammerTask> works;
  private final Outcomes outcomes = new Outcomes();
  private final AtomicBoolean over = new AtomicBoolean();
  private final ExecutorService threads;

  HammerThreads(Rowan rowan, long seed) {
    this.rowan = rowan;
    Blog blog =
        new Blog(
            rowan.dao(Authors.class),
            rowan.dao(Posts.class),
            rowan.dao(Comments.class),
            SamplePosts.FIRST_MONTH);
    this.works =
        List.of(
            new Posting(blog, "mara", seed),
            new Posting(blog, "teo", seed + 1),
            new Logging(archive(), "api"),
            new Logging(archive(), "web"));
    this.threads = Executors.newFixedThreadPool(works.size());
  }

  private LogArchive archive() {
    return new LogArchive(rowan.dao(LogMessages.class));
  }

  /** Runs all tasks beside another action, until that ends. */
  void workDuring(Runnable something) throws InterruptedException, ExecutionException {
    List<Future<?>> working = begin(Integer.MAX_VALUE);
    try {
      something.run();
    } finally {
      over.set(true);
    }
    await(working);
  }

  /** Runs this number of steps of each task. */
  void work(int steps) throws InterruptedException, ExecutionException {
    await(begin(steps));
  }

  private List<Future<?>> begin(int steps) {
    List<Future<?>> working = new ArrayList<>();
    for (HammerTask work : works) {
      working.add(
          threads.submit(
              () -> {
                for (int i = 0; i < steps && !over.get(); i++) {
                  work.step(outcomes);
                }
              }));
    }
    return working;
  }

  private static void await(List<Future<?>> working)
      throws InterruptedException, ExecutionException {
    for (Future<?> each : working) {
      each.get();
    }
  }

  Outcomes outcomes() {
    return outcomes;
  }

  /**
   * Compares every table with its rows, after a repair, and then the rows with the acknowledged
   * writes.
   */
  void requireAllThere(String run) {
    assertThat(outcomes.contradictions()).as(run).isEmpty();
    settle(PostMapping.INSTANCE, run);
    settle(LogMessageMapping.INSTANCE, run);
    for (HammerTask work : works) {
      assertThat(work.lost()).as(run).isEmpty();
    }
  }

  private void settle(EntityMapping<?> mapping, String run) {
    MaintenanceReport repaired = rowan.maintenance().repair(mapping).withGrace(Duration.ZERO).run();
    System.out.printf("%s: %s: %s%n", run, mapping.table().name(), repaired);
    assertThat(repaired.isRepaired()).as("%s: %s", run, repaired).isTrue();
    MaintenanceReport exact = rowan.maintenance().verify(mapping).withGrace(Duration.ZERO).run();
    assertThat(exact.isClean()).as("%s: %s", run, exact).isTrue();
  }

  @Override
  public void close() {
    over.set(true);
    threads.shutdownNow();
  }
}
