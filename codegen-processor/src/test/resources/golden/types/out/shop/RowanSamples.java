package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.mapping.RowChange;
import dev.rowan.runtime.DaoRuntime;
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
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanSamples implements Samples {
  private static final ReadPlan GET = ReadPlan.direct("Samples.get", SampleMapping.TABLE);

  private static final ReadPlan FIND = ReadPlan.direct("Samples.find", SampleMapping.TABLE);

  private static final ReadPlan FIND_LATER =
      ReadPlan.direct("Samples.findLater", SampleMapping.TABLE);

  private static final ReadPlan LIST = ReadPlan.direct("Samples.list", SampleMapping.TABLE);

  private static final ReadPlan LIST_BACKWARDS =
      ReadPlan.direct("Samples.listBackwards", SampleMapping.TABLE).backwards();

  private static final ReadPlan STREAM = ReadPlan.direct("Samples.stream", SampleMapping.TABLE);

  private static final ReadPlan PAGE = ReadPlan.direct("Samples.page", SampleMapping.TABLE);

  private static final ReadPlan PAGE_LATER =
      ReadPlan.direct("Samples.pageLater", SampleMapping.TABLE);

  private static final ReadPlan LIST_LATER =
      ReadPlan.direct("Samples.listLater", SampleMapping.TABLE);

  private final DaoRuntime<Sample> runtime;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSamples(Rowan rowan) {
    this.runtime = rowan.runtime(SampleMapping.INSTANCE).needingConditionalWrites();
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
    runtime.await(runtime.by("Samples.save").insert(sample, Nulls.UNSET));
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
    return runtime.await(runtime.by("Samples.create").insertIfNotExists(sample, Nulls.DELETE));
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
    return runtime.by("Samples.saveLater").insert(sample, Nulls.UNSET).thenAccept(applied -> {});
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
    return runtime.by("Samples.createLater").insertIfNotExists(sample, Nulls.UNSET);
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
    runtime.await(runtime.by("Samples.change").update(sample, Nulls.DELETE));
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
    return runtime.await(runtime.by("Samples.changeExisting").updateIfExists(sample, Nulls.UNSET));
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
        runtime.by("Samples.paint").update(
            RowChange.of(SampleMapping.TABLE)
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
        runtime.by("Samples.file").updateIfExists(
            RowChange.of(SampleMapping.TABLE)
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
    return runtime.by("Samples.paintLater").update(
        RowChange.of(SampleMapping.TABLE)
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
    runtime.await(runtime.by("Samples.remove").delete(sample));
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
    return runtime.await(runtime.by("Samples.removeExisting").deleteIfExists(sample));
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
        runtime.by("Samples.removeByKey").deleteByKey(
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant),
            SampleMapping.SEQUENCE.encodeKey(sequence),
            SampleMapping.MOMENT.encodeKey(moment)));
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
        runtime.by("Samples.removeExistingByKey").deleteByKeyIfExists(
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant),
            SampleMapping.SEQUENCE.encodeKey(sequence),
            SampleMapping.MOMENT.encodeKey(moment)));
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
    return runtime.by("Samples.removeAllOf").deleteByKey(
        SampleMapping.ID.encodeKey(id),
        SampleMapping.TENANT.encodeKey(tenant))
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
        runtime
            .select(
                GET,
                SampleMapping.ID.encodeKey(id),
                SampleMapping.TENANT.encodeKey(tenant),
                SampleMapping.SEQUENCE.encodeKey(sequence),
                SampleMapping.MOMENT.encodeKey(moment))
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
        runtime
            .select(
                FIND,
                SampleMapping.ID.encodeKey(id),
                SampleMapping.TENANT.encodeKey(tenant),
                SampleMapping.SEQUENCE.encodeKey(sequence),
                SampleMapping.MOMENT.encodeKey(moment))
            .optional());
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
    return runtime
        .select(
            FIND_LATER,
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant),
            SampleMapping.SEQUENCE.encodeKey(sequence),
            SampleMapping.MOMENT.encodeKey(moment))
        .optional();
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
        runtime
            .select(
                LIST,
                SampleMapping.ID.encodeKey(id),
                SampleMapping.TENANT.encodeKey(tenant))
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
        runtime
            .select(
                LIST_BACKWARDS,
                SampleMapping.ID.encodeKey(id),
                SampleMapping.TENANT.encodeKey(tenant))
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
        runtime
            .select(
                STREAM,
                SampleMapping.ID.encodeKey(id),
                SampleMapping.TENANT.encodeKey(tenant))
            .range(SampleMapping.SEQUENCE.encode(sequence))
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
        runtime
            .select(
                PAGE,
                SampleMapping.ID.encodeKey(id),
                SampleMapping.TENANT.encodeKey(tenant),
                SampleMapping.SEQUENCE.encodeKey(sequence))
            .range(SampleMapping.MOMENT.encode(moment))
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
    return runtime
        .select(
            PAGE_LATER,
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant))
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
    return runtime
        .select(
            LIST_LATER,
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant))
        .list();
  }
}
