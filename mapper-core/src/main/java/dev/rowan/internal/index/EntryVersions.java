package dev.rowan.internal.index;

import org.jspecify.annotations.Nullable;

/**
 * What the version of an entry tells beside the version of its row. There is one for each kind of
 * version, and it is chosen once per entity.
 */
public enum EntryVersions {
  /** A version is the write timestamp of its change: of two writers, the later one wins. */
  TIMESTAMPS {
    @Override
    public boolean isSettled(@Nullable Long entryVersion) {
      return true;
    }

    @Override
    public long removalTime(long rowVersion) {
      return rowVersion - 1;
    }

    @Override
    public long rowVersion(long entryVersion) {
      return entryVersion;
    }
  },

  /** A version owns ticks, and a condition on it decides between writers: {@link SerialPlanner}. */
  TICKS {
    @Override
    public boolean isSettled(@Nullable Long entryVersion) {
      return SerialPlanner.isSettled(entryVersion);
    }

    @Override
    public long removalTime(long rowVersion) {
      return SerialPlanner.confirmed(rowVersion);
    }

    @Override
    public long rowVersion(long entryVersion) {
      return SerialPlanner.versionOf(entryVersion);
    }
  };

  /** Returns the versions of an entity with these tables. */
  public static EntryVersions of(EntityTables tables) {
    return tables.maintenance().isSerial() ? TICKS : TIMESTAMPS;
  }

  /** Returns whether an entry that its row has needs no confirmation. */
  public abstract boolean isSettled(@Nullable Long entryVersion);

  /**
   * Returns the timestamp at which a repair removes an entry that its row does not have: the
   * largest that removes nothing of a later change. An entry above it may belong to a change in
   * flight.
   */
  public abstract long removalTime(long rowVersion);

  /** Returns the version of the row that the change with this entry wrote. */
  public abstract long rowVersion(long entryVersion);
}
