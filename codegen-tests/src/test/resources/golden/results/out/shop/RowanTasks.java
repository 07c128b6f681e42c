package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Tasks} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanTasks implements Tasks {
  private final DaoRuntime<Task> runtime;

  private final DaoRuntime<Task> save;

  private final DaoRuntime<Task> create;

  private final DaoRuntime<Task> rewrite;

  private final DaoRuntime<Task> remove;

  private final KeyedRead<Task> find;

  private final KeyedRead<Task> findLater;

  private final KeyedRead<Task> several;

  private final KeyedRead<Task> exists;

  private final KeyedRead<Task> total;

  private final KeyedRead<String> texts;

  private final KeyedRead<String> text_2;

  private final DaoRuntime<Task> restart;

  private final DaoRuntime<Task> restart_2;

  private final ScanSelection<Task> backwards;

  private final ScanSelection<Task> all;

  private final KeyedRead<Task> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanTasks(Rowan rowan) {
    rowan.requireConditionalWrites(TaskMapping.INSTANCE);
    this.runtime = rowan.runtime(TaskMapping.INSTANCE);
    this.save = runtime.attributedTo("Tasks.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO task (...) VALUES (...)");
    this.create = runtime.attributedTo("Tasks.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "INSERT INTO task (...) VALUES (...) IF NOT EXISTS");
    this.rewrite = runtime.attributedTo("Tasks.rewrite", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE task SET text = ? WHERE list = ? AND number = ?");
    this.remove = runtime.attributedTo("Tasks.remove", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM task WHERE list = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Tasks.find", TaskMapping.TABLE)
                .as("SELECT ... FROM task WHERE list = ? AND number = ?", PlannedRequests.of(1)));
    this.findLater = runtime.keyedRead(
            ReadPlan.direct("Tasks.findLater", TaskMapping.TABLE)
                .as("SELECT ... FROM task WHERE list = ? AND number = ?", PlannedRequests.of(1)));
    this.several = runtime.keyedRead(
            ReadPlan.direct("Tasks.several", TaskMapping.TABLE)
                .as("SELECT ... FROM task WHERE list = ? AND number IN ?", PlannedRequests.of(1)));
    this.exists = runtime.keyedRead(
            ReadPlan.direct("Tasks.exists", TaskMapping.TABLE).ofKeys()
                .as("SELECT list, number FROM task WHERE list = ? AND number = ?", PlannedRequests.of(1)));
    this.total = runtime.keyedRead(
            ReadPlan.direct("Tasks.total", TaskMapping.TABLE).ofKeys()
                .as("SELECT list, number FROM task WHERE list = ?", PlannedRequests.UNKNOWN));
    this.texts = runtime.keyedRead(
            ReadPlan.direct("Tasks.texts", TaskMapping.TABLE)
                .as("SELECT list, number, text FROM task WHERE list = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(TaskMapping.TEXT),
                TaskMapping.TEXT::decode));
    this.text_2 = runtime.keyedRead(
            ReadPlan.direct("Tasks.text", TaskMapping.TABLE)
                .as("SELECT list, number, text FROM task WHERE list = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(TaskMapping.TEXT),
                TaskMapping.TEXT::decode));
    this.restart = runtime.attributedTo("Tasks.restart");
    this.restart_2 = runtime.attributedTo("Tasks.restart");
    this.backwards = runtime.scan(
            ReadPlan.direct("Tasks.backwards", TaskMapping.TABLE)
                .as("SELECT ... FROM task WHERE token(list) > ? AND token(list) <= ?", PlannedRequests.UNKNOWN));
    this.all = runtime.scan(
            ReadPlan.direct("Tasks.all", TaskMapping.TABLE)
                .as("SELECT ... FROM task WHERE token(list) > ? AND token(list) <= ?", PlannedRequests.UNKNOWN));
    this.of = runtime.keyedRead(
            ReadPlan.direct("Tasks.of", TaskMapping.TABLE)
                .as("SELECT ... FROM task WHERE list = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Task} as a row of table {@code task}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO task (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Void> save(Task task) {
    return Results.attempt(() -> {
            runtime.await(save.insert(task, Nulls.UNSET));
            return null;
        });
  }

  /**
   * Inserts one {@code Task} as a row of table {@code task}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO task (...) VALUES (...) IF NOT EXISTS}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Boolean> create(Task task) {
    return Results.attempt(() -> runtime.await(create.returningApplied().insertIfNotExists(task, Nulls.UNSET)));
  }

  /**
   * Updates {@code text} of one row of table {@code task}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE task SET text = ? WHERE list = ? AND number = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   *
   * <p>Returns what {@code Results.promise} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Promise<Void> rewrite(String list, int number, String text) {
    return Results.promise(() -> rewrite.update(
        rewrite.rowChange()
            .key(TaskMapping.LIST, list)
            .key(TaskMapping.NUMBER, number)
            .set(TaskMapping.TEXT, text)
            .row())
        .thenAccept(applied -> {}));
  }

  /**
   * Deletes every {@code Task} with the given {@code list} from table {@code task}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM task WHERE list = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void remove(String list) {
    runtime.await(remove.deleteByKey(remove.key(TaskMapping.LIST, list)));
  }

  /**
   * Reads the {@code Task} with the given {@code list}, {@code number} from table {@code task}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM task WHERE list = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Optional<Task>> find(String list, int number) {
    return Results.attempt(() -> runtime.awaitRead(
        find
            .optional(
                find.key(TaskMapping.LIST, list),
                find.key(TaskMapping.NUMBER, number))));
  }

  /**
   * Reads the {@code Task} with the given {@code list}, {@code number} from table {@code task}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM task WHERE list = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   *
   * <p>Returns what {@code Results.promise} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Promise<Optional<Task>> findLater(String list, int number) {
    return Results.promise(() -> findLater
        .optional(
            findLater.key(TaskMapping.LIST, list),
            findLater.key(TaskMapping.NUMBER, number)));
  }

  /**
   * Reads the {@code Task} rows with the given {@code list} and any of the given {@code number}
   * from table {@code task}. The keys of the map are in the order of the request; a key without a
   * row is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM task WHERE list = ? AND number IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Map<Integer, Task>> several(String list, Collection<Integer> number) {
    return Results.attempt(() -> runtime.awaitRead(
        several
            .select(
                several.key(TaskMapping.LIST, list),
                several.anyOf(TaskMapping.NUMBER, number))
            .map(TaskMapping.NUMBER, number)));
  }

  /**
   * Returns whether there is a {@code Task} with the given {@code list}, {@code number} in table
   * {@code task}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT list, number FROM task WHERE list = ? AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Boolean> exists(String list, int number) {
    return Results.attempt(() -> runtime.awaitRead(
        exists
            .select(
                exists.key(TaskMapping.LIST, list),
                exists.key(TaskMapping.NUMBER, number))
            .exists()));
  }

  /**
   * Counts the {@code Task} rows with the given {@code list} in table {@code task}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT list, number FROM task WHERE list = ?}.
   *
   * <p>The store returns the keys of the rows, and the program counts them: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.total} makes of the result, and the call is made when it asks
   * for the result.
   */
  @Override
  public Total total(String list) {
    return Results.total(() -> runtime.awaitRead(
        total
            .select(total.key(TaskMapping.LIST, list))
            .count()));
  }

  /**
   * Reads {@code text} of the {@code Task} rows with the given {@code list} from table {@code
   * task}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT list, number, text FROM task WHERE list = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.bag} makes of the result.
   */
  @Override
  public Bag<String> texts(String list) {
    return Results.bag(runtime.awaitRead(
        texts
            .select(texts.key(TaskMapping.LIST, list))
            .list()));
  }

  /**
   * Reads {@code text} of the {@code Task} where {@code list = :list AND number = :number} from
   * table {@code task}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT list, number, text FROM task WHERE list = ? AND number =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<String> text(String list, int number) {
    return Results.attempt(() -> runtime.awaitRead(
        text_2
            .select(
                text_2.key(TaskMapping.LIST, list),
                text_2.key(TaskMapping.NUMBER, number))
            .value()));
  }

  /**
   * Executes 2 statements as one batch: insert into {@code task}, delete from {@code task}.
   *
   * <p>Cost of the insert into {@code task}: 1 row written, in 1 request.
   *
   * <p>Cost of the delete from {@code task}: 1 row written, in 1 request.
   *
   * <p>The writes of the batch share their round trips.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Void> restart(String list, int gone) {
    return Results.attempt(() -> {
            runtime.await(
            restart.deferred().commit(
                restart.deferred().insert(
                    restart.rowChange()
                        .key(TaskMapping.LIST, list)
                        .key(TaskMapping.NUMBER, 1)
                        .set(TaskMapping.TEXT, "one")
                        .row()),
                restart_2.deferred().deleteByKey(
                    restart_2.key(TaskMapping.LIST, list),
                    restart_2.key(TaskMapping.NUMBER, gone))));
            return null;
        });
  }

  /**
   * Reads every {@code Task} of table {@code task}, in token order. Reason: {@code the table is
   * small}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM task WHERE token(list) > ? AND token(list) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Reversed.bag} makes of the result.
   */
  @Override
  public Bag<Task> backwards() {
    return Reversed.bag(runtime.awaitRead(backwards.list()));
  }

  /**
   * Reads every {@code Task} of table {@code task}, in token order. Reason: {@code the table is
   * small}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM task WHERE token(list) > ? AND token(list) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.attempt} makes of the result, and the call is made when it
   * asks for the result.
   */
  @Override
  public Attempt<Stream<Task>> all() {
    return Results.attempt(() -> runtime.awaitRead(all.stream()));
  }

  /**
   * Reads the {@code Task} rows with the given {@code list} from table {@code task}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM task WHERE list = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>Returns what {@code Results.bag} makes of the result.
   */
  @Override
  public Bag<Task> of(String list) {
    return Results.bag(runtime.awaitRead(
        of
            .select(of.key(TaskMapping.LIST, list))
            .list()));
  }
}
