package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.schema.DerivedTable;
import java.util.List;

/**
 * How this client maintains the derived tables of an entity: the strictest of the ways that its
 * tables declare, in the order of the constants. {@link Planner} has what each way writes, {@link
 * EntryVersions} how its versions are compared.
 */
public enum IndexMaintenance {
  /** Not at all: the engine does, or the entity has no derived tables but views. */
  NONE,
  /** As {@link Maintain#BLIND}: keys of entries never change, so nothing is read before a write. */
  BLIND,
  /** As {@link Maintain#ATOMIC}: one batch writes the row and its entries. */
  ATOMIC,
  /** As {@link Maintain#VERIFIED}: reads check entries against their rows. */
  VERIFIED,
  /** As {@link Maintain#SERIAL}: each change of a row is a conditional write. */
  SERIAL;

  /** Returns how the client maintains tables that the engine does not maintain. */
  static IndexMaintenance of(List<DerivedTable> derived) {
    IndexMaintenance strictest = NONE;
    for (DerivedTable table : derived) {
      IndexMaintenance each = of(table.maintain());
      strictest = each.compareTo(strictest) > 0 ? each : strictest;
    }
    return strictest;
  }

  private static IndexMaintenance of(Maintain declared) {
    return switch (declared) {
      case DEFAULT -> throw new IllegalArgumentException("a derived table has no default mode");
      case BLIND -> BLIND;
      case ATOMIC -> ATOMIC;
      case VERIFIED -> VERIFIED;
      case SERIAL -> SERIAL;
      case SERVER_VIEW -> NONE;
    };
  }

  /** Returns whether this client writes entries beside rows. */
  public boolean isOfClient() {
    return this != NONE;
  }

  /** Returns whether rows and entries have versions. */
  public boolean isVersioned() {
    return compareTo(ATOMIC) >= 0;
  }

  /** Returns whether each change of a row is a conditional write, which no batch can contain. */
  public boolean isSerial() {
    return this == SERIAL;
  }

  /** Returns whether the caller's writes can have conditions. */
  public boolean allowsConditions() {
    return this == NONE || this == SERIAL;
  }

  /** Returns whether reads return entries without a comparison with their rows. */
  public boolean trustsEntries() {
    return compareTo(VERIFIED) < 0;
  }
}
