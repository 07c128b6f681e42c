package dev.rowan.cli.report;

import java.util.ArrayList;
import java.util.List;

/** Aligns cells in columns. */
final class TextTable {
  private TextTable() {}

  /**
   * Returns one line for each row, indented by two blanks.
   *
   * @param rows of equal length; at least one
   */
  static List<String> lines(List<List<String>> rows) {
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < rows.get(0).size(); column++) {
      int at = column;
      widths.add(rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0));
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        line.append("  ").append(row.get(column));
        line.append(" ".repeat(widths.get(column) - row.get(column).length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
