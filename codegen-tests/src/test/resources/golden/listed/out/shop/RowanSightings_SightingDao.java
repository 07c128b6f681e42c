package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.value.Bound;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Sightings.SightingDao} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSightings_SightingDao implements Sightings.SightingDao {
  private final DaoRuntime<Sightings.Sighting> runtime;

  private final DaoRuntime<Sightings.Sighting> save;

  private final DaoRuntime<Sightings.Sighting> saveAt;

  private final DaoRuntime<Sightings.Sighting> saveAll;

  private final DaoRuntime<Sightings.Sighting> saving;

  private final DaoRuntime<Sightings.Sighting> change;

  private final DaoRuntime<Sightings.Sighting> note_2;

  private final DaoRuntime<Sightings.Sighting> remove;

  private final DaoRuntime<Sightings.Sighting> removeBetween;

  private final KeyedRead<Sightings.Sighting> newest;

  private final KeyedRead<Sightings.Sighting> last;

  private final KeyedRead<Sightings.Sighting> oldest;

  private final KeyedRead<Sightings.Sighting> all;

  private final KeyedRead<Sightings.Sighting> upwards;

  private final KeyedRead<Sightings.Sighting> page_2;

  private final KeyedRead<Sightings.Sighting> pageUpwards;

  private final KeyedRead<Sightings.Sighting> pageBetween;

  private final KeyedRead<Sightings.Sighting> between;

  private final KeyedRead<Sightings.Sighting> count;

  private final KeyedRead<Sightings.Sighting> exists;

  private final KeyedRead<Sightings.Sighting> ofPlaces;

  private final KeyedRead<Sightings.Sighting> atTimes;

  private final KeyedRead<Sightings.Sighting> ofDay;

  private final KeyedRead<Sightings.Sighting> since;

  private final KeyedRead<Sightings.Sighting> ofBird;

  private final KeyedRead<Sightings.Sighting> ofBirdUpwards;

  private final KeyedRead<Sightings.Sighting> ofBirdBetween;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSightings_SightingDao(Rowan rowan) {
    this.runtime = rowan.runtime(Sightings_SightingMapping.INSTANCE);
    this.save = runtime.attributedTo("SightingDao.save", CallKind.WRITE, PlannedRequests.of(4));
    this.saveAt = runtime.attributedTo("SightingDao.saveAt", CallKind.WRITE, PlannedRequests.of(4));
    this.saveAll =
        runtime.attributedTo("SightingDao.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.saving = runtime.attributedTo("SightingDao.saving");
    this.change = runtime.attributedTo("SightingDao.change", CallKind.WRITE, PlannedRequests.of(4));
    this.note_2 = runtime.attributedTo("SightingDao.note", CallKind.WRITE, PlannedRequests.of(4));
    this.remove = runtime.attributedTo("SightingDao.remove", CallKind.WRITE, PlannedRequests.of(2));
    this.removeBetween =
        runtime.attributedTo("SightingDao.removeBetween", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.newest = runtime.keyedRead(
            ReadPlan.direct("SightingDao.newest", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.last = runtime.keyedRead(
            ReadPlan.direct("SightingDao.last", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? LIMIT 1", PlannedRequests.UNKNOWN));
    this.oldest = runtime.keyedRead(
            ReadPlan.direct("SightingDao.oldest", Sightings_SightingMapping.TABLE).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? ORDER BY at ASC, id DESC LIMIT ?", PlannedRequests.UNKNOWN));
    this.all = runtime.keyedRead(
            ReadPlan.direct("SightingDao.all", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ?", PlannedRequests.UNKNOWN));
    this.upwards = runtime.keyedRead(
            ReadPlan.direct("SightingDao.upwards", Sightings_SightingMapping.TABLE).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? ORDER BY at ASC, id DESC", PlannedRequests.UNKNOWN));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("SightingDao.page", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ?", PlannedRequests.UNKNOWN));
    this.pageUpwards = runtime.keyedRead(
            ReadPlan.direct("SightingDao.pageUpwards", Sightings_SightingMapping.TABLE).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? ORDER BY at ASC, id DESC", PlannedRequests.UNKNOWN));
    this.pageBetween = runtime.keyedRead(
            ReadPlan.direct("SightingDao.pageBetween", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.between = runtime.keyedRead(
            ReadPlan.direct("SightingDao.between", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.count = runtime.keyedRead(
            ReadPlan.direct("SightingDao.count", Sightings_SightingMapping.TABLE).ofKeys().inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT place, day, at, id FROM sighting WHERE place = ? AND day = ?", PlannedRequests.UNKNOWN));
    this.exists = runtime.keyedRead(
            ReadPlan.direct("SightingDao.exists", Sightings_SightingMapping.TABLE).ofKeys().inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT place, day, at, id FROM sighting WHERE place = ? AND day = ? LIMIT 1", PlannedRequests.UNKNOWN));
    this.ofPlaces = runtime.keyedRead(
            ReadPlan.direct("SightingDao.ofPlaces", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.atTimes = runtime.keyedRead(
            ReadPlan.direct("SightingDao.atTimes", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? AND at IN ?", PlannedRequests.UNKNOWN));
    this.ofDay = runtime.keyedRead(
            ReadPlan.direct("SightingDao.ofDay", Sightings_SightingMapping.TABLE)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ?", PlannedRequests.of(1)));
    this.since = runtime.keyedRead(
            ReadPlan.direct("SightingDao.since", Sightings_SightingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting WHERE place = ? AND day = ? AND at > ?", PlannedRequests.UNKNOWN));
    this.ofBird = runtime.keyedRead(
            ReadPlan.through("SightingDao.ofBird", Sightings_SightingMapping.SIGHTING_BY_BIRD).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting_by_bird WHERE bird = ? AND at_hour = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.ofBirdUpwards = runtime.keyedRead(
            ReadPlan.through("SightingDao.ofBirdUpwards", Sightings_SightingMapping.SIGHTING_BY_BIRD).backwards().inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM sighting_by_bird WHERE bird = ? AND at_hour = ? ORDER BY at ASC, place DESC, day DESC, id DESC", PlannedRequests.UNKNOWN));
    this.ofBirdBetween = runtime.keyedRead(
            ReadPlan.through("SightingDao.ofBirdBetween", Sightings_SightingMapping.SIGHTING_BY_BIRD).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM sighting_by_bird WHERE bird = ? AND at_hour = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Inserts one {@code Sighting} as a row of table {@code sighting}. Derived tables: {@code
   * sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code sighting_buckets} and {@code sighting_by_bird_buckets}, one request for each
   * list.
   */
  @Override
  public void save(Sightings.Sighting sighting) {
    runtime.await(save.insert(sighting, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Sighting} as a row of table {@code sighting}. Derived tables: {@code
   * sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code sighting_buckets} and {@code sighting_by_bird_buckets}, one request for each
   * list.
   */
  @Override
  public void saveAt(Sightings.Sighting sighting, WriteOptions options) {
    runtime.await(saveAt.with(options).insert(sighting, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Sighting} of a collection as a row of table {@code sighting}. Derived
   * tables: {@code sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written for each element of sightings; on the embedded
   * store in 1 step for up to 32 rows of one partition, on a cluster each in 1 round trip: the
   * row with up to 1 entry (after a read of it, if a column of an index key is null).
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code sighting_buckets} and {@code sighting_by_bird_buckets}, one request for each
   * list.
   */
  @Override
  public void saveAll(List<Sightings.Sighting> sightings) {
    runtime.await(saveAll.insertAll(sightings, Nulls.UNSET));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Sighting} as a row of table {@code sighting}.
   * Derived tables: {@code sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null). The writes of a batch share their round trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code sighting_buckets} and {@code sighting_by_bird_buckets}, one request for each
   * list.
   */
  @Override
  public Write saving(Sightings.Sighting sighting) {
    return saving.deferred().insert(sighting, Nulls.UNSET);
  }

  /**
   * Applies a patch to the row of one {@code Sighting} in table {@code sighting}. Derived tables:
   * {@code sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code sighting_buckets} and {@code sighting_by_bird_buckets}, one request for each
   * list.
   */
  @Override
  public void change(Sightings_SightingPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Updates {@code note} of one row of table {@code sighting}. Derived tables: {@code
   * sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code sighting_buckets} and {@code sighting_by_bird_buckets}, one request for each
   * list.
   */
  @Override
  public void note(String place, Instant at, int id, String note) {
    runtime.await(
        note_2.update(
            note_2.rowChange()
                .key(Sightings_SightingMapping.PLACE, place)
                .key(Sightings_SightingMapping.DAY_OF_AT, at)
                .key(Sightings_SightingMapping.AT, at)
                .key(Sightings_SightingMapping.ID, id)
                .set(Sightings_SightingMapping.NOTE, note)
                .row()));
  }

  /**
   * Deletes the {@code Sighting} with the given {@code place}, {@code at}, {@code id} from table
   * {@code sighting}. Derived tables: {@code sighting_by_bird}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void remove(String place, Instant at, int id) {
    runtime.await(
        remove.deleteByKey(
            remove.key(Sightings_SightingMapping.PLACE, place),
            remove.key(Sightings_SightingMapping.DAY_OF_AT, at),
            remove.key(Sightings_SightingMapping.AT, at),
            remove.key(Sightings_SightingMapping.ID, id)));
  }

  /**
   * Deletes each {@code Sighting} with the given {@code place} and with any of the given values
   * of {@code day}, and with {@code at} in the given range from table {@code sighting}. Derived
   * tables: {@code sighting_by_bird}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted for each value of day; on
   * the embedded store in 1 step each, on a cluster each in 1 request for each 64 rows, and for
   * each row 2 round trips: a read of the row, then the row with up to 1 entry.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void removeBetween(String place, Range<Instant> at) {
    runtime.await(
        removeBetween.ofKeys().deleteRange(
            removeBetween.rangeOf(Sightings_SightingMapping.AT, at),
            removeBetween.key(Sightings_SightingMapping.PLACE, place),
            removeBetween.buckets(Sightings_SightingMapping.DAY_OF_AT, at)));
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} from table {@code sighting}. The
   * rows are in their stored order; a bucket is read when its rows are needed. The buckets are
   * those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> newest(String place, Limit limit) {
    return runtime.awaitRead(
        newest
            .select(
                newest.key(Sightings_SightingMapping.PLACE, place),
                newest.walk(Sightings_SightingMapping.DAY_OF_AT))
            .limit(limit)
            .list());
  }

  /**
   * Reads the first of the {@code Sighting} rows with the given {@code place} from table {@code
   * sighting}. The rows are in their stored order; a bucket is read when its rows are needed. The
   * buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Sightings.Sighting> last(String place) {
    return runtime.awaitRead(
        last
            .optional(
                last.key(Sightings_SightingMapping.PLACE, place),
                last.walk(Sightings_SightingMapping.DAY_OF_AT)));
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} from table {@code sighting}. The
   * rows are in the reverse of their stored order; a bucket is read when its rows are needed. The
   * buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? ORDER BY at
   * ASC, id DESC LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> oldest(String place, Limit limit) {
    return runtime.awaitRead(
        oldest
            .select(
                oldest.key(Sightings_SightingMapping.PLACE, place),
                oldest.walk(Sightings_SightingMapping.DAY_OF_AT))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} from table {@code sighting}. The
   * rows are in their stored order; a bucket is read when its rows are needed. The buckets are
   * those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> all(String place) {
    return runtime.awaitRead(
        all
            .select(
                all.key(Sightings_SightingMapping.PLACE, place),
                all.walk(Sightings_SightingMapping.DAY_OF_AT))
            .list());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} from table {@code sighting}. The
   * rows are in the reverse of their stored order; a bucket is read when its rows are needed. The
   * buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? ORDER BY at
   * ASC, id DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Sightings.Sighting> upwards(String place) {
    return runtime.awaitRead(
        upwards
            .select(
                upwards.key(Sightings_SightingMapping.PLACE, place),
                upwards.walk(Sightings_SightingMapping.DAY_OF_AT))
            .stream());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} from table {@code sighting}. The
   * rows are in their stored order; a bucket is read when its rows are needed. The buckets are
   * those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Sightings.Sighting> page(String place, PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(
                page_2.key(Sightings_SightingMapping.PLACE, place),
                page_2.walk(Sightings_SightingMapping.DAY_OF_AT))
            .page(page));
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} from table {@code sighting}. The
   * rows are in the reverse of their stored order; a bucket is read when its rows are needed. The
   * buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? ORDER BY at
   * ASC, id DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Sightings.Sighting> pageUpwards(String place, PageRequest page) {
    return runtime.awaitRead(
        pageUpwards
            .select(
                pageUpwards.key(Sightings_SightingMapping.PLACE, place),
                pageUpwards.walk(Sightings_SightingMapping.DAY_OF_AT))
            .page(page));
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place}, and with {@code at} in the
   * given range from table {@code sighting}. The rows are in their stored order; a bucket is read
   * when its rows are needed. The buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? AND at >= ?
   * AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Sightings.Sighting> pageBetween(String place, Range<Instant> at, PageRequest page) {
    return runtime.awaitRead(
        pageBetween
            .select(
                pageBetween.key(Sightings_SightingMapping.PLACE, place),
                pageBetween.walk(Sightings_SightingMapping.DAY_OF_AT, at))
            .range(pageBetween.rangeOf(Sightings_SightingMapping.AT, at))
            .page(page));
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place}, and with {@code at} in the
   * given range from table {@code sighting}. The rows are in their stored order; a bucket is read
   * when its rows are needed. The buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? AND at >= ?
   * AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> between(String place, Range<Instant> at) {
    return runtime.awaitRead(
        between
            .select(
                between.key(Sightings_SightingMapping.PLACE, place),
                between.walk(Sightings_SightingMapping.DAY_OF_AT, at))
            .range(between.rangeOf(Sightings_SightingMapping.AT, at))
            .list());
  }

  /**
   * Counts the {@code Sighting} rows with the given {@code place} in table {@code sighting}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT place, day, at, id FROM sighting WHERE place = ? AND day =
   * ?}.
   *
   * <p>The store returns the keys of the rows, and the program counts them: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long count(String place) {
    return runtime.awaitRead(
        count
            .select(
                count.key(Sightings_SightingMapping.PLACE, place),
                count.walk(Sightings_SightingMapping.DAY_OF_AT))
            .count());
  }

  /**
   * Returns whether there is a {@code Sighting} with the given {@code place} in table {@code
   * sighting}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT place, day, at, id FROM sighting WHERE place = ? AND day =
   * ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean exists(String place) {
    return runtime.awaitRead(
        exists
            .select(
                exists.key(Sightings_SightingMapping.PLACE, place),
                exists.walk(Sightings_SightingMapping.DAY_OF_AT))
            .exists());
  }

  /**
   * Reads the {@code Sighting} rows with any of the given {@code place} from table {@code
   * sighting}. The rows are in their stored order; a bucket is read when its rows are needed. The
   * buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of place, for each bucket that is needed, and
   * 1 request for the list of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> ofPlaces(Collection<String> place, Limit limit) {
    return runtime.awaitRead(
        ofPlaces
            .select(
                ofPlaces.anyOf(Sightings_SightingMapping.PLACE, place),
                ofPlaces.walk(Sightings_SightingMapping.DAY_OF_AT))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place} and any of the given {@code at}
   * from table {@code sighting}. The rows of all partitions are merged in their stored order. The
   * buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? AND at IN
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> atTimes(String place, Collection<Instant> at) {
    return runtime.awaitRead(
        atTimes
            .select(
                atTimes.key(Sightings_SightingMapping.PLACE, place),
                atTimes.walk(Sightings_SightingMapping.DAY_OF_AT),
                atTimes.anyOf(Sightings_SightingMapping.AT, at))
            .list());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code place}, {@code day} from table {@code
   * sighting}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> ofDay(String place, LocalDate day) {
    return runtime.awaitRead(
        ofDay
            .select(
                ofDay.key(Sightings_SightingMapping.PLACE, place),
                ofDay.key(Sightings_SightingMapping.DAY, day))
            .list());
  }

  /**
   * Reads the {@code Sighting} rows where {@code place = :place and at > :after} from table
   * {@code sighting}. The rows are in their stored order; a bucket is read when its rows are
   * needed. The buckets are those of the list {@code sighting_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting WHERE place = ? AND day = ? AND at > ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Sighting> since(String place, Instant after) {
    return runtime.awaitRead(
        since
            .select(
                since.key(Sightings_SightingMapping.PLACE, place),
                since.walk(Sightings_SightingMapping.DAY_OF_AT, new Range<>(after, false, null, true)))
            .between(
                Bound.of(since.key(Sightings_SightingMapping.AT, after), false),
                null)
            .list());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code bird}, through the index table {@code
   * sighting_by_bird}. The rows are in their stored order; a bucket is read when its rows are
   * needed. The buckets are those of the list {@code sighting_by_bird_buckets}. The index entries
   * hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting_by_bird WHERE bird = ? AND at_hour = ?
   * LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Sightings.Sighting> ofBird(String bird, Limit limit) {
    return runtime.awaitRead(
        ofBird
            .select(
                ofBird.key(Sightings_SightingMapping.BIRD, bird),
                ofBird.walk(Sightings_SightingMapping.AT, Period.HOUR))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code bird}, through the index table {@code
   * sighting_by_bird}. The rows are in the reverse of their stored order; a bucket is read when
   * its rows are needed. The buckets are those of the list {@code sighting_by_bird_buckets}. The
   * index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting_by_bird WHERE bird = ? AND at_hour = ?
   * ORDER BY at ASC, place DESC, day DESC, id DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Page<Sightings.Sighting> ofBirdUpwards(String bird, PageRequest page) {
    return runtime.awaitRead(
        ofBirdUpwards
            .select(
                ofBirdUpwards.key(Sightings_SightingMapping.BIRD, bird),
                ofBirdUpwards.walk(Sightings_SightingMapping.AT, Period.HOUR))
            .page(page));
  }

  /**
   * Reads the {@code Sighting} rows with the given {@code bird}, and with {@code at} in the given
   * range, through the index table {@code sighting_by_bird}. The rows are in their stored order;
   * a bucket is read when its rows are needed. The buckets are those of the list {@code
   * sighting_by_bird_buckets}. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM sighting_by_bird WHERE bird = ? AND at_hour = ?
   * AND at >= ? AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Sightings.Sighting> ofBirdBetween(String bird, Range<Instant> at) {
    return runtime.awaitRead(
        ofBirdBetween
            .select(
                ofBirdBetween.key(Sightings_SightingMapping.BIRD, bird),
                ofBirdBetween.walk(Sightings_SightingMapping.AT, Period.HOUR, at))
            .range(ofBirdBetween.rangeOf(Sightings_SightingMapping.AT, at))
            .list());
  }
}
