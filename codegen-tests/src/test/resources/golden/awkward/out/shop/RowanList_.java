package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link List$} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanList_ implements List$ {
  private final DaoRuntime<Property> runtime_2;

  private final DaoRuntime<Property> runtime_3;

  private final DaoRuntime<Property> insert;

  private final DaoRuntime<Property> update;

  private final DaoRuntime<Property> await;

  private final KeyedRead<Property> find;

  private final KeyedRead<Property> find_2;

  private final KeyedRead<Property> find_3;

  private final KeyedRead<Property> equals;

  private final KeyedRead<Property> toString;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanList_(Rowan rowan) {
    this.runtime_2 = rowan.runtime(PropertyMapping.INSTANCE);
    this.runtime_3 =
        runtime_2.attributedTo("List$.runtime", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.insert = runtime_2.attributedTo("List$.insert", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.update = runtime_2.attributedTo("List$.update", CallKind.WRITE, PlannedRequests.of(1));
    this.await = runtime_2.attributedTo("List$.await", CallKind.WRITE, PlannedRequests.of(2));
    this.find = runtime_2.keyedRead(
            ReadPlan.direct("List$.find", PropertyMapping.TABLE)
                .as("SELECT ... FROM property WHERE key = ?", PlannedRequests.of(1)));
    this.find_2 = runtime_2.keyedRead(
            ReadPlan.through("List$.find", PropertyMapping.TABLES)
                .as("SELECT ... FROM tables WHERE h = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.find_3 = runtime_2.keyedRead(
            ReadPlan.through("List$.find", PropertyMapping.ROWS)
                .as("SELECT ... FROM rows WHERE k_element = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
    this.equals = runtime_2.keyedRead(
            ReadPlan.direct("List$.equals", PropertyMapping.TABLE)
                .as("SELECT ... FROM property WHERE key = ?", PlannedRequests.of(1)));
    this.toString = runtime_2.keyedRead(
            ReadPlan.through("List$.toString", PropertyMapping.TABLES)
                .as("SELECT ... FROM tables WHERE h = ? AND key >= ? AND key <= ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Property} as a row of table {@code property}. Derived tables: {@code
   * tables}, {@code rows}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry and up to 1 for each indexed element in parallel, then the row; then, after the call
   * returns, up to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void runtime(Property runtime) {
    runtime_2.await(runtime_3.insert(runtime, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Property} as a row of table {@code property}. Derived tables: {@code
   * tables}, {@code rows}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry and up to 1 for each indexed element in parallel, then the row; then, after the call
   * returns, up to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> insert(Property applied) {
    return insert.insert(applied, Nulls.UNSET).thenAccept(applied_2 -> {});
  }

  /**
   * Updates {@code a}, {@code f} of one row of table {@code property}. Derived tables: {@code
   * tables}, {@code rows}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> update(String key, String table, String row) {
    return update.update(
        update.rowChange()
            .key(PropertyMapping.KEY, key)
            .set(PropertyMapping.TABLE_2, table)
            .set(PropertyMapping.ROW_2, row)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes the row of one {@code Property} from table {@code property}. Derived tables: {@code
   * tables}, {@code rows}.
   *
   * <p>Cost: 1 row and up to 1 index entry and up to 1 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 2 round trips: a read of the row, then the row;
   * then, after the call returns, up to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void await(Property rowan) {
    runtime_2.await(await.delete(rowan));
  }

  /**
   * Reads the {@code Property} with the given {@code key} from table {@code property}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM property WHERE key = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Property> find(String key) {
    return runtime_2.awaitRead(
        find
            .optional(find.key(PropertyMapping.KEY, key)));
  }

  /**
   * Reads the {@code Property} rows with the given {@code h}, through the index table {@code
   * tables}. The rows are in their stored order. Each row found is read from table {@code
   * property}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM tables WHERE h = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Property> find(int größe) {
    return runtime_2.awaitRead(
        find_2
            .select(find_2.key(PropertyMapping.GRÖSSE, größe))
            .list());
  }

  /**
   * Reads the {@code Property} rows with the given {@code k_element}, through the index table
   * {@code rows}. The rows are in their stored order. Each row found is read from table {@code
   * property}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM rows WHERE k_element = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Property> find(String tags, Limit FIND_2) {
    return runtime_2.awaitRead(
        find_3
            .select(find_3.key(PropertyMapping.TAGS_ELEMENT_2, tags))
            .limit(FIND_2)
            .list());
  }

  /**
   * Reads the {@code Property} with the given {@code key} from table {@code property}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM property WHERE key = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Property> equals(String key) {
    return runtime_2.awaitRead(
        equals
            .optional(equals.key(PropertyMapping.KEY, key)));
  }

  /**
   * Reads the {@code Property} rows with the given {@code h}, and with {@code key} in the given
   * range, through the index table {@code tables}. The rows are in their stored order. Each row
   * found is read from table {@code property}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM tables WHERE h = ? AND key >= ? AND key <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Property>> toString(int größe, Range<String> key) {
    return toString
        .select(toString.key(PropertyMapping.GRÖSSE, größe))
        .range(toString.rangeOf(PropertyMapping.KEY, key))
        .list();
  }
}
