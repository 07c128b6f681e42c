package dev.rowan.internal.tracking;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.value.Row;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The generated class of the tracked objects of one entity. It is generated for the first object;
 * later objects need no lookup by name. Thread-safe.
 */
public final class TrackedClass {
  private static final ClassValue<TrackedClass> CLASSES =
      new ClassValue<>() {
        @Override
        protected TrackedClass computeValue(Class<?> type) {
          return new TrackedClass(type);
        }
      };

  private final EntityMapping<Object> mapping;
  private final MethodHandle constructor;

  private TrackedClass(Class<?> entity) {
    requireBean(entity);
    MethodHandles.Lookup lookup = lookup(entity);
    this.mapping = mapping(entity, lookup);
    requireFill(entity, mapping);
    this.constructor = constructor(entity, lookup);
  }

  /**
   * Returns a copy of an entity that remembers its stored values.
   *
   * @param store the store of the entity, compared by identity
   * @param entity an entity that was read from a row
   * @throws RejectedInputException if the entity is null, or a property of its key is null
   * @throws ConfigurationException if objects of its class cannot be tracked, or Byte Buddy is
   *     missing
   */
  public static <E> E track(Object store, E entity) {
    if (entity == null) {
      throw new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("entity", "null"), null);
    }
    Class<?> type =
        entity instanceof TrackedEntity ? entity.getClass().getSuperclass() : entity.getClass();
    @SuppressWarnings("unchecked") // the copy is of a subclass of the entity's class
    E copy = (E) CLASSES.get(type).copy(store, entity);
    return copy;
  }

  private Object copy(Object store, Object entity) {
    Row row = mapping.write(entity);
    for (int i = 0; i < mapping.table().keySize(); i++) {
      if (row.get(i) == null) {
        throw new RejectedInputException(
            ErrorCode.NULL_KEY,
            Map.of("table", mapping.table().name(), "column", mapping.table().column(i).name()),
            null);
      }
    }
    TrackedEntity copy = instance();
    mapping.fill(row, copy);
    copy.rowanTrackedState(new TrackedState<>(store, mapping, row));
    return copy;
  }

  private TrackedEntity instance() {
    try {
      return (TrackedEntity) constructor.invoke();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("a constructor without checked exceptions threw one", e);
    }
  }

  private static void requireBean(Class<?> entity) {
    if (entity.isRecord()) {
      throw untrackable(entity, "a record, which is immutable", null);
    }
    if (Modifier.isFinal(entity.getModifiers())) {
      throw untrackable(entity, "final", null);
    }
    if (entity.isSealed()) {
      throw untrackable(entity, "sealed", null);
    }
  }

  /** Checks that the generated mapping changes objects, and does not only create them. */
  private static void requireFill(Class<?> entity, EntityMapping<?> mapping) {
    boolean fills =
        Arrays.stream(mapping.getClass().getDeclaredMethods())
            .anyMatch(method -> method.getName().equals("fill"));
    if (!fills) {
      throw untrackable(entity, "immutable: Rowan creates its objects with all values", null);
    }
  }

  private static MethodHandles.Lookup lookup(Class<?> entity) {
    TrackedClass.class.getModule().addReads(entity.getModule());
    try {
      return MethodHandles.privateLookupIn(entity, MethodHandles.lookup());
    } catch (IllegalAccessException e) {
      throw untrackable(
          entity,
          "in a package that its module closes: opens "
              + entity.getPackageName()
              + " to "
              + TrackedClass.class.getModule().getName()
              + ";",
          e);
    }
  }

  /** Returns the instance of the generated mapping, which is in the package of the entity. */
  private static EntityMapping<Object> mapping(Class<?> entity, MethodHandles.Lookup lookup) {
    String name = entity.getName();
    int simple = name.lastIndexOf('.') + 1;
    String mapping =
        name.substring(0, simple) + name.substring(simple).replace('$', '_') + "Mapping";
    try {
      Class<?> type = lookup.findClass(mapping);
      @SuppressWarnings("unchecked") // it maps the entity that has its name
      EntityMapping<Object> instance =
          (EntityMapping<Object>) lookup.findStaticGetter(type, "INSTANCE", type).invoke();
      return instance;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw untrackable(entity, "not an @Entity: it has no generated mapping", e);
    }
  }

  private static MethodHandle constructor(Class<?> entity, MethodHandles.Lookup lookup) {
    ByteBuddyLibrary.require();
    try {
      Class<?> tracked = Subclass.of(entity, lookup);
      return lookup
          .findConstructor(tracked, MethodType.methodType(void.class))
          .asType(MethodType.methodType(Object.class));
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw untrackable(entity, "not extensible at run time", e);
    }
  }

  private static ConfigurationException untrackable(
      Class<?> entity, String reason, @Nullable Throwable cause) {
    return new ConfigurationException(
        ErrorCode.NOT_TRACKABLE, Map.of("class", entity.getName(), "it is", reason), cause);
  }
}
