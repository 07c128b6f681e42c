package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.former.FormerColumnsBackend;
import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.verify.ColumnCopy;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.IndexState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of an entity that take over the values of columns with other names in the same table.
 * A program that no longer names a former column would miss values before the copy is complete.
 */
final class RenamedColumns extends ColumnMoves {
  /** Longer than a program with both columns takes to read the new one, and clocks differ. */
  private static final Duration SWITCH = Duration.ofMinutes(1);

  private final List<String> lost;

  /**
   * Creates the columns of a table.
   *
   * @param lost the stored columns that the entity does not have, or in another type
   */
  RenamedColumns(StoreAccess store, TableSchema table, List<String> lost) {
    super(store, table);
    this.lost = lost;
  }

  /** Returns the columns for which the entity names a former column. */
  private List<ColumnSchema> declared() {
    return FormerColumnsBackend.of(table);
  }

  @Override
  public boolean declares() {
    return table.hasFormerColumns();
  }

  @Override
  public List<ColumnSchema> uncopied(Map<String, IndexRecord> records) {
    return declared().stream()
        .filter(column -> !ColumnCopyStates.isCopied(records, column))
        .toList();
  }

  /**
   * Opens the columns: records that this program writes both columns of each pair.
   *
   * @throws SchemaMismatchException if the entity does not name a former column, and its column may
   *     lack values
   * @throws UnsupportedByBackendException if the entity names a former column, and the backend has
   *     no conditional writes
   */
  @Override
  void open() {
    if (table.hasFormerColumns()) {
      start();
    } else if (surplus().size() > 0) {
      Map<String, IndexRecord> records = records();
      for (ColumnSchema column : finished(records)) {
        String obstacle = obstacle(column, records);
        if (obstacle != null) {
          throw new SchemaMismatchException(
              ErrorCode.COLUMN_COPY_INCOMPLETE,
              Map.of(
                  "table",
                  table.name(),
                  "column",
                  column.name(),
                  "former column",
                  String.valueOf(column.former()),
                  "stored",
                  obstacle),
              null);
        }
      }
    }
  }

  /**
   * Records that programs write both columns of each pair, unless it is recorded. If the store has
   * the new column and not the former one, a program that no longer named the former column has
   * dropped it. Then the new column has all values, and is never made equal to the other one.
   *
   * @throws UnsupportedByBackendException if the backend has no conditional writes
   */
  private void start() {
    if (!store.backend().capabilities().has(Capability.CONDITIONAL_WRITES)) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("needed", "conditional writes, for a former column", "table", table.name()),
          null);
    }
    store.await(store.backend().define(Schema.of(List.of(IndexStates.TABLE))));
    Map<String, IndexRecord> records = store.await(store.gate().states().read(table.name()));
    List<ColumnSchema> unknown =
        declared().stream().filter(column -> ColumnCopyStates.of(records, column) == null).toList();
    if (unknown.isEmpty()) {
      return;
    }
    ColumnCopyStates states = new ColumnCopyStates(store.gate().states());
    Set<String> missing = missing();
    for (ColumnSchema column : unknown) {
      boolean isDropped = missing.contains(column.former()) && !missing.contains(column.name());
      store.await( // or another program has done it
          isDropped
              ? states.complete(table.name(), column, records, store.time().instant())
              : states.start(table.name(), column));
    }
  }

  /** Returns the names of both columns of each pair that the stored table does not have. */
  private Set<String> missing() {
    if (store.backend().as(SchemaBackend.class).isEmpty()) {
      return Set.of();
    }
    Schema both = Schema.of(List.of(FormerColumnsBackend.stored(table)));
    List<SchemaDifference> differences = store.await(store.schemas().compare(both));
    return declared().stream()
        .flatMap(column -> Stream.of(column.name(), Objects.requireNonNull(column.former())))
        .filter(
            name ->
                differences.stream()
                    .filter(each -> each.owner().equals(table.name()))
                    .anyMatch(
                        each ->
                            each.kind() == SchemaDifference.Kind.MISSING_TABLE
                                || each.element().equals(table.name() + "." + name)))
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public void adds(String element) {
    boolean isOfPair =
        declared().stream()
            .flatMap(each -> Stream.of(each.name(), each.former()))
            .anyMatch(name -> element.equals(table.name() + "." + name));
    if (isOfPair) {
      start();
    }
  }

  @Override
  public List<ColumnSchema> uncopiable(Map<String, IndexRecord> records) {
    return List.of();
  }

  @Override
  public boolean concerns(List<SchemaDifference> differences) {
    return declares()
        || differences.stream()
            .anyMatch(
                each ->
                    each.kind() == SchemaDifference.Kind.SURPLUS_COLUMN
                        && each.owner().equals(table.name()));
  }

  @Override
  public List<ColumnCopy> copies(List<ColumnSchema> columns) {
    return List.of(ColumnCopy.within(table, columns));
  }

  @Override
  public String element(ColumnSchema column) {
    return table.name() + "." + column.name();
  }

  @Override
  public List<ColumnSchema> finished(Map<String, IndexRecord> records) {
    if (table.hasFormerColumns()) {
      return List.of();
    }
    List<ColumnSchema> found = new ArrayList<>();
    for (String former : records.isEmpty() ? List.<String>of() : surplus()) {
      for (ColumnSchema column : table.columns()) {
        if (column.former() == null
            && ColumnCopyStates.of(records, column.formerly(former)) != null) {
          found.add(column.formerly(former));
        }
      }
    }
    return found;
  }

  @Override
  public @Nullable String obstacle(ColumnSchema column, Map<String, IndexRecord> records) {
    IndexRecord record = ColumnCopyStates.of(records, column);
    if (record == null || record.state() != IndexState.READABLE) {
      return "a copy that is not complete";
    }
    if (store.backend().capabilities().has(Capability.INDEX_MAINTENANCE)) {
      return null; // no other program can use a store of this process
    }
    Instant since = record.heldUntil();
    return since != null && store.time().instant().isBefore(since.plus(SWITCH))
        ? "a copy that is complete for less than " + SWITCH.toSeconds() + " seconds"
        : null;
  }

  /** Returns the names of the stored columns that the entity does not have. */
  private List<String> surplus() {
    List<String> declared = table.columns().stream().map(ColumnSchema::name).toList();
    return lost.stream().filter(name -> !declared.contains(name)).toList();
  }
}
