package dev.rowan.storage.contract.hammer;

import dev.rowan.annotation.Maintain;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Compares every stored entry with the stored rows. It requires that no writer runs. */
public final class StallCheck {
  private final Backend backend;
  private final StallMapping mapping;
  private final EntityTables tables;
  private final ReadMode mode;

  /**
   * Checks the tables of a mapping.
   *
   * @param mode the mode of the reads; on a cluster of several nodes, one that reads all of them
   */
  public StallCheck(Backend backend, StallMapping mapping, ReadMode mode) {
    this.backend = backend;
    this.mapping = mapping;
    this.mode = mode;
    this.tables =
        backend.capabilities().has(Capability.INDEX_MAINTENANCE)
            ? EntityTables.asDeclared(mapping.table(), mapping.derived())
            : EntityTables.clientMaintained(mapping.table(), mapping.derived());
  }

  /** Returns the rows that a reader would see. */
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Row row : all(tables.row())) {
      if (row.size() == StallMapping.COLUMNS || exists(row)) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** Returns the names of the writes in the histories of rows, with repetitions. */
  public List<String> written() {
    List<String> names = new ArrayList<>();
    for (Row row : rows()) {
      if (row.get(StallMapping.HISTORY) instanceof List<?> history) {
        history.forEach(name -> names.add((String) name));
      }
    }
    return names;
  }

  /** Returns the writes of batches that are present without the other write of their batch. */
  public static List<String> torn(Collection<String> written) {
    Set<String> there = new HashSet<>(written);
    return there.stream().filter(name -> !there.contains(partner(name))).sorted().toList();
  }

  /** Returns the other write of a batch; of any other write, the write itself. */
  private static String partner(String name) {
    if (name.endsWith(Hammer.ONE_OF_TWO)) {
      return name.replace(Hammer.ONE_OF_TWO, Hammer.OTHER_OF_TWO);
    }
    return name.replace(Hammer.OTHER_OF_TWO, Hammer.ONE_OF_TWO);
  }

  /** A row exists if it has a value, was inserted, or was not written by the mapper. */
  private static boolean exists(Row row) {
    for (int i = StallMapping.SELLER; i < StallMapping.COLUMNS; i++) {
      if (row.get(i) != null) {
        return true;
      }
    }
    Object version = row.get(StallMapping.COLUMNS);
    Boolean deleted = (Boolean) row.get(StallMapping.COLUMNS + 1);
    return deleted == null ? version == null : !deleted;
  }

  /** Returns the deviations. */
  public IndexDifference difference() {
    IndexDifference found =
        new IndexDifference(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    List<Row> rows = rows();
    for (DerivedTable derived : tables.derived()) {
      compare(derived.table(), expected(derived.table().name(), rows), found);
    }
    return found;
  }

  private void compare(
      TableSchema table,
      Map<List<Object>, List<@Nullable Object>> expected,
      IndexDifference found) {
    Map<List<Object>, Row> stored = new HashMap<>();
    for (Row entry : all(table)) {
      if (!tables.isVersioned() || entry.get(table.size() - 1) != null) {
        stored.put(key(table, entry), entry);
      }
    }
    expected.forEach(
        (key, columns) -> {
          Row entry = stored.get(key);
          if (entry == null) {
            found.missing().add(table + " " + key);
          } else if (promisesColumns(entry) && !columns.equals(columns(table, entry))) {
            found.wrong().add(table + " " + key);
          }
        });
    stored.keySet().stream()
        .filter(key -> !expected.containsKey(key))
        .forEach(key -> found.stale().add(table + " " + key));
  }

  /**
   * Returns whether the protocol promises the other columns of entries. Where each entry is
   * verified against its row, they are only hints.
   */
  private boolean promisesColumns(Row entry) {
    if (!tables.isVersioned() || mapping.maintain() == Maintain.ATOMIC) {
      return true;
    }
    Object version = entry.get(entry.size() - 1);
    return mapping.maintain() == Maintain.SERIAL && version instanceof Long v && (v & 1) == 1;
  }

  private Map<List<Object>, List<@Nullable Object>> expected(String table, List<Row> rows) {
    Map<List<Object>, List<@Nullable Object>> entries = new HashMap<>();
    for (Row row : rows) {
      Object stall = Objects.requireNonNull(row.get(StallMapping.STALL));
      Object id = Objects.requireNonNull(row.get(StallMapping.ID));
      Object seller = row.get(StallMapping.SELLER);
      if (table.endsWith("_by_tag")) {
        for (Object tag : tags(row)) {
          entries.put(List.of(tag, stall, id), List.of());
        }
      } else if (seller != null && table.endsWith("_copy")) {
        List<@Nullable Object> columns = new ArrayList<>();
        columns.add(comparable(row.get(StallMapping.PRICE)));
        columns.add(row.get(StallMapping.TITLE));
        columns.add(row.get(StallMapping.TAGS));
        columns.add(row.get(StallMapping.NOTE));
        entries.put(List.of(seller, stall, id), columns);
      } else if (seller != null && row.get(StallMapping.PRICE) != null) {
        List<@Nullable Object> columns = new ArrayList<>();
        columns.add(row.get(StallMapping.TITLE));
        Object price = Objects.requireNonNull(comparable(row.get(StallMapping.PRICE)));
        entries.put(List.of(seller, price, stall, id), columns);
      }
    }
    return entries;
  }

  private static Set<?> tags(Row row) {
    return row.get(StallMapping.TAGS) instanceof Set<?> tags ? tags : Set.of();
  }

  private static @Nullable Object comparable(@Nullable Object value) {
    return value instanceof BigDecimal number ? number.stripTrailingZeros() : value;
  }

  private static List<Object> key(TableSchema table, Row entry) {
    List<Object> key = new ArrayList<>();
    for (int i = 0; i < table.keySize(); i++) {
      key.add(Objects.requireNonNull(comparable(entry.get(i))));
    }
    return key;
  }

  private List<@Nullable Object> columns(TableSchema table, Row entry) {
    List<@Nullable Object> columns = new ArrayList<>();
    int end = tables.isVersioned() ? table.size() - 1 : table.size();
    for (int i = table.keySize(); i < end; i++) {
      columns.add(comparable(entry.get(i)));
    }
    return columns;
  }

  private List<Row> all(TableSchema table) {
    List<Row> rows = new ArrayList<>();
    Position next = null;
    do {
      RowPage page =
          answer(new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, next, mode));
      rows.addAll(page.rows());
      next = page.next();
    } while (next != null);
    return rows;
  }

  private RowPage answer(ScanQuery query) {
    try {
      return backend.fetch(query).toCompletableFuture().get(60, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError("a scan failed", e);
    }
  }
}
