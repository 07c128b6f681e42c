package dev.rowan.spring.dao;

import dev.rowan.runtime.GeneratedDaos;

/**
 * A DAO interface and the class that the annotation processor generated for it.
 *
 * @param dao the interface
 * @param generated the class, with one public constructor that takes a {@code Rowan}
 */
record GeneratedDao(Class<?> dao, Class<?> generated) {
  /** Whether the class has the name of the generated class of its only interface. */
  static boolean isGenerated(Class<?> type) {
    Class<?>[] interfaces = type.getInterfaces();
    return interfaces.length == 1 && GeneratedDaos.nameFor(interfaces[0]).equals(type.getName());
  }
}
