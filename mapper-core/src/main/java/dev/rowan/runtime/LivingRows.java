package dev.rowan.runtime;

import dev.rowan.query.RowPage;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is stored of an entity's table, without what only upkeep knows of. */
final class LivingRows {
  private LivingRows() {}

  /**
   * Returns the page with the rows that live. Another one, such as the marker of a deleted row,
   * shows the static columns of its partition alone; without static columns it is left out.
   */
  static RowPage of(RowPage page, EntityTables tables) {
    TableSchema table = tables.declared();
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (tables.exists(row)) {
        rows.add(row);
      } else if (table.hasStatics()) {
        @Nullable Object[] values = row.toArray();
        for (int i = table.partitionKeySize(); i < table.keySize(); i++) {
          values[i] = null;
        }
        rows.add(Row.owning(values));
      }
    }
    return new RowPage(rows, page.next());
  }
}
