package dev.rowan.junit;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Tells whether a program may repeat a write after a timeout. A DAO call goes in; out comes whether
 * the rows are the same after one call, after two calls, and after a call of which the answer of a
 * request was lost and which the program then repeats.
 * <!-- tag: junit-litmus -->
 *
 * <pre>{@code
 * @Test
 * void aTicketMayBePassedAgainAfterATimeout() {
 *   Litmus.of(Tickets.class, TicketMapping.INSTANCE)
 *       .given(tickets -> tickets.sell(new Ticket(ID, "ann", 1, List.of())))
 *       .run(tickets -> tickets.pass(ID, "bob"))
 *       .requireIdempotent();
 * }
 * }</pre>
 *
 * <p>Each history runs on a new store on the heap that stands for a cluster, so index maintenance
 * needs as many requests as there. A lost answer is tried for each write request of the call: once
 * the store executes the request, once the request does not arrive. Rowan repeats some requests
 * itself; the call is repeated only if it fails with {@link OutcomeUnknownException}, at most ten
 * times.
 *
 * <p>The rows of the given entities are compared by the values of their columns. Write times and
 * TTLs are not compared, nor index entries, which reads check. Immutable and thread-safe.
 *
 * @param <D> the DAO interface
 */
public final class Litmus<D> {
  private static final String URL = "rowan:memory:?like=cassandra";

  /** A store loses one request, so a call that stays unknown more often does not repeat it. */
  private static final int MOST_REPEATS = 10;

  private final Class<D> dao;
  private final List<EntityMapping<?>> entities;
  private final Consumer<D> given;

  private Litmus(Class<D> dao, List<EntityMapping<?>> entities, Consumer<D> given) {
    this.dao = dao;
    this.entities = entities;
    this.given = given;
  }

  /**
   * Returns a test of the writes of a DAO.
   *
   * @param entities the generated mappings of all entities whose rows the writes change, at least
   *     one
   */
  public static <D> Litmus<D> of(Class<D> dao, EntityMapping<?>... entities) {
    if (entities.length == 0) {
      throw new IllegalArgumentException(
          "no entity to compare: pass the mapping of each, such as ItemMapping.INSTANCE");
    }
    return new Litmus<>(Objects.requireNonNull(dao, "dao"), List.of(entities), each -> {});
  }

  /** Returns the test whose histories begin with these calls, without failures. */
  public Litmus<D> given(Consumer<D> calls) {
    Objects.requireNonNull(calls, "calls");
    return new Litmus<>(dao, entities, calls);
  }

  /**
   * Runs all histories of a blocking call.
   *
   * @param call makes one call with the same arguments each time. An argument that the call
   *     changes, such as a bean that gets a generated key, must be made in it
   * @throws RowanException if the call fails without any fault
   * @throws IllegalStateException if the outcome of the call is unknown again and again, although
   *     the store loses one request
   */
  public LitmusResult run(Consumer<D> call) {
    Objects.requireNonNull(call, "call");
    return result(call);
  }

  /**
   * Runs all histories of a call that does not block, and waits for each result.
   *
   * @param call makes one call; see {@link #run}
   * @throws RowanException if the call fails without any fault
   * @throws IllegalStateException as {@link #run}
   */
  public LitmusResult runAsync(Function<D, ? extends CompletionStage<?>> call) {
    Objects.requireNonNull(call, "call");
    return result(tested -> call.apply(tested).toCompletableFuture().join());
  }

  private LitmusResult result(Consumer<D> call) {
    LossyBackend once = open();
    List<List<Row>> expected = rows(once, call, 1);
    List<LitmusResult.History> histories = new ArrayList<>();
    histories.add(history("two calls", open(), call, 2, expected));
    for (int request = 1; request <= once.writes(); request++) {
      for (boolean arrives : new boolean[] {true, false}) {
        String fault =
            "write request %d of %d %s"
                .formatted(
                    request, once.writes(), arrives ? "without its answer" : "does not arrive");
        LossyBackend store = open();
        store.fail(request, arrives);
        histories.add(history(fault, store, call, 1, expected));
      }
    }
    return new LitmusResult(histories);
  }

  private LitmusResult.History history(
      String name, LossyBackend store, Consumer<D> call, int calls, List<List<Row>> expected) {
    List<List<Row>> found = rows(store, call, calls);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < expected.size(); i++) {
      RowDifferences.of(entities.get(i).table(), expected.get(i), found.get(i))
          .ifPresent(differences::add);
    }
    return new LitmusResult.History(name, differences);
  }

  /** Returns the rows of each entity after the calls. */
  private List<List<Row>> rows(LossyBackend store, Consumer<D> call, int calls) {
    try (Rowan rowan = Rowan.on(store, RowanOptions.defaults())) {
      D tested = rowan.dao(dao);
      given.accept(tested);
      store.arm();
      for (int made = 0; made < calls; made++) {
        complete(tested, call, made);
      }
      store.disarm();
      List<List<Row>> rows = new ArrayList<>();
      for (EntityMapping<?> entity : entities) {
        rows.add(rows(rowan, entity));
      }
      return rows;
    }
  }

  /** Makes a call, and repeats it as long as its outcome is unknown. */
  private void complete(D tested, Consumer<D> call, int before) {
    for (int repeats = 0; !call(tested, call, before); repeats++) {
      if (repeats == MOST_REPEATS) {
        throw new IllegalStateException(
            "the outcome of the call stays unknown after %d repeats, although the store loses one request"
                .formatted(MOST_REPEATS));
      }
    }
  }

  /**
   * Makes a call.
   *
   * @param before how many calls succeeded; the refusal of a later one is a result too
   * @return whether it is complete; otherwise its outcome is unknown, and the program repeats it
   */
  private boolean call(D tested, Consumer<D> call, int before) {
    try {
      call.accept(tested);
      return true;
    } catch (RowanException | CompletionException e) {
      Throwable failure = Failures.unwrap(e);
      if (failure instanceof OutcomeUnknownException) {
        return false;
      }
      if (failure instanceof RowanException known) {
        return refused(known, before);
      }
      throw e;
    }
  }

  private static boolean refused(RowanException failure, int before) {
    if (before == 0) {
      throw failure;
    }
    return true;
  }

  private static <E> List<Row> rows(Rowan rowan, EntityMapping<E> entity) {
    List<Row> rows = Collections.synchronizedList(new ArrayList<>());
    rowan.scan(entity).forEach(each -> rows.add(entity.write(each)));
    return rows;
  }

  private static LossyBackend open() {
    ConnectionString address = ConnectionString.parse(URL);
    for (BackendProvider provider : ServiceLoader.load(BackendProvider.class)) {
      if (provider.scheme().equals(address.scheme())) {
        return new LossyBackend(provider.open(address));
      }
    }
    throw new IllegalStateException("no store on the heap: add rowan-embedded to the tests");
  }
}
