package dev.rowan.sample.logs.layout;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** All layouts of the sample, and the detection of the layout of a log. */
public final class Layouts {
  /** The source type of a log that has none of the layouts: lines without time and parts. */
  public static final String PLAIN = "plain";

  private static final List<Layout> ALL =
      List.of(new Syslog(), new ApacheError(), new Hdfs(), new Spark(), new Maven());

  private Layouts() {}

  /** All layouts. The order does not matter, because no line matches two of them. */
  public static List<Layout> all() {
    return ALL;
  }

  /**
   * Returns the layout that parses most of the first lines of a log, or empty if none parses any.
   * Some lines, such as a stack trace, match no layout.
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
