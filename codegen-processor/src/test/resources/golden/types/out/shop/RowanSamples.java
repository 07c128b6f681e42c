package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Range;
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

/** {@link Samples} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanSamples implements Samples {
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

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanSamples(Rowan rowan) {
    this.runtime = rowan.runtime(SampleMapping.INSTANCE).needingConditionalWrites();
    this.save = runtime.attributedTo("Samples.save");
    this.create = runtime.attributedTo("Samples.create");
    this.saveLater = runtime.attributedTo("Samples.saveLater");
    this.createLater = runtime.attributedTo("Samples.createLater");
    this.change = runtime.attributedTo("Samples.change");
    this.changeExisting = runtime.attributedTo("Samples.changeExisting");
    this.paint = runtime.attributedTo("Samples.paint");
    this.file = runtime.attributedTo("Samples.file");
    this.paintLater = runtime.attributedTo("Samples.paintLater");
    this.remove = runtime.attributedTo("Samples.remove");
    this.removeExisting = runtime.attributedTo("Samples.removeExisting");
    this.removeByKey = runtime.attributedTo("Samples.removeByKey");
    this.removeExistingByKey = runtime.attributedTo("Samples.removeExistingByKey");
    this.removeAllOf = runtime.attributedTo("Samples.removeAllOf");
    this.get = runtime.keyedRead(
            ReadPlan.direct("Samples.get", SampleMapping.TABLE));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Samples.find", SampleMapping.TABLE));
    this.findLater = runtime.keyedRead(
            ReadPlan.direct("Samples.findLater", SampleMapping.TABLE));
    this.list = runtime.keyedRead(
            ReadPlan.direct("Samples.list", SampleMapping.TABLE));
    this.listBackwards = runtime.keyedRead(
            ReadPlan.direct("Samples.listBackwards", SampleMapping.TABLE).backwards());
    this.stream = runtime.keyedRead(
            ReadPlan.direct("Samples.stream", SampleMapping.TABLE));
    this.page_2 = runtime.keyedRead(
            ReadPlan.direct("Samples.page", SampleMapping.TABLE));
    this.pageLater = runtime.keyedRead(
            ReadPlan.direct("Samples.pageLater", SampleMapping.TABLE));
    this.listLater = runtime.keyedRead(
            ReadPlan.direct("Samples.listLater", SampleMapping.TABLE));
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
    runtime.await(save.insert(sample, Nulls.UNSET));
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
    return runtime.await(create.insertIfNotExists(sample, Nulls.DELETE));
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
    return saveLater.insert(sample, Nulls.UNSET).thenAccept(applied -> {});
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
    return createLater.insertIfNotExists(sample, Nulls.UNSET);
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
    runtime.await(change.update(sample, Nulls.DELETE));
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
    return runtime.await(changeExisting.updateIfExists(sample, Nulls.UNSET));
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
        paint.update(
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
        file.updateIfExists(
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
    return paintLater.update(
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
    runtime.await(remove.delete(sample));
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
    return runtime.await(removeExisting.deleteIfExists(sample));
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
        removeByKey.deleteByKey(
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
        removeExistingByKey.deleteByKeyIfExists(
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
    return removeAllOf.deleteByKey(
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
        get
            .select(
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
        find
            .select(
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
    return findLater
        .select(
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
        list
            .select(
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
        listBackwards
            .select(
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
        stream
            .select(
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
        page_2
            .select(
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
    return pageLater
        .select(
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
    return listLater
        .select(
            SampleMapping.ID.encodeKey(id),
            SampleMapping.TENANT.encodeKey(tenant))
        .list();
  }
}
