package dev.rowan.sample.logs.layout;

import java.util.Optional;

/** One way in which programs lay out the lines of a log. Every layout is stateless. */
public interface Layout {
  /** The name of the source type that is stored with each line, such as {@code syslog}. */
  String type();

  /**
   * Takes one line apart; empty if it is not of this layout.
   *
   * @param years completes dates that do not say their year, or not all of it
   */
  Optional<ParsedLine> parse(String line, Years years);
}
