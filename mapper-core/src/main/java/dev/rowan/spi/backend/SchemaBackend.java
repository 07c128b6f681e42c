package dev.rowan.spi.backend;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A backend that compares a model with its stored schema, and resolves one difference at a time.
 * {@link #define} of such a backend uses the same comparison.
 */
public interface SchemaBackend extends Backend {
  /**
   * Returns a backend as one that compares schemas.
   *
   * @throws UnsupportedByBackendException if it does not
   */
  static SchemaBackend of(Backend backend) {
    return backend
        .as(SchemaBackend.class)
        .orElseThrow(
            () ->
                new UnsupportedByBackendException(
                    ErrorCode.UNSUPPORTED_BY_BACKEND,
                    Map.of("needed", "comparison of schemas"),
                    null));
  }

  /**
   * Compares a model with the stored schema, and changes nothing. Types precede the tables that use
   * them.
   *
   * @return completes with all differences, including tables and columns that only the store has;
   *     tables with a reserved name are not among these
   */
  CompletionStage<List<SchemaDifference>> compare(Schema schema);

  /**
   * Reads what a cluster reports about its nodes, and about the partitions of tables. Changes
   * nothing. By default, a store reports nothing.
   *
   * @param tables the names of the tables
   * @return completes with what is known: nodes that do not answer or refuse the request are left
   *     out
   */
  default CompletionStage<ObservedCluster> observe(List<String> tables) {
    return CompletableFuture.completedFuture(ObservedCluster.NONE);
  }

  /**
   * Resolves one difference that {@link #compare} returned: creates or extends the element, or
   * drops an element that only the store has. A derived table that is created or extended may lack
   * entries of existing rows. A backend may resolve other additive differences of the same table
   * too.
   *
   * @return completes when all nodes have the change; fails with {@link
   *     dev.rowan.error.SchemaMismatchException} if the store refuses it
   * @throws IllegalArgumentException if the effect of the difference is not {@linkplain
   *     SchemaDifference.Effect#isResolvable resolvable}
   */
  CompletionStage<Void> resolve(Schema schema, SchemaDifference difference);

  /**
   * Removes all rows of the tables of a schema. Writes that are in flight may remain.
   *
   * @param schema defined tables, each with the tables that derive from it and become empty, too.
   *     Rows of a table are removed before those of its derived tables
   * @return completes when all are empty; fails with {@link
   *     dev.rowan.error.OutcomeUnknownException} if rows may be removed: the tables of the
   *     beginning of the list may then be empty, and the same call removes the other rows
   */
  CompletionStage<Void> truncate(Schema schema);

  /**
   * Reads the stored description of a table whose rows have moved to another table. Changes
   * nothing.
   *
   * @param successor the table with the rows; its columns give the types of stored columns
   * @return completes with the description; empty if the store has no table of this name
   */
  CompletionStage<Optional<FormerTable>> former(String table, TableSchema successor);

  /**
   * Returns whether a stored table has a column of this name and type. A change by another process
   * can be known some seconds later.
   *
   * @param table the name of the table; completes with false if it does not exist
   */
  CompletionStage<Boolean> hasColumn(String table, ColumnSchema column);
}
