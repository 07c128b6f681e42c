package dev.rowan.internal.session;

import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.observe.CallObservers;
import dev.rowan.internal.observe.ObservedMethod;
import dev.rowan.internal.read.BucketWalk;
import dev.rowan.internal.read.Criteria;
import dev.rowan.internal.read.EntityReads;
import dev.rowan.internal.read.Grouping;
import dev.rowan.internal.read.KeyCriteria;
import dev.rowan.internal.read.PageCalls;
import dev.rowan.internal.read.PageTokens;
import dev.rowan.internal.read.ReadRequest;
import dev.rowan.internal.read.ResolvedPlan;
import dev.rowan.mapping.Projection;
import dev.rowan.mapping.Property;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a read that do not change between the calls of one method: its plan over the stored
 * tables, what it reads rows as, and its request options. Immutable and thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public final class MethodRead<E> {
  /** Keys of rows that one request reads if neither call nor DAO says how many. */
  static final int KEY_FETCH_SIZE = 5_000;

  /** Rows that one request reads if neither call nor DAO says how many. */
  public static final int FETCH_SIZE = 500;

  private final EntityContext<?> context;
  private final EntityReads<E> reads;
  private final ResolvedPlan plan;
  private final ReadOptions options;
  private final ReadMode mode;

  /** Null if no listener observes this method, and within a call. */
  private final @Nullable ObservedMethod observed;

  /** Makes the calls of the pages of streams and publishers. */
  private final PageCalls calls;

  /** Whether all stored rows of the plan's table are visible rows of the entity. */
  private final boolean readsEntityRows;

  private MethodRead(
      EntityContext<?> context,
      EntityReads<E> reads,
      ResolvedPlan plan,
      ReadMode mode,
      ReadOptions options,
      @Nullable ObservedMethod observed,
      PageCalls calls) {
    this.observed = observed;
    this.calls = calls;
    this.context = context;
    this.reads = reads;
    this.plan = plan;
    this.options = options;
    this.mode = mode;
    this.readsEntityRows =
        plan.index() == null && !plan.partitions() && !context.tables().isVersioned();
  }

  private static <T> MethodRead<T> of(
      EntityContext<?> context,
      EntityReads<T> reads,
      ResolvedPlan plan,
      boolean isTimed,
      ReadOptions options) {
    ReadMode start = isTimed ? ReadMode.TIMED : ReadMode.PLAIN;
    ReadMode mode = start.of(columns(context, plan)).with(named(plan, options));
    return new MethodRead<>(context, reads, plan, mode, options, null, calls(null));
  }

  private static CallOptions named(ResolvedPlan plan, ReadOptions options) {
    return options.call().withMethod(plan.method());
  }

  private static PageCalls calls(@Nullable ObservedMethod observed) {
    return observed == null
        ? PageCalls.UNOBSERVED
        : (isFurther, page) -> isFurther ? observed.furtherPage(page) : observed.call(page);
  }

  /** Prepares the reads of a method that returns entities, with these options. */
  public static <E> MethodRead<E> of(
      EntityContext<E> context, ResolvedPlan plan, ReadOptions options) {
    boolean isTimed = context.mapping().readsTimes() && plan.columns() == null;
    return of(context, context.reads(), plan, isTimed, options);
  }

  /** Prepares the reads of a method that returns a projection, with these options. */
  public static <T> MethodRead<T> of(
      EntityContext<?> context, ResolvedPlan plan, Projection<T> projection, ReadOptions options) {
    return of(context, context.reads(projection), plan, projection.isTimed(), options);
  }

  /**
   * Returns the columns that the queries request; null for all. Whether a versioned row exists
   * depends on all its columns, and an entry is compared with its row by all of its columns.
   */
  private static @Nullable ColumnSelection columns(EntityContext<?> context, ResolvedPlan plan) {
    return plan.index() == null && !context.tables().isVersioned() ? plan.columns() : null;
  }

  /**
   * Returns the read with these options for one call; an option that they leave open is inherited.
   *
   * @throws RejectedInputException if the options are null
   */
  public MethodRead<E> with(@Nullable ReadOptions newOptions) {
    if (newOptions == null) {
      throw missing("read options");
    }
    ReadOptions merged = newOptions.orElse(options);
    ReadMode newMode = mode.with(named(plan, merged));
    return new MethodRead<>(context, reads, plan, newMode, merged, observed, calls);
  }

  /**
   * Returns the read of a DAO method, which listeners of the session observe.
   *
   * @param cql the statement on a cluster; empty for a read that is not of a DAO method
   */
  public MethodRead<E> observed(CallKind kind, String cql, PlannedRequests requests) {
    CallObservers observers = context.session().observers();
    if (observers == null || cql.isEmpty()) {
      return this;
    }
    ObservedMethod method =
        observers.method(plan.method(), kind, context.table().name(), cql, requests);
    return new MethodRead<>(context, reads, plan, mode, options, method, calls(method));
  }

  /** Makes one call, which the listeners observe. Its failures name the method. */
  public <T> CompletionStage<T> call(Function<MethodRead<E>, CompletionStage<T>> reading) {
    return observed == null
        ? attributed(reading)
        : observed.call(counters -> counted(observed, counters).attributed(reading));
  }

  private <T> CompletionStage<T> attributed(Function<MethodRead<E>, CompletionStage<T>> reading) {
    try {
      return Attribution.stage(plan.method(), reading.apply(this));
    } catch (RowanException e) {
      throw Attribution.of(plan.method(), e);
    }
  }

  private MethodRead<E> counted(ObservedMethod method, CallCounters counters) {
    return new MethodRead<>(
        context,
        reads,
        plan,
        mode.with(mode.options().withCounters(counters)),
        options,
        null,
        (isFurther, page) -> isFurther ? method.furtherPage(page) : page.apply(counters));
  }

  /** Returns the refusal of an argument, which names the method and ends a call. */
  public RowanException refused(RowanException failure) {
    if (observed != null) {
      observed.refused(failure);
    }
    return Attribution.of(plan.method(), failure);
  }

  /**
   * Completes with the first entity of a key, if there is one: the most frequent read, which the
   * caller makes without criteria. Failures name the method.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public CompletionStage<Optional<E>> first(Object[] key) {
    Query single = readsEntityRows ? KeyCriteria.singleQuery(key, plan, mode) : null;
    // one query is one request, as planned: only listeners need to observe it
    boolean isObserved = observed != null && (single == null || observed.hasListeners());
    if (isObserved) {
      return call(call -> call.first(key));
    }
    return single == null
        ? Attribution.stage(plan.method(), () -> first(KeyCriteria.owning(key)))
        : Attribution.stage(plan.method(), reads.first(single));
  }

  /** Completes with the first entity, if there is one. */
  public CompletionStage<Optional<E>> first(Criteria criteria) {
    return reads.first(request(criteria));
  }

  /** Completes with all entities, up to the limit. */
  public CompletionStage<List<E>> list(Criteria criteria, int limit) {
    return reads.list(request(criteria, readsAll(limit)), limit, fetchSize(criteria, limit));
  }

  /** Completes with the number of rows, up to the limit. */
  public CompletionStage<Long> count(Criteria criteria, int limit) {
    boolean keysAlone = mode.columns() != null && context.readsColumns();
    int pageSize = options.pageSize() == 0 && keysAlone ? KEY_FETCH_SIZE : fetchSize();
    return reads.count(request(criteria, readsAll(limit)), limit, pageSize);
  }

  /**
   * Passes the rows to a consumer, up to the limit, and completes with their number.
   *
   * @param consumer returns whether it needs the next row
   */
  public CompletionStage<Long> forEach(Criteria criteria, int limit, Predicate<Row> consumer) {
    return reads.forEach(request(criteria, readsAll(limit)), limit, fetchSize(), consumer);
  }

  /** Completes with the results of the groups of rows, up to the limit. */
  public <T> CompletionStage<List<T>> groups(Criteria criteria, Grouping<T> grouping, int limit) {
    return reads.groups(request(criteria, readsAll(limit)), grouping, limit, fetchSize());
  }

  /** Completes with the results of the groups; the stage reads the first page of rows. */
  public <T> CompletionStage<Stream<T>> groupStream(
      Criteria criteria, Grouping<T> grouping, int limit) {
    return reads.groupStream(request(criteria), grouping, limit, fetchSize(), calls);
  }

  /**
   * Returns the publisher of the results of the groups, up to the limit. Each subscriber starts a
   * read; its failures name the method.
   */
  public <T> Flow.Publisher<T> groupPublisher(Criteria criteria, Grouping<T> grouping, int limit) {
    return reads.groupPublisher(
        () -> request(criteria), grouping, limit, fetchSize(), this::named, calls);
  }

  private Throwable named(Throwable failure) {
    return Attribution.named(method(), failure);
  }

  /** Returns the entity's table, whose rows the reads return. */
  public TableSchema table() {
    return context.table();
  }

  /**
   * Completes with the results by the value of a key column, in the order of the request. A key
   * without a row is absent; a key whose row reads as null has null.
   *
   * @param requested the values; they may repeat, and none is null
   */
  public <K> CompletionStage<Map<K, @Nullable E>> map(
      Criteria criteria, Property<K> key, List<K> requested) {
    Comparator<Object> order = context.table().column(key.column()).type().valueType().order();
    return reads
        .keyedBy(key.column())
        .list(request(criteria, true), Integer.MAX_VALUE, fetchSize())
        .thenApply(
            found -> {
              Map<Object, EntityReads.Keyed<E>> byKey = new TreeMap<>(order);
              found.forEach(each -> byKey.put(each.key(), each));
              Map<K, @Nullable E> results = new LinkedHashMap<>();
              for (K each : requested) {
                EntityReads.Keyed<E> row = byKey.get(key.encodeKey(each));
                if (row != null) {
                  results.put(each, row.result());
                }
              }
              return Collections.unmodifiableMap(results);
            });
  }

  /** Completes with the entities, up to the limit; the stage reads the first page. */
  public CompletionStage<Stream<E>> stream(Criteria criteria, int limit) {
    return reads.stream(request(criteria), limit, fetchSize(criteria, limit), calls);
  }

  /**
   * Returns the publisher of the entities, up to the limit. Each subscriber starts a read; its
   * failures name the method.
   */
  public Flow.Publisher<E> publisher(Criteria criteria, int limit) {
    return reads.publisher(
        () -> request(criteria), limit, fetchSize(criteria, limit), this::named, calls);
  }

  /**
   * Completes with a page.
   *
   * @throws RejectedInputException if the request is null, or its token belongs to another call
   */
  public CompletionStage<Page<E>> page(Criteria criteria, @Nullable PageRequest wanted) {
    if (wanted == null) {
      throw missing("page request");
    }
    Instant first = PageTokens.firstPageOf(wanted.token());
    Instant now = first == null ? context.session().time().instant() : first;
    return reads.page(request(criteria, false, now), wanted);
  }

  /** Returns the refusal of a null argument. */
  public RowanException missing(String argument) {
    return refused(
        new RejectedInputException(
            ErrorCode.ARGUMENT_REJECTED,
            Map.of("method", plan.method(), "found null for", argument),
            null));
  }

  /** Returns the method, such as {@code Items.find}. */
  public String method() {
    return plan.method();
  }

  private static boolean readsAll(int limit) {
    return limit == Integer.MAX_VALUE;
  }

  private ReadRequest request(Criteria criteria) {
    return request(criteria, false);
  }

  private ReadRequest request(Criteria criteria, boolean all) {
    return request(criteria, all, context.session().time().instant());
  }

  /**
   * Returns the request of a call.
   *
   * @param all whether the call needs all rows
   */
  private ReadRequest request(Criteria criteria, boolean all, Instant now) {
    DerivedTable index = plan.index();
    if (index != null) {
      context.session().store().gate().require(index.table().name());
    }
    BucketWalk walk = criteria.listed(plan);
    BucketList list = plan.table().bucketList();
    if (walk != null && list != null) {
      context.session().store().gate().require(list.table().name());
    }
    int perPartition = plan.partitions() ? 1 : criteria.mapperPerPartition();
    boolean ahead = all || !plan.order().isLazy();
    return new ReadRequest(
        plan,
        criteria.queries(plan, mode, now),
        perPartition,
        options.maxScanned(),
        ahead,
        walk == null ? null : walk.listed(),
        criteria.dependOnNow(plan) ? now : null);
  }

  private int fetchSize(Criteria criteria, int limit) {
    return criteria.isOfOnePage() ? limit : fetchSize();
  }

  private int fetchSize() {
    return options.pageSize() == 0 ? FETCH_SIZE : options.pageSize();
  }
}
