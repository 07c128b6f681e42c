package dev.rowan.copy;

import dev.rowan.backend.Backend;
import dev.rowan.binding.CopiedColumns;
import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.write.EntityWriter;
import dev.rowan.write.RetryPolicy;
import dev.rowan.write.RowReader;
import dev.rowan.write.Writers;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who copies from whom, among the entities of an open store. Thread-safe. */
public final class Copies {
  /** The table of changes to be carried on, to be defined with an entity that takes part. */
  public static final TableSchema TASKS = CopyTasks.TABLE;

  private static final Logger LOG = LoggerFactory.getLogger(Copies.class);

  private final Backend backend;
  private final Writers writers;
  private final RetryPolicy retries;
  private final Function<EntityMapping<?>, EntityTables> tables;
  private final CopyTasks tasks;
  private final FanOuts fanOuts;
  private final UnderWay copying = new UnderWay();
  private final Map<EntityMapping<?>, List<CopyReconciler>> copiesOf = new ConcurrentHashMap<>();
  private final Map<EntityMapping<?>, List<CopyReconciler>> copiesFrom = new ConcurrentHashMap<>();

  /**
   * Copies in an open store.
   *
   * @param tables returns the tables of an entity, which are defined then
   */
  public Copies(Backend backend, Writers writers, Function<EntityMapping<?>, EntityTables> tables) {
    this.backend = backend;
    this.writers = writers;
    this.retries = writers.executor().retries();
    this.tables = tables;
    this.tasks = new CopyTasks(backend, retries);
    this.fanOuts = new FanOuts(backend, retries, tasks);
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

  /** Returns a writer of an entity that writes and carries on copies, where there are any. */
  public EntityWriter kept(EntityMapping<?> mapping, EntityWriter inner) {
    EntityWriter kept = inner;
    for (WriteHook hook : hooks(mapping)) {
      kept = new HookedWriter(kept, hook);
    }
    return kept;
  }

  /** Returns what goes with writes of an entity, the last one outside. */
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
   * Carries on, in the background, what a process before this one left, where no other one can be
   * at it.
   */
  public void carryOnAlone(EntityMapping<?> source) {
    if (backend.capabilities().isolatedUpkeep() && !source.copiedBy().isEmpty()) {
      var unused =
          left(source, false, FanOut.Watch.NONE)
              .handle(
                  (left, failure) -> {
                    if (failure != null) {
                      LOG.warn("what is to be carried on could not be read", failure);
                    } else {
                      left.forEach(fanOuts::start);
                    }
                    return null;
                  });
    }
  }

  /**
   * Returns what is to be carried on and nobody is at, each to be run.
   *
   * @param held whether also what another process is at, or was at until a short while ago
   * @param watch told after every page
   */
  public CompletionStage<List<FanOut>> left(
      EntityMapping<?> source, boolean held, FanOut.Watch watch) {
    CallOptions majority = RowReader.majority(CallOptions.NONE);
    return tasks
        .of(source.table().name())
        .thenApply(
            standing -> {
              List<FanOut> left = new ArrayList<>();
              for (CopyTask task : standing) {
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

  /** Returns how many changes are to be carried on, whoever is at it. */
  public CompletionStage<Integer> standing(EntityMapping<?> source) {
    return tasks.of(source.table().name()).thenApply(List::size);
  }

  private boolean isHeld(CopyTask task) {
    return !backend.capabilities().isolatedUpkeep() && task.heldUntil().isAfter(Instant.now());
  }

  /** Returns what holds the rows of an entity against those that they copy from. */
  public List<CopyAudit> audits(EntityMapping<?> mapping) {
    return linksOf(mapping).stream().map(reconciler -> new CopyAudit(reconciler, tasks)).toList();
  }

  /** Returns what holds the counters of an entity against the rows that they count. */
  public List<CounterAudit> counters(EntityMapping<?> mapping) {
    return mapping.recounts().stream()
        .map(
            recounted ->
                new CounterAudit(
                    backend,
                    writers.executor(),
                    mapping,
                    recounted,
                    tables.apply(mapping),
                    tables.apply(recounted.from())))
        .toList();
  }

  /** How an entity copies from others. */
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

  /** How others copy from an entity. */
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
   * Completes when no row that copies is being written any more of those that are now. Never fails.
   */
  public CompletionStage<Void> copying() {
    return copying.settled();
  }

  /** Lets changes be carried on no further than their next page. */
  public void stop() {
    fanOuts.stop();
  }

  /** Completes when no change is being carried on any more of those that are now. Never fails. */
  public CompletionStage<Void> settled() {
    return fanOuts.settled();
  }
}
