package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Samples} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSamples implements Samples {
  private final DaoRuntime<Sample> runtime;

  private final DaoRuntime<Sample> save;

  private final DaoRuntime<Sample> create;

  private final DaoRuntime<Sample> saveLater;

  private final DaoRuntime<Sample> createLater;

  private final DaoRuntime<Sample> change;

  private final DaoRuntime<Sample> changeExisting;

  private final DaoRuntime<Sample> paint;

  private final DaoRuntime<Sample> file;

  private final DaoRuntime<Sample> paintLater;

  private final DaoRuntime<Sample> remove;

  private final DaoRuntime<Sample> removeExisting;

  private final DaoRuntime<Sample> removeByKey;

  private final DaoRuntime<Sample> removeExistingByKey;

  private final DaoRuntime<Sample> removeAllOf;

  private final KeyedRead<Sample> get;

  private final KeyedRead<Sample> find;

  private final KeyedRead<Sample> findLater;

  private final KeyedRead<Sample> list;

  private final KeyedRead<Sample> listBackwards;

  private final KeyedRead<Sample> stream;

  private final KeyedRead<Sample> page_2;

  private final KeyedRead<Sample> pageLater;

  private final KeyedRead<Sample> listLater;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSamples(Rowan rowan) {
    rowan.requireConditionalWrites(SampleMapping.INSTANCE);
    this.runtime = rowan.runtime(SampleMapping.INSTANCE);
    this.save = runtime.attributedTo("Samples.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO all_types (...) VALUES (...)");
    this.create = runtime.attributedTo("Samples.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO all_types (...) VALUES (...) IF NOT EXISTS");
    this.saveLater = runtime.attributedTo("Samples.saveLater", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO all_types (...) VALUES (...)");
    this.createLater = runtime.attributedTo("Samples.createLater", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO all_types (...) VALUES (...) IF NOT EXISTS");
    this.change = runtime.attributedTo("Samples.change", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE all_types SET ... WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?");
    this.changeExisting = runtime.attributedTo("Samples.changeExisting", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE all_types SET ... WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ? IF EXISTS");
    this.paint = runtime.attributedTo("Samples.paint", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE all_types SET colour = ?, primitive_int = ? WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?");
    this.file = runtime.attributedTo("Samples.file", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE all_types SET files = ? WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ? IF EXISTS");
    this.paintLater = runtime.attributedTo("Samples.paintLater", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE all_types SET colours = ? WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?");
    this.remove = runtime.attributedTo("Samples.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?");
    this.removeExisting = runtime.attributedTo("Samples.removeExisting", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ? IF EXISTS");
    this.removeByKey = runtime.attributedTo("Samples.removeByKey", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?");
    this.removeExistingByKey = runtime.attributedTo("Samples.removeExistingByKey", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ? IF EXISTS");
    this.removeAllOf = runtime.attributedTo("Samples.removeAllOf", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM all_types WHERE id = ? AND tenant = ?");
    this.get = runtime.keyedRead(
            ReadPlan.direct("Samples.get", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?", PlannedRequests.of(1)));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Samples.find", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?", PlannedRequests.of(1)));
    this.findLater = runtime.keyedRead(
            ReadPlan.direct("Samples.findLater", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment = ?", PlannedRequests.of(1)));
    this.list = runtime.keyedRead(
            ReadPlan.direct("Samples.list", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? LIMIT ?", PlannedRequests.of(1)));
    this.listBackwards = runtime.keyedRead(
            ReadPlan.direct("Samples.listBackwards", SampleMapping.TABLE).backwards()
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? ORDER BY sequence DESC, moment ASC", PlannedRequests.of(1)));
    this.stream = runtime.keyedRead(
            ReadPlan.direct("Samples.stream", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND sequence >= ? AND sequence <= ?", PlannedRequests.of(1)));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Samples.page", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND sequence = ? AND moment >= ? AND moment <= ?", PlannedRequests.of(1)));
    this.pageLater = runtime.keyedRead(
            ReadPlan.direct("Samples.pageLater", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ?", PlannedRequests.of(1)));
    this.listLater = runtime.keyedRead(
            ReadPlan.direct("Samples.listLater", SampleMapping.TABLE)
                .as("SELECT ... FROM all_types WHERE id = ? AND tenant = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Sample} as a row of table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO all_types (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Sample sample) {
    runtime.await(save.insert(sample, Nulls.UNSET));
  }

  /**
   * Inserts one {@code Sample} as a row of table {@code all_types}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO all_types (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean create(Sample sample) {
    return runtime.await(create.returningApplied().insertIfNotExists(sample, Nulls.DELETE));
  }

  /**
   * Inserts one {@code Sample} as a row of table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO all_types (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> saveLater(Sample sample) {
    return saveLater.insert(sample, Nulls.UNSET).thenAccept(applied -> {});
  }

  /**
   * Inserts one {@code Sample} as a row of table {@code all_types}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO all_types (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Boolean> createLater(Sample sample) {
    return createLater.returningApplied().insertIfNotExists(sample, Nulls.UNSET);
  }

  /**
   * Updates the row of one {@code Sample} in table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE all_types SET ... WHERE id = ? AND tenant = ? AND sequence
   * = ? AND moment = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(Sample sample) {
    runtime.await(change.update(sample, Nulls.DELETE));
  }

  /**
   * Updates the row of one {@code Sample} in table {@code all_types}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE all_types SET ... WHERE id = ? AND tenant = ? AND sequence
   * = ? AND moment = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean changeExisting(Sample sample) {
    return runtime.await(changeExisting.returningApplied().update(sample, Nulls.UNSET));
  }

  /**
   * Updates {@code colour}, {@code primitive_int} of one row of table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE all_types SET colour = ?, primitive_int = ? WHERE id = ?
   * AND tenant = ? AND sequence = ? AND moment = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void paint(UUID id, String tenant, long sequence, UUID moment, Sample.Colour colour,
      int primitiveInt) {
    runtime.await(
        paint.update(
            paint.rowChange()
                .key(SampleMapping.ID, id)
                .key(SampleMapping.TENANT, tenant)
                .key(SampleMapping.SEQUENCE, sequence)
                .key(SampleMapping.MOMENT, moment)
                .set(SampleMapping.COLOUR, colour)
                .set(SampleMapping.PRIMITIVE_INT, primitiveInt)
                .row()));
  }

  /**
   * Updates {@code files} of one row of table {@code all_types}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE all_types SET files = ? WHERE id = ? AND tenant = ? AND
   * sequence = ? AND moment = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean file(UUID id, String tenant, long sequence, UUID moment,
      Map<String, byte[]> files) {
    return runtime.await(
        file.returningApplied().update(
            file.rowChange()
                .key(SampleMapping.ID, id)
                .key(SampleMapping.TENANT, tenant)
                .key(SampleMapping.SEQUENCE, sequence)
                .key(SampleMapping.MOMENT, moment)
                .set(SampleMapping.FILES, files)
                .row()));
  }

  /**
   * Updates {@code colours} of one row of table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE all_types SET colours = ? WHERE id = ? AND tenant = ? AND
   * sequence = ? AND moment = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> paintLater(UUID id, String tenant, long sequence, UUID moment,
      Set<Sample.Colour> colours) {
    return paintLater.update(
        paintLater.rowChange()
            .key(SampleMapping.ID, id)
            .key(SampleMapping.TENANT, tenant)
            .key(SampleMapping.SEQUENCE, sequence)
            .key(SampleMapping.MOMENT, moment)
            .set(SampleMapping.COLOURS, colours)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes the row of one {@code Sample} from table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence =
   * ? AND moment = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(Sample sample) {
    runtime.await(remove.delete(sample));
  }

  /**
   * Deletes the row of one {@code Sample} from table {@code all_types}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence =
   * ? AND moment = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean removeExisting(Sample sample) {
    return runtime.await(removeExisting.returningApplied().delete(sample));
  }

  /**
   * Deletes the {@code Sample} with the given {@code id}, {@code tenant}, {@code sequence},
   * {@code moment} from table {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence =
   * ? AND moment = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void removeByKey(UUID id, String tenant, long sequence, UUID moment) {
    runtime.await(
        removeByKey.deleteByKey(
            removeByKey.key(SampleMapping.ID, id),
            removeByKey.key(SampleMapping.TENANT, tenant),
            removeByKey.key(SampleMapping.SEQUENCE, sequence),
            removeByKey.key(SampleMapping.MOMENT, moment)));
  }

  /**
   * Deletes the {@code Sample} with the given {@code id}, {@code tenant}, {@code sequence},
   * {@code moment} from table {@code all_types}, if the row exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM all_types WHERE id = ? AND tenant = ? AND sequence =
   * ? AND moment = ? IF EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean removeExistingByKey(UUID id, String tenant, long sequence, UUID moment) {
    return runtime.await(
        removeExistingByKey.returningApplied().deleteByKey(
            removeExistingByKey.key(SampleMapping.ID, id),
            removeExistingByKey.key(SampleMapping.TENANT, tenant),
            removeExistingByKey.key(SampleMapping.SEQUENCE, sequence),
            removeExistingByKey.key(SampleMapping.MOMENT, moment)));
  }

  /**
   * Deletes every {@code Sample} with the given {@code id}, {@code tenant} from table {@code
   * all_types}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM all_types WHERE id = ? AND tenant = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> removeAllOf(UUID id, String tenant) {
    return removeAllOf.deleteByKey(
        removeAllOf.key(SampleMapping.ID, id),
        removeAllOf.key(SampleMapping.TENANT, tenant))
        .thenAccept(applied -> {});
  }

  /**
   * Reads the {@code Sample} with the given {@code id}, {@code tenant}, {@code sequence}, {@code
   * moment} from table {@code all_types}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND
   * sequence = ? AND moment = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Sample get(UUID id, String tenant, long sequence, UUID moment) {
    return runtime.awaitRead(
        get
            .select(
                get.key(SampleMapping.ID, id),
                get.key(SampleMapping.TENANT, tenant),
                get.key(SampleMapping.SEQUENCE, sequence),
                get.key(SampleMapping.MOMENT, moment))
            .one());
  }

  /**
   * Reads the {@code Sample} with the given {@code id}, {@code tenant}, {@code sequence}, {@code
   * moment} from table {@code all_types}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND
   * sequence = ? AND moment = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Sample> find(UUID id, String tenant, long sequence, UUID moment) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(SampleMapping.ID, id),
                find.key(SampleMapping.TENANT, tenant),
                find.key(SampleMapping.SEQUENCE, sequence),
                find.key(SampleMapping.MOMENT, moment)));
  }

  /**
   * Reads the {@code Sample} with the given {@code id}, {@code tenant}, {@code sequence}, {@code
   * moment} from table {@code all_types}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND
   * sequence = ? AND moment = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<Sample>> findLater(UUID id, String tenant, long sequence,
      UUID moment) {
    return findLater
        .optional(
            findLater.key(SampleMapping.ID, id),
            findLater.key(SampleMapping.TENANT, tenant),
            findLater.key(SampleMapping.SEQUENCE, sequence),
            findLater.key(SampleMapping.MOMENT, moment));
  }

  /**
   * Reads the {@code Sample} rows with the given {@code id}, {@code tenant} from table {@code
   * all_types}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sample> list(UUID id, String tenant, Limit limit) {
    return runtime.awaitRead(
        list
            .select(
                list.key(SampleMapping.ID, id),
                list.key(SampleMapping.TENANT, tenant))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Sample} rows with the given {@code id}, {@code tenant} from table {@code
   * all_types}. The rows are in the reverse of their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? ORDER BY
   * sequence DESC, moment ASC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sample> listBackwards(UUID id, String tenant) {
    return runtime.awaitRead(
        listBackwards
            .select(
                listBackwards.key(SampleMapping.ID, id),
                listBackwards.key(SampleMapping.TENANT, tenant))
            .list());
  }

  /**
   * Reads the {@code Sample} rows with the given {@code id}, {@code tenant}, and with {@code
   * sequence} in the given range from table {@code all_types}. The rows are in their stored
   * order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND
   * sequence >= ? AND sequence <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Sample> stream(UUID id, String tenant, Range<Long> sequence) {
    return runtime.awaitRead(
        stream
            .select(
                stream.key(SampleMapping.ID, id),
                stream.key(SampleMapping.TENANT, tenant))
            .range(stream.rangeOf(SampleMapping.SEQUENCE, sequence))
            .stream());
  }

  /**
   * Reads the {@code Sample} rows with the given {@code id}, {@code tenant}, {@code sequence},
   * and with {@code moment} in the given range from table {@code all_types}. The rows are in
   * their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ? AND
   * sequence = ? AND moment >= ? AND moment <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Sample> page(UUID id, String tenant, long sequence, Range<UUID> moment,
      PageRequest page) {
    return runtime.awaitRead(
        page_2
            .select(
                page_2.key(SampleMapping.ID, id),
                page_2.key(SampleMapping.TENANT, tenant),
                page_2.key(SampleMapping.SEQUENCE, sequence))
            .range(page_2.rangeOf(SampleMapping.MOMENT, moment))
            .page(page));
  }

  /**
   * Reads the {@code Sample} rows with the given {@code id}, {@code tenant} from table {@code
   * all_types}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Page<Sample>> pageLater(UUID id, String tenant, PageRequest page) {
    return pageLater
        .select(
            pageLater.key(SampleMapping.ID, id),
            pageLater.key(SampleMapping.TENANT, tenant))
        .page(page);
  }

  /**
   * Reads the {@code Sample} rows with the given {@code id}, {@code tenant} from table {@code
   * all_types}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM all_types WHERE id = ? AND tenant = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Sample>> listLater(UUID id, String tenant) {
    return listLater
        .select(
            listLater.key(SampleMapping.ID, id),
            listLater.key(SampleMapping.TENANT, tenant))
        .list();
  }
}
