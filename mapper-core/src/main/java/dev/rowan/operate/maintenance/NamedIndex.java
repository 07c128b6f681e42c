package dev.rowan.operate.maintenance;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.DerivedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finds the index of an entity that a caller names. */
final class NamedIndex {
  private NamedIndex() {}

  /** Whether the index of this name is a materialized view. */
  static boolean isView(DaoRuntime<?> runtime, String name) {
    return runtime.tables().views().stream().anyMatch(view -> view.table().name().equals(name));
  }

  /**
   * Returns an index that Rowan maintains.
   *
   * @throws UnsupportedByBackendException if the server maintains it
   */
  static DerivedTable writable(DaoRuntime<?> runtime, String name) {
    DerivedTable index = of(runtime, name);
    if (isView(runtime, name)) {
      throw maintainedByServer(runtime.tables(), index);
    }
    return index;
  }

  static UnsupportedByBackendException maintainedByServer(EntityTables tables, DerivedTable view) {
    return new UnsupportedByBackendException(
        ErrorCode.MAINTAINED_BY_SERVER,
        Map.of("table", tables.row().name(), "view", view.table().name()),
        null);
  }

  /**
   * Returns an index.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has none of this name
   */
  static DerivedTable of(DaoRuntime<?> runtime, String name) {
    List<DerivedTable> all = new ArrayList<>(runtime.tables().maintained());
    all.addAll(runtime.tables().views());
    for (DerivedTable derived : all) {
      if (derived.table().name().equals(name)) {
        return derived;
      }
    }
    throw JobSettings.rejected("no index of " + runtime.tables().row(), name);
  }
}
