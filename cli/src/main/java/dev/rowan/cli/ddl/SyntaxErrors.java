package dev.rowan.cli.ddl;

import dev.rowan.cql.text.CqlSyntaxException;

/** Describes syntax errors. */
public final class SyntaxErrors {
  private SyntaxErrors() {}

  /** Returns what is wrong in one line, without the position. */
  public static String text(CqlSyntaxException error) {
    return error.expected().isEmpty()
        ? error.found()
        : "found %s, expected %s".formatted(error.found(), String.join(" or ", error.expected()));
  }
}
