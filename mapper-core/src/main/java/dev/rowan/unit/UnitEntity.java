package dev.rowan.unit;

import dev.rowan.annotation.Maintain;
import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.copy.Companion;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.schema.DerivedTable;
import dev.rowan.write.EntityRows;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Plans writes of one entity. Thread-safe. */
public final class UnitEntity {
  private final Units store;
  private final EntityRows rows;
  private final List<Companion> companions;
  private final @Nullable String obstacle;

  UnitEntity(Units store, EntityMapping<?> mapping, EntityRows rows, List<Companion> companions) {
    this.store = store;
    this.rows = rows;
    this.companions = companions;
    this.obstacle = obstacle(mapping);
  }

  /** What no unit of several rows can keep: a decision by itself, and what is no value. */
  private static @Nullable String obstacle(EntityMapping<?> mapping) {
    if (mapping.table().hasCounters()) {
      return "counters";
    }
    for (DerivedTable derived : mapping.derived()) {
      if (derived.isUnique()) {
        return "unique values";
      }
      if (derived.maintain() == Maintain.SERIAL) {
        return "SERIAL indexes";
      }
    }
    return null;
  }

  /**
   * Returns a planned write.
   *
   * @param mutation null where nothing changes
   * @throws UnsupportedByBackend if it cannot be one of several
   * @throws dev.rowan.error.RejectedInput if its options do not go with it
   */
  public Write write(@Nullable Mutation mutation, OptionalLong timestamp, CallOptions options) {
    boolean range = mutation instanceof DeleteRange;
    String needed = obstacle != null ? obstacle : range && !companions.isEmpty() ? "copies" : null;
    if (needed != null) {
      throw new UnsupportedByBackend(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("table", table(), "needed", needed + " in a unit with other rows"),
          null);
    }
    if (mutation != null) {
      rows.require(mutation, timestamp);
    }
    return new Write(this, before(mutation), timestamp, options);
  }

  /** What the unit writes into a range that it deletes stays. */
  private static @Nullable Mutation before(@Nullable Mutation mutation) {
    return mutation instanceof DeleteRange range
        ? new DeleteRange(range.table(), range.partition(), range.slice(), Moment.JUST_BEFORE)
        : mutation;
  }

  EntityRows rows() {
    return rows;
  }

  /** Returns what goes with writes of the entity, the last one outside. */
  List<Companion> companions() {
    return companions;
  }

  boolean isOf(Units other) {
    return store == other;
  }

  String table() {
    return rows.tables().declared().name();
  }
}
