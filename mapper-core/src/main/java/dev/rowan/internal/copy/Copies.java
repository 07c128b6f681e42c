package dev.rowan.internal.copy;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.observe.JobObservers;
import dev.rowan.internal.write.EntityWriter;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.mapping.Rollup;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.schema.TableSchema;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The copies among the entities of an open store. Thread-safe. */
public final class Copies {
  /** The table of pending tasks. It is defined together with an entity that copies or is copied. */
  public static final TableSchema TASKS = CopyTasks.TABLE;

  private static final Logger LOG = LoggerFactory.getLogger(Copies.class);

  private final Backend backend;
  private final Writers writers;
  private final RetryPolicy retries;
  private final Function<EntityMapping<?>, EntityTables> tables;
  private final CopyTasks tasks;
  private final FanOuts fanOuts;
  private final PendingStages copying = new PendingStages();
  private final Map<EntityMapping<?>, List<CopyReconciler>> copiesOf = new ConcurrentHashMap<>();
  private final Map<EntityMapping<?>, List<CopyReconciler>> copiesFrom = new ConcurrentHashMap<>();

  /**
   * Creates the copies of an open store.
   *
   * @param tables returns the tables of an entity, and defines them
   * @param jobs observe the changes that reach copies
   */
  public Copies(
      Backend backend,
      Writers writers,
      Function<EntityMapping<?>, EntityTables> tables,
      JobObservers jobs) {
    this.backend = backend;
    this.writers = writers;
    this.retries = writers.executor().retries();
    this.tables = tables;
    this.tasks = new CopyTasks(backend, retries);
    this.fanOuts = new FanOuts(backend, retries, tasks, jobs);
  }

  /** Returns whether an entity copies from another one, or another one from it. */
  public static boolean isInvolved(EntityMapping<?> mapping) {
    return !mapping.copies().isEmpty() || !mapping.copiedBy().isEmpty();
  }

  /** Returns the entities that an entity copies from, and that copy from it. */
  public static List<EntityMapping<?>> partners(EntityMapping<?> mapping) {
    List<EntityMapping<?>> partners = new ArrayList<>(mapping.copiedBy());
    mapping.copies().forEach(copies -> partners.add(copies.source()));
    return partners;
  }

  /** Returns a writer that also maintains the copies of an entity, if it has any. */
  public EntityWriter maintaining(EntityMapping<?> mapping, EntityWriter inner) {
    return HookedWriter.of(inner, hooks(mapping));
  }

  /** Returns the hooks of writes of an entity, the outermost last. */
  public List<WriteHook> hooks(EntityMapping<?> mapping) {
    List<WriteHook> hooks = new ArrayList<>();
    if (!mapping.copies().isEmpty()) {
      hooks.add(new CopyingRows(() -> linksOf(mapping), copying));
    }
    if (!mapping.copiedBy().isEmpty()) {
      hooks.add(new CopiedRows(() -> linksFrom(mapping), fanOuts));
    }
    return hooks;
  }

  /**
   * Continues, in the background, the tasks that an earlier process left, if no other process can
   * execute them.
   */
  public void resumeTasks(EntityMapping<?> source) {
    if (backend.capabilities().has(Capability.INDEX_MAINTENANCE) && !source.copiedBy().isEmpty()) {
      var unused =
          left(source, false, FanOut.Watch.NONE)
              .handle(
                  (left, failure) -> {
                    if (failure != null) {
                      LOG.warn("the pending copy tasks could not be read", failure);
                    } else {
                      left.forEach(fanOuts::start);
                    }
                    return null;
                  });
    }
  }

  /**
   * Returns the pending tasks that no process executes.
   *
   * @param held whether to include tasks that another process executes, or executed until a short
   *     time ago
   * @param watch called after every page
   */
  public CompletionStage<List<FanOut>> left(
      EntityMapping<?> source, boolean held, FanOut.Watch watch) {
    CallOptions majority = RowReader.majority(CallOptions.NONE);
    return tasks
        .of(source.table().name())
        .thenApply(
            pending -> {
              List<FanOut> left = new ArrayList<>();
              for (CopyTask task : pending) {
                if (!fanOuts.isOwn(task) && (held || !isHeld(task))) {
                  linksFrom(source).stream()
                      .filter(reconciler -> reconciler.link().name().equals(task.link()))
                      .findFirst()
                      .ifPresent(
                          reconciler -> left.add(fanOuts.of(reconciler, task, majority, watch)));
                }
              }
              return left;
            });
  }

  /** Returns how many tasks are pending, including those that a process executes. */
  public CompletionStage<Integer> pending(EntityMapping<?> source) {
    return tasks.of(source.table().name()).thenApply(List::size);
  }

  private boolean isHeld(CopyTask task) {
    return !backend.capabilities().has(Capability.INDEX_MAINTENANCE)
        && task.heldUntil().isAfter(Instant.now());
  }

  /** Returns the comparisons of the rows of an entity with the rows that they copy from. */
  public List<CopyAudit> audits(EntityMapping<?> mapping) {
    return linksOf(mapping).stream().map(reconciler -> new CopyAudit(reconciler, tasks)).toList();
  }

  /**
   * Returns the comparisons of counters with the rows that they count: of the reconciled counters
   * of an entity, and of the counters that count its own rows.
   *
   * @param time the time by which rows expire
   */
  public List<CounterAudit> counters(EntityMapping<?> mapping, InstantSource time) {
    List<CounterAudit> audits = new ArrayList<>();
    EntityTables own = tables.apply(mapping);
    for (RecountedColumn recounted : mapping.recounts()) {
      EntityTables counted = tables.apply(recounted.from());
      audits.add(
          audit(
              mapping,
              recounted.column(),
              new ReferringRows(backend, retries, mapping, recounted, own, counted)));
    }
    for (Rollup rollup : own.rollups()) {
      audits.add(
          audit(
              rollup.counters(),
              rollup.counter(),
              new RolledUpRows(backend, retries, rollup, own, time)));
    }
    return audits;
  }

  private CounterAudit audit(EntityMapping<?> counters, int column, CountedRows rows) {
    return new CounterAudit(backend, writers.executor(), counters.table(), column, rows);
  }

  /** Returns how an entity copies from others. */
  List<CopyReconciler> linksOf(EntityMapping<?> mapping) {
    List<CopyReconciler> known = copiesOf.get(mapping);
    if (known == null) {
      known = new ArrayList<>();
      for (CopiedColumns columns : mapping.copies()) {
        known.add(
            reconciler(
                new CopyLink(columns, tables.apply(mapping), tables.apply(columns.source()))));
      }
      copiesOf.put(mapping, List.copyOf(known));
    }
    return known;
  }

  /** Returns how others copy from an entity. */
  List<CopyReconciler> linksFrom(EntityMapping<?> source) {
    List<CopyReconciler> known = copiesFrom.get(source);
    if (known == null) {
      known = new ArrayList<>();
      for (EntityMapping<?> mapping : source.copiedBy()) {
        for (CopyReconciler reconciler : linksOf(mapping)) {
          if (reconciler.link().source().declared().equals(source.table())) {
            known.add(reconciler);
          }
        }
      }
      copiesFrom.put(source, List.copyOf(known));
    }
    return known;
  }

  private CopyReconciler reconciler(CopyLink link) {
    return new CopyReconciler(
        link,
        new RowReader(backend, link.copying()),
        new RowReader(backend, link.source()),
        writers.columnUpdate(link.copying()),
        retries);
  }

  /**
   * Returns a stage that completes when the in-flight writes of rows that copy have ended. It never
   * fails.
   */
  public CompletionStage<Void> copying() {
    return copying.settled();
  }

  /** Stops all tasks after their current page. */
  public void stop() {
    fanOuts.stop();
  }

  /** Returns a stage that completes when the running tasks have ended. It never fails. */
  public CompletionStage<Void> settled() {
    return fanOuts.settled();
  }
}
