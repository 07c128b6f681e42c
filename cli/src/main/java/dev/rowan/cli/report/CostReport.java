package dev.rowan.cli.report;

import dev.rowan.cli.model.MethodCost;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** Writes costs as one table for each DAO. */
public final class CostReport {
  private static final List<String> HEADER =
      List.of("method", "table", "partitions", "requests", "rows", "bytes");
  private static final String UNKNOWN = "?";
  private static final int KILO = 1000;

  private CostReport() {}

  /** Returns the lines; a line with the name of a DAO begins at the margin. */
  public static List<String> lines(List<MethodCost> costs) {
    List<String> lines = new ArrayList<>();
    for (String dao : costs.stream().map(MethodCost::dao).distinct().toList()) {
      lines.add(dao);
      List<List<String>> cells = new ArrayList<>();
      cells.add(HEADER);
      costs.stream()
          .filter(cost -> cost.dao().equals(dao))
          .map(CostReport::cells)
          .forEach(cells::add);
      lines.addAll(TextTable.lines(cells));
      lines.add("");
    }
    boolean unknown = costs.stream().anyMatch(cost -> cost.rows().isEmpty());
    if (unknown) {
      lines.add("?: no stated number tells it, see `rowan explain SIZ-08`");
    }
    return lines;
  }

  private static List<String> cells(MethodCost cost) {
    return List.of(
        cost.method(),
        cost.table(),
        cost.partitions(),
        cost.requests(),
        rows(cost),
        cost.isRead() ? bytes(cost.bytes()) : "");
  }

  private static String rows(MethodCost cost) {
    if (cost.rows().isPresent()) {
      return grouped(cost.rows().getAsLong());
    }
    return cost.partitions().equals("all") ? "all" : UNKNOWN;
  }

  private static String bytes(OptionalLong bytes) {
    if (bytes.isEmpty()) {
      return UNKNOWN;
    }
    double value = bytes.getAsLong();
    String[] names = {"B", "kB", "MB", "GB", "TB"};
    int at = 0;
    while (value >= KILO && at < names.length - 1) {
      value /= KILO;
      at++;
    }
    String format = at == 0 || value >= 10 ? "%.0f %s" : "%.1f %s";
    return String.format(Locale.ROOT, format, value, names[at]);
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
