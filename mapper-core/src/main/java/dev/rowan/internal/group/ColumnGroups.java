package dev.rowan.internal.group;

import dev.rowan.mapping.EntityMapping;

/** Entities whose tables have column groups. */
public final class ColumnGroups {
  private ColumnGroups() {}

  /**
   * Checks that an entity with column groups has nothing that would have to read or write several
   * of its tables under one condition.
   *
   * @throws IllegalArgumentException if the entity also has derived tables, large values, roll-ups,
   *     copies, a version or a list of buckets; the processor refuses such an entity
   */
  public static void require(EntityMapping<?> mapping) {
    if (mapping.table().groups().isEmpty()) {
      return;
    }
    boolean plain =
        mapping.derived().isEmpty()
            && mapping.chunked().isEmpty()
            && mapping.rollups().isEmpty()
            && mapping.copies().isEmpty()
            && mapping.copiedBy().isEmpty()
            && mapping.versionColumn() < 0
            && mapping.table().bucketList() == null;
    if (!plain) {
      throw new IllegalArgumentException(
          mapping.table() + " has column groups, and what needs all columns in one table");
    }
  }
}
