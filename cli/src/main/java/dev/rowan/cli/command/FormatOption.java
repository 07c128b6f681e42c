package dev.rowan.cli.command;

import dev.rowan.cli.report.Report;
import picocli.CommandLine.Option;

/** The form of what a command prints. */
public final class FormatOption {
  /** The forms. */
  enum Format {
    /** Lines for people. */
    TEXT,
    /** One JSON object. */
    JSON
  }

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "TEXT",
      description = "text or json. Default: text")
  private Format format = Format.TEXT;

  boolean isJson() {
    return format == Format.JSON;
  }

  /** Prints a report in the form that the user wants. */
  void print(Report report, Output output) {
    output.out().print(isJson() ? report.json() : report.text());
    output.out().flush();
  }
}
