package dev.rowan.internal.index;

import dev.rowan.dao.Chunks;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Computes the deletions of the chunks of large values to which rows no longer refer. Pure
 * functions.
 */
public final class ChunkRemovals {
  private ChunkRemovals() {}

  /**
   * Returns the deletion of the chunks together with the change of the row that referred to them,
   * where the engine isolates reads and writes of a row; nothing if there are no large values.
   */
  static Consequences of(List<ChunkedColumn> columns) {
    return columns.isEmpty()
        ? Consequences.NONE
        : (before, after) -> between(columns, before, after);
  }

  /**
   * Returns the deletion of a section of an upload.
   *
   * @param key a row that has the key of the entity
   */
  public static DeleteRange of(ChunkedColumn column, Row key, UUID upload, int section) {
    return new DeleteRange(
        column.chunks(), column.partition(key, upload, section), Slice.ALL, TimestampOffset.NONE);
  }

  /**
   * Returns the deletions of the first sections of an upload.
   *
   * @param key a row that has the key of the entity
   */
  public static List<DeleteRange> all(ChunkedColumn column, Row key, UUID upload, int sections) {
    List<DeleteRange> deletions = new ArrayList<>(sections);
    for (int section = 0; section < sections; section++) {
      deletions.add(of(column, key, upload, section));
    }
    return deletions;
  }

  /**
   * Returns what a row stores of its value; null also for a text that another program wrote, which
   * refers to no chunks and must not prevent a delete of the row.
   */
  public static @Nullable Chunks referredTo(ChunkedColumn column, @Nullable Row row) {
    try {
      return column.in(row);
    } catch (UnreadableRowException e) {
      return null;
    }
  }

  /** Returns whether a row refers to the upload of a value. */
  public static boolean refersTo(ChunkedColumn column, @Nullable Row row, Chunks value) {
    Chunks current = referredTo(column, row);
    return current != null && current.upload().equals(value.upload());
  }

  private static List<Mutation> between(
      List<ChunkedColumn> columns, @Nullable Row before, @Nullable Row after) {
    List<Mutation> all = new ArrayList<>();
    for (ChunkedColumn column : columns) {
      Chunks old = referredTo(column, before);
      if (before != null && old != null && !refersTo(column, after, old)) {
        all.addAll(all(column, before, old.upload(), ChunkedColumn.sections(old)));
      }
    }
    return all;
  }
}
