package dev.rowan.processor.report;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The columns and tables that Rowan adds on a cluster. Hidden columns maintain the consistency of
 * rows and index entries. Hidden tables hold the states of indexes, the pending rewrites of copies,
 * the numbers of sequences, and the tags that distinguish the timestamps of writers.
 */
final class HiddenSchema {
  /** The table of the states of indexes. */
  static final String STATES =
      """
      -- the states of the indexes
      CREATE TABLE IF NOT EXISTS rowan_index_state (
        base_table text,
        index_table text,
        state text,
        builder uuid,
        held_until timestamp,
        position text,
        done bigint,
        PRIMARY KEY ((base_table), index_table)
      );
      """;

  /** The table of pending rewrites of copies. */
  static final String COPY_TASKS =
      """
      -- pending rewrites of copies
      CREATE TABLE IF NOT EXISTS rowan_copy_task (
        source text,
        source_key text,
        copies text,
        task uuid,
        noted timestamp,
        held_until timestamp,
        position text,
        done bigint,
        PRIMARY KEY ((source, source_key), copies, task)
      );
      """;

  /** The table of the tags of writers. */
  static final String TAGS =
      """
      -- the tags that distinguish the timestamps of writers
      CREATE TABLE IF NOT EXISTS rowan_writer_tag (
        tag int,
        owner uuid,
        PRIMARY KEY ((tag))
      );
      """;

  /** The table of the numbers of sequences. */
  static final String SEQUENCES =
      """
      -- the numbers of sequences that are not reserved yet
      CREATE TABLE IF NOT EXISTS rowan_sequence (
        sequence text,
        next_number bigint,
        PRIMARY KEY ((sequence))
      );
      """;

  static final String VERSION = "\"_v\" bigint";
  static final String DELETED = "\"_d\" boolean";
  static final String ATTEMPT = "\"_a\" uuid";

  private HiddenSchema() {}

  /** Returns the definitions of the hidden columns of a table. */
  static List<String> of(TableModel table) {
    Optional<Maintain> protocol = table.entity().protocol();
    if (protocol.isEmpty() || protocol.get() == Maintain.BLIND) {
      return List.of();
    }
    if (table.isBase()) {
      return ofRow(table.entity(), protocol.get());
    }
    return List.of(table.index().filter(IndexModel::unique).isPresent() ? ATTEMPT : VERSION);
  }

  /** Whether states of indexes, of copies of columns, or of jobs on counters are stored. */
  static boolean hasStates(EntityModel entity) {
    return entity.indexes().stream().anyMatch(index -> !index.isView())
        || entity.columns().anyMatch(column -> column.reconciled().isPresent())
        || entity.columns().anyMatch(column -> !column.formerly().isEmpty())
        || !entity.rollups().isEmpty()
        || TableModel.allOf(entity).stream().anyMatch(table -> table.bucketList().isPresent());
  }

  /** Whether changes of an entity rewrite copies. */
  static boolean hasCopyTasks(EntityModel entity) {
    return entity.copiedBy().isPresent();
  }

  /** Whether changes of an entity are ordered by timestamps of the client. */
  static boolean hasTags(EntityModel entity) {
    return entity
        .protocol()
        .filter(protocol -> protocol == Maintain.ATOMIC || protocol == Maintain.VERIFIED)
        .isPresent();
  }

  static String reservation(String table) {
    return "\"_u_" + table + "\" uuid";
  }

  private static List<String> ofRow(EntityModel entity, Maintain protocol) {
    List<String> columns = new ArrayList<>(List.of(VERSION, DELETED));
    if (protocol == Maintain.SERIAL) {
      columns.add(ATTEMPT);
    }
    for (IndexModel index : entity.indexes()) {
      if (index.unique()) {
        columns.add(reservation(index.name()));
      }
    }
    return columns;
  }
}
