package dev.rowan.runtime;

import dev.rowan.backend.Backend;
import dev.rowan.backend.GuardedBackend;
import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.guard.GuardrailLimits;
import dev.rowan.guard.Guardrails;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An open backend and what all DAOs over it share. A mapping goes in and the run time of its entity
 * comes out, with all its tables defined. Thread-safe.
 */
public final class Session {
  private final Backend backend;
  private final Await await;
  private final PageTokens tokens;
  private final Guardrails guardrails;
  private final Map<EntityMapping<?>, DaoRuntime<?>> runtimes = new ConcurrentHashMap<>();

  /**
   * @param timeout how long a call that waits may take
   * @param pageTokenSecret signs page tokens; not empty
   */
  public Session(Backend backend, Duration timeout, byte[] pageTokenSecret) {
    this.backend = backend;
    this.await = new Await(timeout);
    this.tokens = new PageTokens(pageTokenSecret);
    this.guardrails =
        backend instanceof GuardedBackend guarded
            ? guarded.guardrails()
            : new Guardrails(GuardrailLimits.usual());
  }

  /**
   * Returns the run time of an entity; the same for the same mapping.
   *
   * @throws dev.rowan.error.SchemaMismatch if a stored table does not fit
   * @throws UnsupportedByBackend if the backend cannot keep the entity's derived tables in step
   */
  public <E> DaoRuntime<E> runtime(EntityMapping<E> mapping) {
    @SuppressWarnings("unchecked") // the map holds for each mapping what define makes of it
    DaoRuntime<E> runtime = (DaoRuntime<E>) runtimes.computeIfAbsent(mapping, this::define);
    return runtime;
  }

  Backend backend() {
    return backend;
  }

  Await await() {
    return await;
  }

  Guardrails guardrails() {
    return guardrails;
  }

  PageTokens tokens() {
    return tokens;
  }

  private <E> DaoRuntime<E> define(EntityMapping<E> mapping) {
    if (!mapping.derived().isEmpty() && !backend.capabilities().isolatedUpkeep()) {
      throw new UnsupportedByBackend(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("needed", "isolated upkeep of the indexes of " + mapping.table().name()),
          null);
    }
    await.result(backend.define(schema(mapping)));
    return new DaoRuntime<>(this, mapping);
  }

  private static Schema schema(EntityMapping<?> mapping) {
    List<TableSchema> tables = new ArrayList<>();
    Map<String, String> sources = new HashMap<>();
    tables.add(mapping.table());
    for (DerivedTable derived : mapping.derived()) {
      tables.add(derived.table());
      sources.put(derived.table().name(), mapping.table().name());
    }
    return new Schema(tables, sources);
  }
}
