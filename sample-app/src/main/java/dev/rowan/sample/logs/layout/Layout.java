package dev.rowan.sample.logs.layout;

import java.util.Optional;

/** A format of log lines. Every layout is stateless. */
public interface Layout {
  /** The name of the source type that is stored with each line, such as {@code syslog}. */
  String type();

  /**
   * Parses one line; empty if it does not have this layout.
   *
   * @param years completes dates without a year, or with a part of it
   */
  Optional<ParsedLine> parse(String line, Years years);
}
