package dev.rowan.junit;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The differences between two states of the rows of a table, in words without values. */
final class RowDifferences {
  private final TableSchema table;
  private final Set<String> columns = new LinkedHashSet<>();
  private int missing;
  private int changed;

  private RowDifferences(TableSchema table) {
    this.table = table;
  }

  /** Returns the differences; empty if there is none. */
  static Optional<String> of(TableSchema table, List<Row> expected, List<Row> found) {
    RowDifferences differences = new RowDifferences(table);
    Map<List<?>, Row> left = differences.byKey(found);
    differences.byKey(expected).forEach((key, row) -> differences.compare(row, left.remove(key)));
    return differences.inWords(left.size());
  }

  private Map<List<?>, Row> byKey(List<Row> rows) {
    Map<List<?>, Row> byKey = new HashMap<>();
    rows.forEach(row -> byKey.put(Arrays.asList(row.toArray()).subList(0, table.keySize()), row));
    return byKey;
  }

  private void compare(Row expected, @Nullable Row found) {
    if (found == null) {
      missing++;
      return;
    }
    boolean differs = false;
    for (int i = table.keySize(); i < table.size(); i++) {
      if (!Objects.equals(expected.get(i), found.get(i))) {
        columns.add(table.column(i).name());
        differs = true;
      }
    }
    changed += differs ? 1 : 0;
  }

  private Optional<String> inWords(int further) {
    if (missing + changed + further == 0) {
      return Optional.empty();
    }
    return Optional.of(
        "%s: %d rows more, %d rows fewer, %d rows with other values%s"
            .formatted(
                table.name(),
                further,
                missing,
                changed,
                columns.isEmpty() ? "" : " of " + String.join(", ", columns)));
  }
}
