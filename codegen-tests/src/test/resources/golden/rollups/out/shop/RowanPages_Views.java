package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Pages.Views} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanPages_Views implements Pages.Views {
  private final DaoRuntime<Pages.View> pages_ViewRuntime;

  private final DaoRuntime<Pages.OfDay> pages_OfDayRuntime;

  private final DaoRuntime<Pages.Share> pages_ShareRuntime;

  private final DaoRuntime<Pages.Visit> pages_VisitRuntime;

  private final DaoRuntime<Pages.OfMonth> pages_OfMonthRuntime;

  private final DaoRuntime<Pages.OfWeek> pages_OfWeekRuntime;

  private final DaoRuntime<Pages.OfMinute> pages_OfMinuteRuntime;

  private final DaoRuntime<Pages.View> save;

  private final DaoRuntime<Pages.View> create;

  private final DaoRuntime<Pages.View> saveAll;

  private final DaoRuntime<Pages.View> annotate;

  private final DaoRuntime<Pages.View> remove;

  private final DaoRuntime<Pages.View> removeHour;

  private final DaoRuntime<Pages.OfDay> share_2;

  private final DaoRuntime<Pages.Share> share_3;

  private final DaoRuntime<Pages.Visit> visit_2;

  private final KeyedRead<Pages.OfMonth> ofMonth;

  private final KeyedRead<Pages.OfWeek> ofWeek;

  private final KeyedRead<Pages.OfMinute> minutes;

  private final KeyedRead<Pages.OfDay> days;

  private final KeyedRead<Pages.OfDay> ofDay;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanPages_Views(Rowan rowan) {
    rowan.requireConditionalWrites(Pages_ViewMapping.INSTANCE);
    this.pages_ViewRuntime = rowan.runtime(Pages_ViewMapping.INSTANCE);
    this.pages_OfDayRuntime = rowan.runtime(Pages_OfDayMapping.INSTANCE);
    this.pages_ShareRuntime = rowan.runtime(Pages_ShareMapping.INSTANCE);
    this.pages_VisitRuntime = rowan.runtime(Pages_VisitMapping.INSTANCE);
    this.pages_OfMonthRuntime = rowan.runtime(Pages_OfMonthMapping.INSTANCE);
    this.pages_OfWeekRuntime = rowan.runtime(Pages_OfWeekMapping.INSTANCE);
    this.pages_OfMinuteRuntime = rowan.runtime(Pages_OfMinuteMapping.INSTANCE);
    this.save = pages_ViewRuntime.attributedTo("Views.save", CallKind.WRITE, PlannedRequests.of(4),
            "INSERT INTO \"view\" (...) VALUES (...)");
    this.create = pages_ViewRuntime.attributedTo("Views.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(3),
            "INSERT INTO \"view\" (...) VALUES (...) IF NOT EXISTS");
    this.saveAll = pages_ViewRuntime.attributedTo("Views.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO \"view\" (...) VALUES (...)");
    this.annotate = pages_ViewRuntime.attributedTo("Views.annotate", CallKind.WRITE, PlannedRequests.of(2),
            "UPDATE \"view\" SET note = ? WHERE page = ? AND hour = ? AND shard = ? AND at = ? AND id = ?");
    this.remove = pages_ViewRuntime.attributedTo("Views.remove", CallKind.WRITE, PlannedRequests.of(4),
            "DELETE FROM \"view\" WHERE page = ? AND hour = ? AND shard = ? AND at = ? AND id = ?");
    this.removeHour = pages_ViewRuntime.attributedTo("Views.removeHour", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM \"view\" WHERE page = ? AND hour = ? AND shard = ?");
    this.share_2 = pages_OfDayRuntime.attributedTo("Views.share", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE of_day SET shares = shares + ? WHERE page = ? AND day = ? AND country = ?");
    this.share_3 = pages_ShareRuntime.attributedTo("Views.share", CallKind.WRITE, PlannedRequests.of(3),
            "INSERT INTO share (...) VALUES (...)");
    this.visit_2 = pages_VisitRuntime.attributedTo("Views.visit", CallKind.WRITE, PlannedRequests.of(3),
            "INSERT INTO visit (...) VALUES (...)");
    this.ofMonth = pages_OfMonthRuntime.keyedRead(
            ReadPlan.direct("Views.ofMonth", Pages_OfMonthMapping.TABLE)
                .as("SELECT ... FROM of_month WHERE page = ? AND month = ?", PlannedRequests.of(1)));
    this.ofWeek = pages_OfWeekRuntime.keyedRead(
            ReadPlan.direct("Views.ofWeek", Pages_OfWeekMapping.TABLE)
                .as("SELECT ... FROM of_week WHERE page = ? AND week = ?", PlannedRequests.of(1)));
    this.minutes = pages_OfMinuteRuntime.keyedRead(
            ReadPlan.direct("Views.minutes", Pages_OfMinuteMapping.TABLE).inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM of_minute WHERE page = ? AND hour = ? AND minute >= ? AND minute <= ?", PlannedRequests.UNKNOWN));
    this.days = pages_OfDayRuntime.keyedRead(
            ReadPlan.direct("Views.days", Pages_OfDayMapping.TABLE)
                .as("SELECT ... FROM of_day WHERE page = ? AND day >= ? AND day <= ?", PlannedRequests.of(1)));
    this.ofDay = pages_OfDayRuntime.keyedRead(
            ReadPlan.direct("Views.ofDay", Pages_OfDayMapping.TABLE)
                .as("SELECT ... FROM of_day WHERE page = ? AND day = ? AND country = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code View} as a row of table {@code view}.
   *
   * <p>Cost: 1 row written, in 1 request; on a cluster also a read of the row before, and 2
   * increments of counters after it.
   *
   * <p>CQL on a cluster: {@code INSERT INTO "view" (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The counters of {@code OfMinute} and {@code OfDay} count the row, unless it exists
   * already. The embedded store changes them in the same step. On a cluster, a crash after the
   * write, or concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void save(Pages.View view) {
    pages_ViewRuntime.await(save.insert(view, Nulls.UNSET));
  }

  /**
   * Inserts one {@code View} as a row of table {@code view}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request; on a cluster also 2 increments of counters after it.
   *
   * <p>CQL on a cluster: {@code INSERT INTO "view" (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>The counters of {@code OfMinute} and {@code OfDay} count the row, unless it exists
   * already. The embedded store changes them in the same step. On a cluster, a crash after the
   * write, or concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public boolean create(Pages.View view) {
    return pages_ViewRuntime.await(create.returningApplied().insertIfNotExists(view, Nulls.UNSET));
  }

  /**
   * Inserts each {@code View} of a collection as a row of table {@code view}.
   *
   * <p>Cost: 1 row written for each element of views, in 1 request each; on a cluster also a read
   * of the row before, and 2 increments of counters after it.
   *
   * <p>CQL on a cluster: {@code INSERT INTO "view" (...) VALUES (...)}.
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
   * <p>The counters of {@code OfMinute} and {@code OfDay} count the row, unless it exists
   * already. The embedded store changes them in the same step. On a cluster, a crash after the
   * write, or concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void saveAll(Collection<Pages.View> views) {
    pages_ViewRuntime.await(saveAll.insertAll(views, Nulls.UNSET));
  }

  /**
   * Updates {@code note} of one row of table {@code view}.
   *
   * <p>Cost: 1 row written, in 1 request; on a cluster also a read of the row before, and an
   * increment of 2 counters after it if the row is new.
   *
   * <p>CQL on a cluster: {@code UPDATE "view" SET note = ? WHERE page = ? AND hour = ? AND shard
   * = ? AND at = ? AND id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void annotate(String page, Instant at, UUID id, String note) {
    pages_ViewRuntime.await(
        annotate.update(
            annotate.rowChange()
                .key(Pages_ViewMapping.PAGE, page)
                .key(Pages_ViewMapping.HOUR_OF_AT, at)
                .key(Pages_ViewMapping.SHARD_OF_ID, id)
                .key(Pages_ViewMapping.AT, at)
                .key(Pages_ViewMapping.ID, id)
                .set(Pages_ViewMapping.NOTE, note)
                .row()));
  }

  /**
   * Deletes the row of one {@code View} from table {@code view}.
   *
   * <p>Cost: 1 row written, in 1 request; on a cluster also a read of the row before, and 2
   * increments of counters after it.
   *
   * <p>CQL on a cluster: {@code DELETE FROM "view" WHERE page = ? AND hour = ? AND shard = ? AND
   * at = ? AND id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The counters of {@code OfMinute} and {@code OfDay} no longer count the deleted rows. The
   * embedded store changes them in the same step. On a cluster, a crash after the write, or
   * concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void remove(Pages.View view) {
    pages_ViewRuntime.await(remove.delete(view));
  }

  /**
   * Deletes every {@code View} with the given {@code page}, {@code hour}, {@code shard} from
   * table {@code view}.
   *
   * <p>Cost: 1 range deleted, in 1 request; on a cluster also a read of the range before, and an
   * increment of up to 2 counters for each row after it.
   *
   * <p>CQL on a cluster: {@code DELETE FROM "view" WHERE page = ? AND hour = ? AND shard = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The counters of {@code OfMinute} and {@code OfDay} no longer count the deleted rows. The
   * embedded store changes them in the same step. On a cluster, a crash after the write, or
   * concurrent writers of one row, leave a counter wrong until {@code
   * rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void removeHour(String page, Instant hour, int shard) {
    pages_ViewRuntime.await(
        removeHour.deleteByKey(
            removeHour.key(Pages_ViewMapping.PAGE, page),
            removeHour.key(Pages_ViewMapping.HOUR, hour),
            removeHour.key(Pages_ViewMapping.SHARD, shard)));
  }

  /**
   * Increments {@code shares} of one row of table {@code of_day}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE of_day SET shares = shares + ? WHERE page = ? AND day = ?
   * AND country = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void share(String page, LocalDate day, String country, long shares) {
    pages_OfDayRuntime.await(
        share_2.update(
            share_2.rowChange()
                .key(Pages_OfDayMapping.PAGE, page)
                .key(Pages_OfDayMapping.DAY, day)
                .key(Pages_OfDayMapping.COUNTRY, country)
                .increment(Pages_OfDayMapping.SHARES, shares)
                .row()));
  }

  /**
   * Inserts one {@code Share} as a row of table {@code share}.
   *
   * <p>Cost: 1 row written, in 1 request; on a cluster also a read of the row before, and 1
   * increment of a counter after it.
   *
   * <p>CQL on a cluster: {@code INSERT INTO share (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The counters of {@code OfMonth} count the row, unless it exists already. The embedded
   * store changes them in the same step. On a cluster, a crash after the write, or concurrent
   * writers of one row, leave a counter wrong until {@code rowan.maintenance().recount} counts
   * the rows.
   */
  @Override
  public void share(Pages.Share share) {
    pages_ShareRuntime.await(share_3.insert(share, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Visit} as a row of table {@code visit}.
   *
   * <p>Cost: 1 row written, in 1 request; on a cluster also a read of the row before, and 1
   * increment of a counter after it.
   *
   * <p>CQL on a cluster: {@code INSERT INTO visit (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The counters of {@code OfWeek} count the row, unless it exists already. The embedded store
   * changes them in the same step. On a cluster, a crash after the write, or concurrent writers
   * of one row, leave a counter wrong until {@code rowan.maintenance().recount} counts the rows.
   */
  @Override
  public void visit(Pages.Visit visit) {
    pages_VisitRuntime.await(visit_2.insert(visit, Nulls.UNSET));
  }

  /**
   * Reads the {@code OfMonth} with the given {@code page}, {@code month} from table {@code
   * of_month}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM of_month WHERE page = ? AND month = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Pages.OfMonth> ofMonth(String page, Instant month) {
    return pages_OfMonthRuntime.awaitRead(
        ofMonth
            .optional(
                ofMonth.key(Pages_OfMonthMapping.PAGE, page),
                ofMonth.key(Pages_OfMonthMapping.MONTH, month)));
  }

  /**
   * Reads the {@code OfWeek} with the given {@code page}, {@code week} from table {@code
   * of_week}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM of_week WHERE page = ? AND week = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Pages.OfWeek> ofWeek(String page, LocalDate week) {
    return pages_OfWeekRuntime.awaitRead(
        ofWeek
            .optional(
                ofWeek.key(Pages_OfWeekMapping.PAGE, page),
                ofWeek.key(Pages_OfWeekMapping.WEEK, week)));
  }

  /**
   * Reads the {@code OfMinute} rows with the given {@code page}, and with {@code minute} in the
   * given range from table {@code of_minute}. The rows are in their stored order; a bucket is
   * read when its rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of hour. By its periods, a partition has 12
   * rows and 328 bytes.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM of_minute WHERE page = ? AND hour = ? AND minute
   * >= ? AND minute <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Pages.OfMinute> minutes(String page, Range<Instant> minute) {
    return pages_OfMinuteRuntime.awaitRead(
        minutes
            .select(
                minutes.key(Pages_OfMinuteMapping.PAGE, page),
                minutes.buckets(Pages_OfMinuteMapping.HOUR_OF_MINUTE, minute))
            .range(minutes.rangeOf(Pages_OfMinuteMapping.MINUTE, minute))
            .list());
  }

  /**
   * Reads the {@code OfDay} rows with the given {@code page}, and with {@code day} in the given
   * range from table {@code of_day}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM of_day WHERE page = ? AND day >= ? AND day <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Pages.OfDay> days(String page, Range<LocalDate> day) {
    return pages_OfDayRuntime.awaitRead(
        days
            .select(days.key(Pages_OfDayMapping.PAGE, page))
            .range(days.rangeOf(Pages_OfDayMapping.DAY, day))
            .list());
  }

  /**
   * Reads the {@code OfDay} with the given {@code page}, {@code day}, {@code country} from table
   * {@code of_day}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM of_day WHERE page = ? AND day = ? AND country =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Pages.OfDay> ofDay(String page, LocalDate day, String country) {
    return pages_OfDayRuntime.awaitRead(
        ofDay
            .optional(
                ofDay.key(Pages_OfDayMapping.PAGE, page),
                ofDay.key(Pages_OfDayMapping.DAY, day),
                ofDay.key(Pages_OfDayMapping.COUNTRY, country)));
  }
}
