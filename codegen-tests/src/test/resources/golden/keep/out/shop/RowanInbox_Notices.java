package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Inbox.Notices} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanInbox_Notices implements Inbox.Notices {
  private final DaoRuntime<Inbox.Notice> runtime;

  private final DaoRuntime<Inbox.Notice> save;

  private final DaoRuntime<Inbox.Notice> saveAll;

  private final DaoRuntime<Inbox.Notice> trim;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanInbox_Notices(Rowan rowan) {
    this.runtime = rowan.runtime(Inbox_NoticeMapping.INSTANCE);
    this.save = runtime.attributedTo("Notices.save", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO notice (...) VALUES (...)");
    this.saveAll = runtime.attributedTo("Notices.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO notice (...) VALUES (...)");
    this.trim = runtime.attributedTo("Notices.trim", CallKind.WRITE, PlannedRequests.UNKNOWN);
  }

  /**
   * Inserts one {@code Notice} as a row of table {@code notice}.
   *
   * <p>Cost: 1 row written, in 1 request; then a read of up to 1501 keys in 2 requests, and if
   * there are more than 1500 rows, the deletion of 2 ranges.
   *
   * <p>CQL on a cluster: {@code INSERT INTO notice (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>After the insert, the partition is trimmed to its first 1500 rows ({@code KeepLast}). A
   * failure of the trim is no failure of the insert; the next trim deletes the rows that are
   * left.
   */
  @Override
  public void save(Inbox.Notice notice) {
    runtime.await(save.insert(notice, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Notice} of a collection as a row of table {@code notice}.
   *
   * <p>Cost: 1 row written for each element of notices, in 1 request for up to 32 rows of one
   * partition; then a read of up to 1501 keys in 2 requests, and if there are more than 1500
   * rows, the deletion of 2 ranges.
   *
   * <p>CQL on a cluster: {@code INSERT INTO notice (...) VALUES (...)}.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>After each request, the partition is trimmed to its first 1500 rows ({@code KeepLast}). A
   * failure of the trim is no failure of the insert; the next trim deletes the rows that are
   * left.
   */
  @Override
  public void saveAll(Collection<Inbox.Notice> notices) {
    runtime.await(saveAll.insertAll(notices, Nulls.UNSET));
  }

  /**
   * Deletes all but the first 1500 {@code Notice} rows with the given {@code user}, {@code
   * device} from table {@code notice}.
   *
   * <p>Cost: a read of up to 1501 keys in 2 requests, and if there are more than 1500 rows, the
   * deletion of 2 ranges.
   *
   * <p>The call is not atomic: a read comes before the deletion. After a failure, some of the
   * rows can remain; the next trim deletes them.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The call trims a partition to its first 1500 rows ({@code KeepLast}).
   */
  @Override
  public void trim(String user, String device) {
    runtime.await(
        trim.trim(
            trim.key(Inbox_NoticeMapping.USER, user),
            trim.key(Inbox_NoticeMapping.DEVICE, device)));
  }
}
