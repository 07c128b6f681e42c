package dev.rowan.operate.maintenance;

import dev.rowan.internal.index.BucketLists;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.IndexState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The maintenance jobs of an open Rowan: {@code rowan.maintenance()} returns them. The jobs verify,
 * repair and build indexes, copies, counters, row limits and large values while other programs read
 * and write. Thread-safe.
 * <!-- tag: verify -->
 *
 * <pre>{@code
 * MaintenanceReport report =
 *     rowan.maintenance().verify(VisitMapping.INSTANCE).atMost(10_000).run();
 * if (!report.isClean()) {
 *   log.warn("found {}, such as {}", report.found(), report.samples());
 * }
 * }</pre>
 */
public final class Maintenance {
  private final Session session;

  /** Creates the maintenance jobs of a session. */
  @SuppressWarnings("exports") // only our own modules have sessions
  public Maintenance(Session session) {
    this.session = session;
  }

  /**
   * Returns a job that compares all indexes and reserved unique values of an entity with its rows,
   * and reports every difference. The job writes nothing. A materialized view is reported as
   * different if the difference lasts longer than the grace period.
   *
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the entity
   */
  public MaintenanceJob verify(EntityMapping<?> mapping) {
    EntityTables tables = runtime(mapping).tables();
    List<DerivedTable> all = new ArrayList<>(tables.maintained());
    all.addAll(tables.views());
    return job(mapping, all, JobKind.VERIFY);
  }

  /**
   * Returns a job that verifies one index.
   *
   * @param index the name of the index table
   * @throws dev.rowan.error.RejectedInputException if the entity has no such index
   */
  public MaintenanceJob verify(EntityMapping<?> mapping, String index) {
    return job(mapping, List.of(NamedIndex.of(runtime(mapping), index)), JobKind.VERIFY);
  }

  /**
   * Returns a job that repairs every difference that {@link #verify(EntityMapping)} would report.
   * Two kinds are excluded. Only the server can write a materialized view. If two rows have the
   * same unique value, only the user can decide which row keeps it. A repair never overwrites or
   * hides a concurrent write.
   *
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the entity
   * @throws dev.rowan.error.UnsupportedByBackendException if all indexes of the entity are
   *     materialized views
   */
  public MaintenanceJob repair(EntityMapping<?> mapping) {
    EntityTables tables = runtime(mapping).tables();
    if (tables.maintained().isEmpty() && !tables.views().isEmpty()) {
      throw NamedIndex.maintainedByServer(tables, tables.views().get(0));
    }
    return job(mapping, tables.maintained(), JobKind.REPAIR);
  }

  /**
   * Returns a job that repairs one index.
   *
   * @param index the name of the index table
   * @throws dev.rowan.error.RejectedInputException if the entity has no such index
   * @throws dev.rowan.error.UnsupportedByBackendException if the index is a materialized view
   */
  public MaintenanceJob repair(EntityMapping<?> mapping, String index) {
    return job(mapping, List.of(NamedIndex.writable(runtime(mapping), index)), JobKind.REPAIR);
  }

  /**
   * Returns a job that compares the copies in an entity's rows with their sources, and reports
   * every difference. The job writes nothing.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no copies
   */
  public CopyJob verifyCopies(EntityMapping<?> mapping) {
    return copyJob(mapping, false);
  }

  /**
   * Returns a job that repairs every difference that {@link #verifyCopies} would report. A repair
   * never overwrites or hides a concurrent write.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no copies
   */
  public CopyJob repairCopies(EntityMapping<?> mapping) {
    return copyJob(mapping, true);
  }

  /**
   * Returns a job that completes the propagation of an entity's changes to the rows that copy from
   * it, if the process that made a change stopped before.
   *
   * @param source the mapping of the entity that is copied from
   * @throws dev.rowan.error.RejectedInputException if no entity copies from this entity
   */
  public CopyResumeJob resumeCopies(EntityMapping<?> source) {
    if (source.copiedBy().isEmpty()) {
      throw JobSettings.rejected(
          "an entity that no other entity copies from", source.table().name());
    }
    return new CopyResumeJob(session, source, JobSettings.USUAL, false);
  }

  /**
   * Returns a build of an index. Start the build after every program that writes the entity
   * declares the index. The server builds materialized views; for a view the build only checks
   * whether the server has finished.
   *
   * @param index the name of the index table
   * @throws dev.rowan.error.RejectedInputException if the entity has no such index
   */
  public IndexBuild build(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    return new IndexBuild(session, runtime, NamedIndex.of(runtime, index), JobSettings.USUAL);
  }

  /**
   * Returns a job that compares the former table of an entity with the table that took its place,
   * and copies the rows that are missing there, with their write times. {@code
   * rowan.schema().dropping(…)} runs this job before it drops the former table.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity names no former table
   */
  public MoveJob repairMove(EntityMapping<?> mapping) {
    require(mapping.formerTable() != null, "an entity without @Entity(formerly = …)", mapping);
    return new MoveJob(session, mapping, JobSettings.USUAL);
  }

  /**
   * Returns a job that copies the values of former columns, which {@code @Column(formerly = …)}
   * names, or those of columns that are now in a column group, and that compares all rows; see
   * {@link ColumnCopyJob}. {@code rowan.schema().apply()} runs this job too.
   */
  public ColumnCopyJob copyColumns(EntityMapping<?> mapping) {
    return new ColumnCopyJob(session, mapping, JobSettings.USUAL);
  }

  /**
   * Returns the stored state of an index, or of a list of buckets: whether reads may use it.
   *
   * @param index the name of the index table or of the list
   * @throws dev.rowan.error.RejectedInputException if the entity has no such index
   */
  public IndexState state(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    boolean isList = BucketLists.of(runtime.tables()).containsKey(index);
    String name = isList ? index : NamedIndex.of(runtime, index).table().name();
    if (NamedIndex.isView(runtime, name)) {
      boolean built = runtime.await(session.store().gate().isBuilt(name));
      return built ? IndexState.READABLE : IndexState.WRITE_ONLY;
    }
    IndexRecord record =
        runtime
            .await(session.store().gate().states().read(runtime.tables().row().name()))
            .get(name);
    return record == null ? IndexState.READABLE : record.state();
  }

  /**
   * Marks an index as not readable until it is built again. Use this before you drop an index, or
   * if its content is not trustworthy. Other running programs stop using the index within 20
   * seconds of their next read.
   *
   * @param index the name of the index table
   * @throws dev.rowan.error.RejectedInputException if the entity has no such index
   * @throws dev.rowan.error.UnsupportedByBackendException if the index is a materialized view
   */
  public void withdraw(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    String name = NamedIndex.writable(runtime, index).table().name();
    String table = runtime.tables().row().name();
    IndexRecord found;
    do {
      found = runtime.await(session.store().gate().states().read(table)).get(name);
    } while (!runtime.await(
        session.store().gate().states().change(table, name, found, IndexRecord.UNBUILT)));
    session.store().gate().learn(table, name, IndexState.WRITE_ONLY);
  }

  /**
   * Returns a job that counts rows, and adds the difference to each counter: to the reconciled
   * counters of an entity, and to the roll-ups that count its rows.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no reconciled counter and no
   *     {@code @Rollup}
   */
  public RecountJob recount(EntityMapping<?> mapping) {
    if (mapping.recounts().isEmpty() && mapping.rollups().isEmpty()) {
      throw JobSettings.rejected(
          "an entity without reconciled counters and without @Rollup", mapping.table().name());
    }
    return RecountJob.of(session, mapping);
  }

  /**
   * Returns a job that deletes the rows of all partitions that the row limit of an entity excludes.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no row limit
   */
  public TrimJob trim(EntityMapping<?> mapping) {
    require(mapping.rowLimit() != null, "an entity without @KeepLast", mapping);
    return new TrimJob(session, mapping, JobSettings.USUAL);
  }

  /**
   * Returns a job that gives stored rows the TTL that {@code @Ttl} declares now, counted from the
   * write of each value; see {@link TtlJob}. Without {@code @Ttl}, the rows never expire.
   *
   * @throws dev.rowan.error.RejectedInputException if the job cannot work on such an entity: it has
   *     derived tables, copies, large values, counters, columns of several cells, columns with
   *     former names, or only key columns
   */
  public TtlJob rewriteTtl(EntityMapping<?> mapping) {
    return TtlJob.of(session, mapping);
  }

  /**
   * Returns a job that reads all chunks of the large values of an entity. It reports values with
   * missing or damaged chunks, and chunks to which no row refers. The job writes nothing.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no large values
   */
  public ChunkJob verifyChunks(EntityMapping<?> mapping) {
    return chunkJob(mapping, false);
  }

  /**
   * Returns a job that also removes the chunks to which no row refers: of uploads that were not
   * finished, and of values whose row changed while its program stopped.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no large values
   */
  public ChunkJob repairChunks(EntityMapping<?> mapping) {
    return chunkJob(mapping, true);
  }

  /**
   * Returns a job that compares the lists of buckets of an entity with its rows, and reports
   * partitions without an entry and entries without rows. The job writes nothing.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no list of buckets
   */
  public BucketJob verifyBuckets(EntityMapping<?> mapping) {
    return bucketJob(mapping, null, JobKind.VERIFY);
  }

  /**
   * Returns a job that adds the missing entries of the lists of buckets of an entity, and removes
   * entries without rows that are older than an hour. It removes no entry of a concurrent writer.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no list of buckets
   */
  public BucketJob repairBuckets(EntityMapping<?> mapping) {
    return bucketJob(mapping, null, JobKind.REPAIR);
  }

  /**
   * Returns a job that adds the missing entries of a list of buckets, and then lets reads use the
   * list. Start the build after every program that writes the entity declares the list.
   *
   * @param list the name of the list, such as {@code sighting_buckets}
   * @throws dev.rowan.error.RejectedInputException if the entity has no such list
   */
  public BucketJob buildBuckets(EntityMapping<?> mapping, String list) {
    return bucketJob(mapping, list, JobKind.BUILD);
  }

  private BucketJob bucketJob(EntityMapping<?> mapping, @Nullable String list, JobKind kind) {
    Set<String> lists = BucketLists.of(runtime(mapping).tables()).keySet();
    if (lists.isEmpty() || (list != null && !lists.contains(list))) {
      throw JobSettings.rejected(
          list == null ? "an entity without a list of buckets" : "no list of buckets",
          list == null ? mapping.table().name() : list);
    }
    return new BucketJob(
        session, mapping, list, kind, JobSettings.USUAL.withGrace(BucketJob.GRACE));
  }

  /**
   * Returns a job that reads the tables of the column groups of an entity. It reports rows without
   * a row in the entity's own table. The job writes nothing.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no column groups
   */
  public GroupJob verifyGroups(EntityMapping<?> mapping) {
    return groupJob(mapping, false);
  }

  /**
   * Returns a job that also deletes these rows. A value that was written within the grace period
   * stays.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no column groups
   */
  public GroupJob repairGroups(EntityMapping<?> mapping) {
    return groupJob(mapping, true);
  }

  /**
   * Removes all rows of entities, with their indexes, unique values, large values and column
   * groups, and waits for the end. The jobs of other programs and their writes must have ended.
   * Sequences continue with their next number. Callbacks get one delete of each entity, without a
   * key.
   *
   * <p>On the embedded store, the table of an entity and its indexes become empty in one atomic
   * step. On a cluster, each table becomes empty by TRUNCATE, which needs all nodes: the table of
   * the entity first, then its indexes. After a crash or a failure between two tables, call the
   * method again. Until then, indexes that contain all columns may return rows that are removed.
   * <!-- tag: api-truncate -->
   *
   * <pre>{@code
   * rowan.maintenance().truncate(SingerMapping.INSTANCE, AlbumMapping.INSTANCE);
   * }</pre>
   *
   * @param mappings at least one
   * @throws dev.rowan.error.RejectedInputException if other entities copy from one of these or
   *     count its rows, and are not among them; or if the former table of one of them still exists
   * @throws dev.rowan.error.OutcomeUnknownException if the store cannot remove the rows, and some
   *     may be removed
   */
  public void truncate(EntityMapping<?>... mappings) {
    new Truncation(session, List.of(mappings)).run();
  }

  /**
   * Removes all rows of the entities of which this Rowan has created DAOs or jobs, such as after a
   * test. Nothing happens without such entities. Otherwise as {@link #truncate}.
   * <!-- tag: api-truncate-all -->
   *
   * <pre>{@code
   * rowan.maintenance().truncateAll();
   * }</pre>
   *
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match its entity
   */
  public void truncateAll() {
    if (!session.known().isEmpty()) {
      new Truncation(session, List.copyOf(session.known())).run();
    }
  }

  private GroupJob groupJob(EntityMapping<?> mapping, boolean repairs) {
    require(!mapping.table().groups().isEmpty(), "an entity without @ColumnGroup", mapping);
    return new GroupJob(session, mapping, JobSettings.USUAL, repairs);
  }

  private ChunkJob chunkJob(EntityMapping<?> mapping, boolean repairs) {
    require(!mapping.chunked().isEmpty(), "an entity without @Chunked", mapping);
    return new ChunkJob(session, mapping, JobSettings.USUAL.withGrace(ChunkJob.GRACE), repairs);
  }

  private CopyJob copyJob(EntityMapping<?> mapping, boolean repairs) {
    require(!mapping.copies().isEmpty(), "an entity without copies", mapping);
    return new CopyJob(session, mapping, JobSettings.USUAL, repairs);
  }

  private static void require(boolean has, String otherwise, EntityMapping<?> mapping) {
    if (!has) {
      throw JobSettings.rejected(otherwise, mapping.table().name());
    }
  }

  private DaoRuntime<?> runtime(EntityMapping<?> mapping) {
    return DaoRuntime.of(session, mapping);
  }

  private MaintenanceJob job(EntityMapping<?> mapping, List<DerivedTable> indexes, JobKind kind) {
    return new MaintenanceJob(session, runtime(mapping), indexes, JobSettings.USUAL, kind);
  }
}
