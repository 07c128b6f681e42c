package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Inbox.Searches} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanInbox_Searches implements Inbox.Searches {
  private final DaoRuntime<Inbox.Search> runtime;

  private final DaoRuntime<Inbox.Search> save;

  private final DaoRuntime<Inbox.Search> trim;

  private final KeyedRead<Inbox.Search> newest;

  private final KeyedRead<Inbox.Search> withText;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanInbox_Searches(Rowan rowan) {
    this.runtime = rowan.runtime(Inbox_SearchMapping.INSTANCE);
    this.save = runtime.attributedTo("Searches.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.trim = runtime.attributedTo("Searches.trim", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.newest = runtime.keyedRead(
            ReadPlan.direct("Searches.newest", Inbox_SearchMapping.TABLE)
                .as("SELECT ... FROM search WHERE user = ? LIMIT ?", PlannedRequests.of(1)));
    this.withText = runtime.keyedRead(
            ReadPlan.through("Searches.withText", Inbox_SearchMapping.SEARCHES_BY_TEXT)
                .as("SELECT ... FROM searches_by_text WHERE text = ? LIMIT ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Search} as a row of table {@code search}. Derived tables: {@code
   * searches_by_text}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more; then, for one of 5 rows on average, a
   * read of up to 21 keys in 1 request, and if there are more than 20 rows, the deletion of 1
   * range, on a cluster of each row by itself.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>After one of 5 inserts on average, the partition is trimmed to its first 20 rows ({@code
   * KeepLast}). A failure of the trim is no failure of the insert; the next trim deletes the rows
   * that are left.
   */
  @Override
  public void save(Inbox.Search search) {
    runtime.await(save.insert(search, Nulls.UNSET));
  }

  /**
   * Deletes all but the first 20 {@code Search} rows with the given {@code user} from table
   * {@code search}. Derived tables: {@code searches_by_text}.
   *
   * <p>Cost: a read of up to 21 keys in 1 request, and if there are more than 20 rows, the
   * deletion of 1 range, on a cluster of each row by itself.
   *
   * <p>The call is not atomic: a read comes before the deletion. After a failure, some of the
   * rows can remain; the next trim deletes them.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The call trims a partition to its first 20 rows ({@code KeepLast}). Options with a TTL or
   * a timestamp are refused (RUN-22).
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> trim(String user, WriteOptions options) {
    return trim.with(options).trim(trim.key(Inbox_SearchMapping.USER, user)).thenAccept(applied -> {});
  }

  /**
   * Reads the {@code Search} rows with the given {@code user} from table {@code search}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM search WHERE user = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Inbox.Search> newest(String user, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(newest.key(Inbox_SearchMapping.USER, user))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Search} rows with the given {@code text}, through the index table {@code
   * searches_by_text}. The rows are in their stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, and on a cluster 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM searches_by_text WHERE text = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Inbox.Search> withText(String text, Limit limit) {
    return runtime.awaitRead(
        withText
            .select(withText.key(Inbox_SearchMapping.TEXT, text))
            .limit(limit)
            .list());
  }
}
