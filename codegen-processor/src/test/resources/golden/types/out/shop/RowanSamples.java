package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Range;
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

/** {@link Samples} over a store. Thread-safe. */
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

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanSamples(Rowan rowan) {
    this.runtime = rowan.runtime(SampleMapping.INSTANCE).needingConditionalWrites();
  }

  /**
   * Writes a row of {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(Sample sample) {
    runtime.await(runtime.by("Samples.save").insert(sample, Nulls.UNSET));
  }

  /**
   * Writes a row of {@code all_types}, if it does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public boolean create(Sample sample) {
    return runtime.await(runtime.by("Samples.create").insertIfNotExists(sample, Nulls.DELETE));
  }

  /**
   * Writes a row of {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> saveLater(Sample sample) {
    return runtime.by("Samples.saveLater").insert(sample, Nulls.UNSET).thenAccept(applied -> {});
  }

  /**
   * Writes a row of {@code all_types}, if it does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Boolean> createLater(Sample sample) {
    return runtime.by("Samples.createLater").insertIfNotExists(sample, Nulls.UNSET);
  }

  /**
   * Changes a row of {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void change(Sample sample) {
    runtime.await(runtime.by("Samples.change").update(sample, Nulls.DELETE));
  }

  /**
   * Changes a row of {@code all_types}, if it exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public boolean changeExisting(Sample sample) {
    return runtime.await(runtime.by("Samples.changeExisting").updateIfExists(sample, Nulls.UNSET));
  }

  /**
   * Changes {@code colour}, {@code primitive_int} of one row of {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
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
   * Changes {@code files} of one row of {@code all_types}, if it exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
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
   * Changes {@code colours} of one row of {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
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
   * Deletes a row of {@code all_types}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void remove(Sample sample) {
    runtime.await(runtime.by("Samples.remove").delete(sample));
  }

  /**
   * Deletes a row of {@code all_types}, if it exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public boolean removeExisting(Sample sample) {
    return runtime.await(runtime.by("Samples.removeExisting").deleteIfExists(sample));
  }

  /**
   * Deletes the row of {@code all_types} with this {@code id}, {@code tenant}, {@code sequence},
   * {@code moment}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
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
   * Deletes the row of {@code all_types} with this {@code id}, {@code tenant}, {@code sequence},
   * {@code moment}, if it exists.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
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
   * Deletes every row of {@code all_types} with this {@code id}, {@code tenant}.
   *
   * <p>Cost: 1 range marked as deleted, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> removeAllOf(UUID id, String tenant) {
    return runtime.by("Samples.removeAllOf").deleteByKey(
        SampleMapping.ID.encodeKey(id),
        SampleMapping.TENANT.encodeKey(tenant))
        .thenAccept(applied -> {});
  }

  /**
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, {@code sequence}, {@code
   * moment}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, {@code sequence}, {@code
   * moment}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, {@code sequence}, {@code
   * moment}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, against its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, and {@code sequence} in
   * range, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, {@code sequence}, and
   * {@code moment} in range, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
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
   * Reads table {@code all_types} with this {@code id}, {@code tenant}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
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
