package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The callbacks of one entity. An entity goes in, and the entity that all callbacks made of it
 * comes out. Before a write they run in the order of their registration, after a read in the
 * reverse order. Immutable and thread-safe, as the callbacks are.
 *
 * @param <E> the entity
 */
final class EntityCallbacks<E> {
  private final EntityMapping<E> mapping;
  private final List<EntityCallback<? super E>> callbacks;

  private EntityCallbacks(EntityMapping<E> mapping, List<EntityCallback<? super E>> callbacks) {
    this.mapping = mapping;
    this.callbacks = callbacks;
  }

  /** Returns the callbacks that take an entity; null if there is none. */
  static <E> @Nullable EntityCallbacks<E> of(
      EntityMapping<E> mapping, List<TypedCallback<?>> registered) {
    List<EntityCallback<? super E>> callbacks =
        registered.stream()
            .filter(each -> each.takes(mapping.type()))
            .map(EntityCallbacks::<E>of)
            .toList();
    return callbacks.isEmpty() ? null : new EntityCallbacks<>(mapping, callbacks);
  }

  @SuppressWarnings("unchecked") // its type is a supertype of the entity
  private static <E> EntityCallback<? super E> of(TypedCallback<?> registered) {
    return (EntityCallback<? super E>) registered.callback();
  }

  /**
   * Returns the entity to write.
   *
   * @throws RejectedInputException if a callback returns null, or an object of another type
   */
  E beforeWrite(E entity) {
    try {
      return written(entity);
    } catch (RowanException e) {
      throw ofTable(e);
    }
  }

  private E written(E entity) {
    E written = entity;
    for (EntityCallback<? super E> callback : callbacks) {
      Object changed = callback.beforeWrite(written);
      if (!mapping.type().isInstance(changed)) {
        throw new RejectedInputException(
            ErrorCode.CALLBACK_RESULT, context(callback, "beforeWrite", changed), null);
      }
      written = mapping.type().cast(changed);
    }
    return written;
  }

  /** Lets the callbacks check the values that a row sets beside its key. */
  void beforeChange(Row row) {
    try {
      check(row);
    } catch (RowanException e) {
      throw ofTable(e);
    }
  }

  private RowanException ofTable(RowanException refusal) {
    return refusal.with("table", mapping.table().name());
  }

  private void check(Row row) {
    for (Property<?> property : mapping.properties()) {
      int column = property.column();
      if (column >= mapping.table().keySize()
          && column != mapping.versionColumn()
          && row.isSet(column)
          && !(row.get(column) instanceof CellEdit)) {
        Object value = property.decode(row);
        for (EntityCallback<? super E> callback : callbacks) {
          callback.beforeChange(mapping.type(), property.name(), value);
        }
      }
    }
  }

  /**
   * Returns the entity that a read returns.
   *
   * @throws UnreadableRowException if a callback returns null, or an object of another type
   */
  E afterRead(E entity) {
    E read = entity;
    for (int i = callbacks.size() - 1; i >= 0; i--) {
      EntityCallback<? super E> callback = callbacks.get(i);
      Object changed = callback.afterRead(read);
      if (!mapping.type().isInstance(changed)) {
        throw new UnreadableRowException(
            ErrorCode.CALLBACK_RESULT, context(callback, "afterRead", changed), null);
      }
      read = mapping.type().cast(changed);
    }
    return read;
  }

  /**
   * Notifies the callbacks of a write that was applied, in the order of their registration.
   *
   * @param entity what was written; null if the mutation has no whole entity
   */
  void afterWrite(@Nullable E entity, Mutation mutation) {
    for (EntityCallback<? super E> callback : callbacks) {
      if (!(mutation instanceof Upsert)) {
        callback.afterDelete(mapping.type(), key(mutation));
      } else if (entity != null) {
        callback.afterWrite(entity);
      } else {
        callback.afterChange(mapping.type(), key(mutation));
      }
    }
  }

  /**
   * Notifies callbacks of the end of a write.
   *
   * @param callbacks null if there is none
   */
  static <E> CompletionStage<WriteOutcome> after(
      @Nullable EntityCallbacks<E> callbacks,
      @Nullable E entity,
      Mutation mutation,
      CompletionStage<WriteOutcome> write) {
    return callbacks == null
        ? write
        : write.thenApply(
            outcome -> {
              if (outcome.applied()) {
                callbacks.afterWrite(entity, mutation);
              }
              return outcome;
            });
  }

  /** Notifies callbacks of several writes, after all of them. */
  static <E, T> CompletionStage<T> afterAll(
      @Nullable EntityCallbacks<E> callbacks,
      List<? extends @Nullable E> entities,
      List<? extends Mutation> mutations,
      CompletionStage<T> write) {
    return callbacks == null
        ? write
        : write.thenApply(
            done -> {
              for (int i = 0; i < mutations.size(); i++) {
                callbacks.afterWrite(entities.get(i), mutations.get(i));
              }
              return done;
            });
  }

  /** Notifies the callbacks that all rows were deleted: rows that have no property in common. */
  void afterTruncate() {
    callbacks.forEach(callback -> callback.afterDelete(mapping.type(), Map.of()));
  }

  /** Returns the properties of the key that a mutation states. */
  private Map<String, Object> key(Mutation mutation) {
    Row row = keyRow(mutation);
    Map<String, Object> key = new LinkedHashMap<>();
    mapping.properties().stream()
        .filter(property -> property.column() < mapping.table().keySize())
        .filter(property -> row.isSet(property.column()) && row.get(property.column()) != null)
        .sorted(Comparator.comparingInt(Property::column))
        .forEach(
            property -> key.put(property.name(), Objects.requireNonNull(property.decode(row))));
    return Collections.unmodifiableMap(key);
  }

  private Row keyRow(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return upsert.row();
    }
    if (mutation instanceof DeleteRow delete) {
      return delete.key();
    }
    DeleteRange range = (DeleteRange) mutation;
    Row.Builder row = Row.unset(mapping.table().size());
    int column = 0;
    for (Object value : range.partition()) {
      row.set(column++, value);
    }
    if (range.slice().prefixes().size() == 1) {
      for (Object value : range.slice().prefixes().get(0)) {
        row.set(column++, value);
      }
    }
    return row.build();
  }

  private Map<String, String> context(
      EntityCallback<?> callback, String method, @Nullable Object found) {
    return Map.of(
        "table",
        mapping.table().name(),
        "callback",
        callback.getClass().getName() + "." + method,
        "found",
        found == null ? "null" : "an object of " + found.getClass().getName());
  }
}
