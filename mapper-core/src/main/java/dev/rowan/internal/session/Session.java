package dev.rowan.internal.session;

import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.batch.BatchWriter;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.group.ColumnGroups;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.IndexMaintenance;
import dev.rowan.internal.marker.MarkedRowsBackend;
import dev.rowan.internal.naming.RenamedBackend;
import dev.rowan.internal.observe.CallObservers;
import dev.rowan.internal.observe.JobObservers;
import dev.rowan.internal.observe.RequestGuard;
import dev.rowan.internal.read.PageTokens;
import dev.rowan.internal.state.IndexGate;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.internal.state.SequenceTable;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.DeclaredRate;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An open backend and the objects that all DAOs over it share. A mapping goes in, and the context
 * of its entity comes out, with all its tables defined. Thread-safe.
 */
public final class Session {
  private static final Duration LAST_ANSWER = Duration.ofMillis(500);

  private final @Nullable CallObservers observers;
  private final JobObservers jobs;
  private final List<TypedCallback<?>> callbacks;
  private final StoreAccess store;
  private final PageTokens tokens;
  private final Guardrails guardrails;
  private final ReadOptions reads;
  private final CallOptions writes;
  private final Writers writers;
  private final Copies copies;
  private final BatchWriter batches;
  private final Set<EntityMapping<?>> partnersOpen = ConcurrentHashMap.newKeySet();
  private final Set<EntityMapping<?>> known = ConcurrentHashMap.newKeySet();
  private final Map<EntityMapping<?>, EntityContext<?>> contexts = new ConcurrentHashMap<>();

  /**
   * Creates a session with the time of the system.
   *
   * @param timeout how long a call that waits may take
   * @param pageTokenSecret signs page tokens; not empty
   * @param reads the read options that neither a DAO nor a call sets
   * @param writes the request options of writes that neither a DAO nor a call sets
   */
  public Session(
      Backend backend,
      Duration timeout,
      byte[] pageTokenSecret,
      ReadOptions reads,
      CallOptions writes) {
    this(
        backend,
        timeout,
        pageTokenSecret,
        reads,
        writes,
        InstantSource.system(),
        stored -> new Writers(stored, beforeTheWaitEnds(timeout)),
        null,
        Listeners.NONE);
  }

  /**
   * Returns a session whose calls and jobs listeners observe, and whose entities callbacks get.
   *
   * @param timeout how long a call that waits may take
   * @param pageTokenSecret signs page tokens; not empty
   * @param reads the read options that neither a DAO nor a call sets
   * @param writes the request options of writes that neither a DAO nor a call sets
   * @param time gives changes their timestamps; deadlines are those of the machine
   * @param listeners in the order in which they are notified of a start, and in which callbacks run
   *     before a write; of an end, in the reverse order
   */
  public static Session observed(
      Backend backend,
      Duration timeout,
      byte[] pageTokenSecret,
      ReadOptions reads,
      CallOptions writes,
      InstantSource time,
      Listeners listeners) {
    // an engine in this process has no requests to save
    RequestGuard guard =
        backend.capabilities().has(Capability.INDEX_MAINTENANCE)
            ? null
            : GuardedBackend.guardrailsOf(backend)
                .filter(Guardrails::comparesRequests)
                .map(RequestGuard::new)
                .orElse(null);
    CallObservers observers = CallObservers.of(listeners.calls(), guard);
    Backend used = observers == null ? backend : observers.counting(backend);
    return new Session(
        used,
        timeout,
        pageTokenSecret,
        reads,
        writes,
        time,
        stored -> new Writers(stored, beforeTheWaitEnds(timeout), time),
        observers,
        listeners);
  }

  /**
   * Returns how long a call may send requests if its caller waits for this time: the last answer
   * must arrive before the wait ends.
   */
  private static Duration beforeTheWaitEnds(Duration timeout) {
    Duration tenth = timeout.dividedBy(10);
    return timeout.minus(tenth.compareTo(LAST_ANSWER) < 0 ? tenth : LAST_ANSWER);
  }

  /**
   * Creates a session with its own source of time and without listeners, for tests.
   *
   * @param time gives changes their timestamps and deadlines
   * @param pause completes when the next attempt may start, after this many attempts
   */
  public Session(
      Backend backend,
      Duration timeout,
      byte[] pageTokenSecret,
      InstantSource time,
      IntFunction<CompletionStage<Void>> pause) {
    this(backend, timeout, pageTokenSecret, time, pause, Listeners.NONE);
  }

  /**
   * Creates a session with its own source of time, for tests.
   *
   * @param time gives changes their timestamps and deadlines
   * @param pause completes when the next attempt may start, after this many attempts
   */
  public Session(
      Backend backend,
      Duration timeout,
      byte[] pageTokenSecret,
      InstantSource time,
      IntFunction<CompletionStage<Void>> pause,
      Listeners listeners) {
    this(
        backend,
        timeout,
        pageTokenSecret,
        ReadOptions.NONE,
        CallOptions.NONE,
        time,
        stored -> new Writers(stored, timeout, time, pause),
        null,
        listeners);
  }

  private Session(
      Backend backend,
      Duration timeout,
      byte[] pageTokenSecret,
      ReadOptions reads,
      CallOptions writes,
      InstantSource time,
      Function<Backend, Writers> writers,
      @Nullable CallObservers observers,
      Listeners listeners) {
    this.observers = observers;
    this.jobs = new JobObservers(listeners.jobs());
    this.callbacks = listeners.callbacks();
    this.reads = reads;
    this.writes = writes;
    Backend layered = BackendLayers.over(backend, time);
    IndexGate gate = new IndexGate(new IndexStates(backend));
    this.store = new StoreAccess(layered, gate, time, new Await(timeout));
    this.writers = writers.apply(layered);
    this.copies = new Copies(layered, this.writers, mapping -> context(mapping).tables(), jobs);
    this.batches = new BatchWriter(this.writers, copies, observers);
    this.tokens = new PageTokens(pageTokenSecret);
    this.guardrails =
        GuardedBackend.guardrailsOf(backend)
            .orElseGet(() -> new Guardrails(GuardrailLimits.usual()));
  }

  /**
   * Returns the context of an entity; the same for the same mapping. The first call defines its
   * tables, and those of the entities that it copies from, that copy from it, or whose counters
   * count its rows.
   *
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the model
   */
  public <E> EntityContext<E> context(EntityMapping<E> mapping) {
    // before the first write of a row, which an engine executes together with its increments
    mapping.rollups().forEach(rollup -> context(rollup.counters()));
    @SuppressWarnings("unchecked") // define returns the context of the mapping that it is given
    EntityContext<E> context = (EntityContext<E>) contexts.computeIfAbsent(mapping, this::define);
    if (Copies.isInvolved(mapping) && partnersOpen.add(mapping)) {
      Copies.partners(mapping).forEach(this::context);
      copies.resumeTasks(mapping);
    }
    return context;
  }

  /**
   * Returns the entities of which a context was requested, even if their tables were refused; in no
   * order.
   */
  public Set<EntityMapping<?>> known() {
    return Set.copyOf(known);
  }

  /**
   * Returns the tables that entities need in this store, without defining them.
   *
   * @throws dev.rowan.error.ConfigurationException if a table has a reserved name
   */
  public DeclaredModel declared(Collection<EntityMapping<?>> mappings) {
    return DeclaredModel.of(mappings, store.backend().capabilities(), this::tables);
  }

  /** Returns the listeners of calls; null if there is none. */
  @Nullable CallObservers observers() {
    return observers;
  }

  /** Returns the listeners of jobs. */
  public JobObservers jobs() {
    return jobs;
  }

  /** Returns the callbacks of entities, in the order of their registration. */
  List<TypedCallback<?>> callbacks() {
    return callbacks;
  }

  /** Executes planned writes as one batch; see {@link BatchWriter#commit}. Listeners observe it. */
  public CompletionStage<Void> commit(@Nullable Collection<Write> planned) {
    return batches.commit(planned);
  }

  /** Returns the open store without its entities. */
  public StoreAccess store() {
    return store;
  }

  /** Returns the open backend. */
  public Backend backend() {
    return store.backend();
  }

  public ReadOptions reads() {
    return reads;
  }

  public CallOptions writes() {
    return writes;
  }

  /** Returns the source of time of jobs. */
  public InstantSource time() {
    return store.time();
  }

  /**
   * Checks that an entity can be written under conditions, without defining its tables.
   *
   * @throws UnsupportedByBackendException if it cannot
   */
  public void requireConditionalWrites(EntityMapping<?> mapping) {
    if (!store.backend().capabilities().has(Capability.CONDITIONAL_WRITES)) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", "conditional writes"), null);
    }
    IndexMaintenance maintenance = tables(mapping).maintenance();
    if (!maintenance.allowsConditions()) {
      throw new UnsupportedByBackendException(
          ErrorCode.CONDITION_NEEDS_SERIAL,
          Map.of("table", mapping.table().name(), "maintain", maintenance.name()),
          null);
    }
  }

  private EntityTables tables(EntityMapping<?> mapping) {
    ColumnGroups.require(mapping);
    return EntityTables.of(
        mapping, store.backend().capabilities().has(Capability.INDEX_MAINTENANCE));
  }

  /** Returns the move of an entity; empty if the entity names no former table. */
  public Optional<Moves> move(EntityMapping<?> mapping) {
    return Moves.of(store, mapping);
  }

  /** Describes the columns that take over values of others. Reads the stored schema. */
  public ColumnMoves columnMoves(EntityMapping<?> mapping) {
    return ColumnMoves.of(store, known(), mapping);
  }

  /** Returns the writers of rows and their derived tables. */
  @SuppressWarnings("exports") // for the jobs of this module alone
  public Writers writers() {
    return writers;
  }

  /** Returns what executes planned writes of this store as batches. */
  public BatchWriter batches() {
    return batches;
  }

  /** Returns the copies between entities. */
  @SuppressWarnings("exports") // for the jobs of this module alone
  public Copies copies() {
    return copies;
  }

  /** Waits for the pending background work on derived tables and copies. */
  public void settle() {
    store.await(copies.settled());
    store.await(writers.background().settled());
  }

  /** Returns the result of a stage; waits no longer than a call of a DAO does. */
  public <T> T await(CompletionStage<T> stage) {
    return store.await(stage);
  }

  Await await() {
    return store.await();
  }

  /** Returns the guardrails of the backend, or those of this session where it has none. */
  public Guardrails guardrails() {
    return guardrails;
  }

  PageTokens tokens() {
    return tokens;
  }

  private <E> EntityContext<E> define(EntityMapping<E> mapping) {
    Backend backend = store.backend();
    RenamedBackend.require(backend, mapping);
    known.add(mapping);
    ReservedTables.refuse(mapping.table().name());
    mapping.derived().forEach(derived -> ReservedTables.refuse(derived.table().name()));
    mapping.chunked().forEach(column -> ReservedTables.refuse(column.chunks().name()));
    EntityTables tables = tables(mapping);
    if (!tables.views().isEmpty() && !backend.capabilities().has(Capability.SERVER_VIEWS)) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("needed", "views", "table", mapping.table().name()),
          null);
    }
    MarkedRowsBackend.watch(backend, tables);
    Moves.refuseReturn(store, mapping);
    move(mapping).ifPresent(Moves::open);
    columnMoves(mapping).open();
    new TableDefinition(backend, store.await(), store.gate(), tables).define();
    if (Copies.isInvolved(mapping)) {
      store.await(backend.define(Schema.of(List.of(Copies.TASKS))));
    }
    if (mapping.sequence() != null) {
      store.await(backend.define(Schema.of(List.of(SequenceTable.TABLE))));
    }
    DeclaredRate rate = mapping.declaredRate();
    TableSchema stored = backend.underStoredName(mapping.table());
    guardrails.expect(stored, rate.rowsOfTable(), rate.rowsOfPartition());
    return new EntityContext<>(this, mapping, tables);
  }
}
