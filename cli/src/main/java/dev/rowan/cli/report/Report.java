package dev.rowan.cli.report;

/** What a command reports. */
public interface Report {
  /** Returns lines for people; empty, or with an end of line. */
  String text();

  /** Returns one JSON object. */
  String json();
}
