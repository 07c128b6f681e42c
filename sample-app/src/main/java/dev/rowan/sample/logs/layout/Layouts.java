package dev.rowan.sample.logs.layout;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Every layout that the sample supports, and the choice of the one of a log. */
public final class Layouts {
  /** The source type of a log that has none of the layouts: lines without time and parts. */
  public static final String PLAIN = "plain";

  private static final List<Layout> ALL =
      List.of(new Syslog(), new ApacheError(), new Hdfs(), new Spark(), new Maven());

  private Layouts() {}

  /** Every layout; the order does not matter, as no line fits two. */
  public static List<Layout> all() {
    return ALL;
  }

  /**
   * Returns the layout that parses most of these lines, which begin a log; empty if none parses
   * any. Not every line has to match: the stack trace after an error does not.
   */
  public static Optional<Layout> of(Collection<String> firstLines, Years years) {
    Optional<Layout> best = Optional.empty();
    long most = 0;
    for (Layout layout : ALL) {
      long fitting = firstLines.stream().filter(l -> layout.parse(l, years).isPresent()).count();
      if (fitting > most) {
        most = fitting;
        best = Optional.of(layout);
      }
    }
    return best;
  }
}
