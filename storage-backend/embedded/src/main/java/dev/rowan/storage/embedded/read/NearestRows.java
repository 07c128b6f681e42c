package dev.rowan.storage.embedded.read;

import dev.rowan.annotation.Similarity;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RankedRow;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The nearest of the rows that a scan passes, up to a limit. Rows that are as near as each other
 * are in the order of the scan. Memory holds as many rows as the limit. Not thread-safe.
 */
final class NearestRows {
  /** A row of the scan, by its number. */
  private record Ranked(Row row, @Nullable CellTimes times, double similarity, long number) {}

  /** The row that leaves first: the least similar one, and of equals the last one. */
  private static final Comparator<Ranked> WORST_FIRST =
      Comparator.comparingDouble(Ranked::similarity)
          .thenComparing(Comparator.comparingLong(Ranked::number).reversed());

  private final int column;
  private final List<?> vector;
  private final Similarity similarity;
  private final int limit;
  private final boolean ranked;
  private final PriorityQueue<Ranked> nearest = new PriorityQueue<>(WORST_FIRST);
  private long number;

  NearestRows(TableSchema table, Nearest wanted, int limit) {
    this.column = table.indexOf(wanted.index().column());
    this.vector = wanted.vector();
    this.similarity = Objects.requireNonNull(wanted.index().similarity());
    this.limit = limit;
    this.ranked = wanted.ranked();
  }

  void add(RowPage page) {
    for (int i = 0; i < page.rows().size(); i++) {
      Row row = page.rows().get(i);
      double near = row.get(column) instanceof List<?> stored ? similarity(stored) : Double.NaN;
      if (!Double.isNaN(near)) { // a vector of zeros has no angle
        nearest.add(
            new Ranked(row, page.times().isEmpty() ? null : page.times().get(i), near, number++));
      }
      if (nearest.size() > limit) {
        nearest.remove();
      }
    }
  }

  private double similarity(List<?> stored) {
    double dot = 0;
    double squares = 0;
    double otherSquares = 0;
    double distance = 0;
    for (int i = 0; i < vector.size(); i++) {
      double one = (Float) vector.get(i);
      double other = (Float) stored.get(i);
      dot += one * other;
      squares += one * one;
      otherSquares += other * other;
      distance += (one - other) * (one - other);
    }
    return switch (similarity) {
      case COSINE -> (1 + dot / Math.sqrt(squares * otherSquares)) / 2;
      case DOT_PRODUCT -> (1 + dot) / 2;
      case EUCLIDEAN -> 1 / (1 + distance);
    };
  }

  /** Returns the page of the nearest rows so far, the nearest first. */
  RowPage page() {
    List<Row> rows = new ArrayList<>();
    List<CellTimes> times = new ArrayList<>();
    for (Ranked each : nearest.stream().sorted(WORST_FIRST.reversed()).toList()) {
      rows.add(ranked ? RankedRow.of(each.row(), (float) each.similarity()) : each.row());
      if (each.times() != null) {
        times.add(each.times());
      }
    }
    return new RowPage(rows, times, null);
  }
}
