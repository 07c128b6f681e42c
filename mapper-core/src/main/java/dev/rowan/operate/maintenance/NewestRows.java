package dev.rowan.operate.maintenance;

import dev.rowan.internal.index.OlderEntries;
import dev.rowan.internal.verify.EntryAudit;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The newest entry of each owner among the rows of one page. A table of latest rows needs no entry
 * of a row that is older, so a job compares only the newest rows of a page. Immutable.
 */
final class NewestRows {
  private final EntryAudit audit;
  private final Map<List<Object>, Row> newest = new HashMap<>();

  /** Collects the newest entries of a page; {@code indexes} can have tables of other kinds. */
  NewestRows(EntryAudit audit, List<DerivedTable> indexes, List<ObservedRow> page) {
    this.audit = audit;
    for (DerivedTable index : indexes) {
      if (index.isLatest()) {
        page.forEach(row -> audit.expected(index, row).forEach(entry -> add(index, entry)));
      }
    }
  }

  private void add(DerivedTable index, Row entry) {
    newest.merge(
        owner(index, entry),
        entry,
        (one, other) -> OlderEntries.isOlder(index, one, other) ? other : one);
  }

  /** Returns whether a job has to compare a row of the page with its entries in an index. */
  boolean contain(DerivedTable index, ObservedRow row) {
    return !index.isLatest()
        || audit.expected(index, row).stream()
            .noneMatch(
                entry ->
                    OlderEntries.isOlder(
                        index, entry, newest.getOrDefault(owner(index, entry), entry)));
  }

  private static List<Object> owner(DerivedTable index, Row entry) {
    return List.of(index.table().name(), OlderEntries.owner(index.table(), entry));
  }
}
