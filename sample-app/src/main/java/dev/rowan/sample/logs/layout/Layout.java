package dev.rowan.sample.logs.layout;

import java.util.Optional;

/** A format of log lines. Every layout is stateless. */
public interface Layout {
  /** Returns the name of the source type that is stored with each line, such as {@code syslog}. */
  String type();

  /**
   * Parses one line. Returns empty if the line has another layout.
   *
   * @param years completes dates without a year, or with a year of two digits
   */
  Optional<ParsedLine> parse(String line, Years years);
}
