package dev.rowan.quarkus.deployment;

import io.quarkus.builder.item.SimpleBuildItem;
import java.util.SortedMap;

/** The DAO interfaces of the application and of its libraries, with their generated classes. */
final class GeneratedDaosBuildItem extends SimpleBuildItem {
  private final SortedMap<String, String> generated;

  /**
   * Creates an item.
   *
   * @param generated names of generated classes by names of interfaces
   */
  GeneratedDaosBuildItem(SortedMap<String, String> generated) {
    this.generated = generated;
  }

  /** Returns the names of the generated classes by the names of their interfaces. */
  SortedMap<String, String> generated() {
    return generated;
  }
}
