package dev.rowan.cql;

import java.util.List;

/** The statements of {@code statements.txt}: right ones and wrong ones. */
final class OwnStatements {
  private OwnStatements() {}

  /** Returns the statements; a line is a statement, in which {@code \n} is a line break. */
  static List<String> read() {
    return StatementGenerator.lines("statements.txt").stream()
        .map(line -> line.replace("\\n", "\n"))
        .toList();
  }
}
