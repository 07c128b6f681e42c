package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Journals.Readings} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanJournals_Readings implements Journals.Readings {
  private final DaoRuntime<Journals.Reading> runtime;

  private final DaoRuntime<Journals.Reading> save;

  private final KeyedRead<Journals.Reading> find;

  private final KeyedRead<Journals.Reading> ofMonth;

  private final KeyedRead<Journals.Reading> ofPart;

  private final KeyedRead<Journals.Reading> between;

  private final DaoRuntime<Journals.Reading> remove;

  private final DaoRuntime<Journals.Reading> removeBetween;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanJournals_Readings(Rowan rowan) {
    this.runtime = rowan.runtime(Journals_ReadingMapping.INSTANCE);
    this.save = runtime.attributedTo("Readings.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO reading (...) VALUES (...)");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Readings.find", Journals_ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND part = ? AND id = ?", PlannedRequests.of(1)));
    this.ofMonth = runtime.keyedRead(
            ReadPlan.direct("Readings.ofMonth", Journals_ReadingMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND part = ?", PlannedRequests.of(4)));
    this.ofPart = runtime.keyedRead(
            ReadPlan.direct("Readings.ofPart", Journals_ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND part = ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Readings.between", Journals_ReadingMapping.TABLE).inOrder(PartitionOrder.DESCENDING, 0)
                .as("SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND part = ? AND id >= ? AND id <= ?", PlannedRequests.UNKNOWN));
    this.remove = runtime.attributedTo("Readings.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM reading WHERE event_month = ? AND sensor = ? AND part = ? AND id = ?");
    this.removeBetween = runtime.attributedTo("Readings.removeBetween", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "DELETE FROM reading WHERE event_month = ? AND sensor = ? AND part = ? AND id >= ? AND id <= ?");
  }

  /**
   * Inserts one {@code Reading} as a row of table {@code reading}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO reading (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row).
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Journals.Reading save(Journals.Reading reading) {
    return runtime.await(save.insertReturning(reading, Nulls.UNSET));
  }

  /**
   * Reads the {@code Reading} with the given {@code sensor}, {@code id} from table {@code
   * reading}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND
   * part = ? AND id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Journals.Reading> find(String sensor, UUID id) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(Journals_ReadingMapping.EVENT_MONTH_OF_ID, id),
                find.key(Journals_ReadingMapping.SENSOR, sensor),
                find.key(Journals_ReadingMapping.PART_OF_ID, id),
                find.key(Journals_ReadingMapping.ID, id)));
  }

  /**
   * Reads the {@code Reading} rows with the given {@code event_month}, {@code sensor} from table
   * {@code reading}. The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND
   * part = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Reading> ofMonth(String sensor, int eventMonth) {
    return runtime.awaitRead(
        ofMonth
            .select(
                ofMonth.key(Journals_ReadingMapping.EVENT_MONTH, eventMonth),
                ofMonth.key(Journals_ReadingMapping.SENSOR, sensor),
                AnyOf.below(4))
            .list());
  }

  /**
   * Reads the {@code Reading} rows with the given {@code event_month}, {@code sensor}, {@code
   * part} from table {@code reading}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND
   * part = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Reading> ofPart(String sensor, int eventMonth, int part) {
    return runtime.awaitRead(
        ofPart
            .select(
                ofPart.key(Journals_ReadingMapping.EVENT_MONTH, eventMonth),
                ofPart.key(Journals_ReadingMapping.SENSOR, sensor),
                ofPart.key(Journals_ReadingMapping.PART, part))
            .list());
  }

  /**
   * Reads the {@code Reading} rows with the given {@code sensor}, and with {@code id} in the
   * given range from table {@code reading}. The rows are in their stored order; a bucket is read
   * when its rows are needed.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of eventMonth.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE event_month = ? AND sensor = ? AND
   * part = ? AND id >= ? AND id <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Journals.Reading> between(String sensor, Range<UUID> id, PageRequest page) {
    return runtime.awaitRead(
        between
            .select(
                between.buckets(Journals_ReadingMapping.EVENT_MONTH_OF_ID, id),
                between.key(Journals_ReadingMapping.SENSOR, sensor),
                AnyOf.below(4))
            .range(between.rangeOf(Journals_ReadingMapping.ID, id))
            .page(page));
  }

  /**
   * Deletes the {@code Reading} with the given {@code sensor}, {@code id} from table {@code
   * reading}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM reading WHERE event_month = ? AND sensor = ? AND part
   * = ? AND id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(String sensor, UUID id) {
    runtime.await(
        remove.deleteByKey(
            remove.key(Journals_ReadingMapping.EVENT_MONTH_OF_ID, id),
            remove.key(Journals_ReadingMapping.SENSOR, sensor),
            remove.key(Journals_ReadingMapping.PART_OF_ID, id),
            remove.key(Journals_ReadingMapping.ID, id)));
  }

  /**
   * Deletes each {@code Reading} with any of the given values of {@code event_month}, {@code
   * sensor}, {@code part}, and with {@code id} in the given range from table {@code reading}.
   *
   * <p>Cost: 1 range deleted for each combination of values of eventMonth and sensor and part, in
   * 1 request each.
   *
   * <p>CQL on a cluster: {@code DELETE FROM reading WHERE event_month = ? AND sensor = ? AND part
   * = ? AND id >= ? AND id <= ?}.
   *
   * <p>The call is not atomic: each value is a delete of its own, and up to 64 of them are in
   * flight at the same time. A failure after a part of them is an {@code OutcomeUnknownException}
   * (RUN-31) with the number of the deleted ones. A repeated call deletes the rest.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeBetween(Collection<String> sensor, Range<UUID> id) {
    runtime.await(
        removeBetween.ofKeys().deleteRange(
            removeBetween.rangeOf(Journals_ReadingMapping.ID, id),
            removeBetween.buckets(Journals_ReadingMapping.EVENT_MONTH_OF_ID, id),
            removeBetween.anyOf(Journals_ReadingMapping.SENSOR, sensor),
            AnyOf.below(4)));
  }
}
