package dev.rowan.processor.report;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a cluster's tables have beside what was declared: columns behind the declared ones, by which
 * rows and entries are kept in step, and tables of the states of indexes, of what is to be carried
 * on, and of the tags by which timestamps of several writers differ.
 */
final class HiddenColumns {
  /** The table of the states of indexes. */
  static final String STATES =
      """
      -- which indexes may answer
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

  /** The table of changes that are to be carried on to copies. */
  static final String COPY_TASKS =
      """
      -- changes that are to be carried on to copies
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
      -- whose timestamps are told from others' by which tag
      CREATE TABLE IF NOT EXISTS rowan_writer_tag (
        tag int,
        owner uuid,
        PRIMARY KEY ((tag))
      );
      """;

  static final String VERSION = "\"_v\" bigint";
  static final String DELETED = "\"_d\" boolean";
  static final String ATTEMPT = "\"_a\" uuid";

  private HiddenColumns() {}

  /** The definitions of the columns that a table has behind the declared ones. */
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

  /** Whether the states of an entity's indexes are kept, or of jobs on its counters. */
  static boolean hasStates(EntityModel entity) {
    return entity.indexes().stream().anyMatch(index -> !index.isView())
        || entity.columns().anyMatch(column -> column.reconciled().isPresent());
  }

  /** Whether changes of an entity are carried on to copies. */
  static boolean hasCopyTasks(EntityModel entity) {
    return entity.copiedBy().isPresent();
  }

  /** Whether changes of an entity are ordered by timestamps of the program's. */
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
