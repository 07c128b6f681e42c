package dev.rowan.cdi;

import dev.rowan.runtime.GeneratedDaos;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Provider;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Optional;

/** Knows DAO interfaces by their generated classes. */
final class DaoTypes {
  private DaoTypes() {}

  /** Returns the DAO that an injection point of this type needs, at once or later; else empty. */
  static Optional<Class<?>> of(Type type) {
    if (type instanceof Class<?> dao && dao.isInterface() && hasGenerated(dao)) {
      return Optional.of(dao);
    }
    if (type instanceof ParameterizedType later
        && (later.getRawType() == Instance.class || later.getRawType() == Provider.class)) {
      return of(later.getActualTypeArguments()[0]);
    }
    return Optional.empty();
  }

  /** Returns whether the annotation processor generated this class for a DAO. */
  static boolean isGenerated(Class<?> type) {
    Class<?>[] interfaces = type.getInterfaces();
    return interfaces.length == 1 && GeneratedDaos.nameFor(interfaces[0]).equals(type.getName());
  }

  private static boolean hasGenerated(Class<?> dao) {
    try {
      Class.forName(GeneratedDaos.nameFor(dao), false, dao.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
