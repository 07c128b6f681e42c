package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.Limit;
import dev.rowan.query.Range;
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

/** {@link List$} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanList_ implements List$ {
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

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanList_(Rowan rowan) {
    this.runtime_2 = rowan.runtime(PropertyMapping.INSTANCE);
    this.runtime_3 = runtime_2.attributedTo("List$.runtime");
    this.insert = runtime_2.attributedTo("List$.insert");
    this.update = runtime_2.attributedTo("List$.update");
    this.await = runtime_2.attributedTo("List$.await");
    this.find = runtime_2.keyedRead(
            ReadPlan.direct("List$.find", PropertyMapping.TABLE));
    this.find_2 = runtime_2.keyedRead(
            ReadPlan.through("List$.find", PropertyMapping.TABLES));
    this.find_3 = runtime_2.keyedRead(
            ReadPlan.through("List$.find", PropertyMapping.ROWS));
    this.equals = runtime_2.keyedRead(
            ReadPlan.direct("List$.equals", PropertyMapping.TABLE));
    this.toString = runtime_2.keyedRead(
            ReadPlan.through("List$.toString", PropertyMapping.TABLES));
  }

  /**
   * Writes a row of {@code property}, and what follows from it in {@code tables}, {@code rows}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry and up to 1 for each indexed element at one time, then the row; no caller waits for up
   * to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void runtime(Property runtime) {
    runtime_2.await(runtime_3.insert(runtime, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code property}, and what follows from it in {@code tables}, {@code rows}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry and up to 1 for each indexed element at one time, then the row; no caller waits for up
   * to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> insert(Property applied) {
    return insert.insert(applied, Nulls.UNSET).thenAccept(applied_2 -> {});
  }

  /**
   * Changes {@code a}, {@code f} of one row of {@code property}, and what follows from it in
   * {@code tables}, {@code rows}.
   *
   * <p>Cost: 1 row written; on the embedded store in 1 step, on a cluster in 1 round trip: the
   * row.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> update(String key, String table, String row) {
    return update.update(
        RowChange.of(PropertyMapping.TABLE)
            .key(PropertyMapping.KEY, key)
            .set(PropertyMapping.TABLE_2, table)
            .set(PropertyMapping.ROW_2, row)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes a row of {@code property}, and what follows from it in {@code tables}, {@code rows}.
   *
   * <p>Cost: 1 row and up to 1 index entry and up to 1 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 2 round trips: a read of the row, then the row; no
   * caller waits for up to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void await(Property rowan) {
    runtime_2.await(await.delete(rowan));
  }

  /**
   * Reads table {@code property} with this {@code key}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Property> find(String key) {
    return runtime_2.awaitRead(
        find
            .select(PropertyMapping.KEY.encodeKey(key))
            .optional());
  }

  /**
   * Reads index {@code tables} with this {@code h}, in its stored order; looks up each row in
   * {@code property}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Property> find(int größe) {
    return runtime_2.awaitRead(
        find_2
            .select(PropertyMapping.GRÖSSE.encodeKey(größe))
            .list());
  }

  /**
   * Reads index {@code rows} with this {@code k_element}, in its stored order; looks up each row
   * in {@code property}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Property> find(String tags, Limit FIND_2) {
    return runtime_2.awaitRead(
        find_3
            .select(PropertyMapping.TAGS_ELEMENT_2.encodeKey(tags))
            .limit(FIND_2)
            .list());
  }

  /**
   * Reads table {@code property} with this {@code key}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Property> equals(String key) {
    return runtime_2.awaitRead(
        equals
            .select(PropertyMapping.KEY.encodeKey(key))
            .optional());
  }

  /**
   * Reads index {@code tables} with this {@code h}, and {@code key} in range, in its stored
   * order; looks up each row in {@code property}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<List<Property>> toString(int größe, Range<String> key) {
    return toString
        .select(PropertyMapping.GRÖSSE.encodeKey(größe))
        .range(PropertyMapping.KEY.encode(key))
        .list();
  }
}
