package dev.rowan.internal.naming;

import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of a backend whose tables have other names. Differences have the names of declared
 * tables, and their statements those of stored tables. A table that only the store has is not a
 * difference, unless it is declared: it may be the table of other names. Thread-safe.
 */
final class RenamedSchemas extends ForwardingBackend implements SchemaBackend {
  private final RenamedBackend renamed;
  private final SchemaBackend schemas;
  private final TableNames names;

  RenamedSchemas(RenamedBackend renamed, SchemaBackend schemas, TableNames names) {
    super(renamed);
    this.renamed = renamed;
    this.schemas = schemas;
    this.names = names;
  }

  @Override
  public CompletionStage<List<SchemaDifference>> compare(Schema schema) {
    return schemas
        .compare(renamed.stored(schema))
        .thenApply(all -> all.stream().flatMap(this::declared).toList());
  }

  @Override
  public CompletionStage<ObservedCluster> observe(List<String> tables) {
    return schemas
        .observe(tables.stream().map(names::stored).toList())
        .thenApply(
            observed -> {
              Map<String, ObservedCluster.Partitions> declared = new HashMap<>();
              for (String table : tables) {
                ObservedCluster.Partitions partitions = observed.tables().get(names.stored(table));
                if (partitions != null) {
                  declared.put(table, partitions);
                }
              }
              return new ObservedCluster(observed.nodes(), observed.replicas(), declared);
            });
  }

  private Stream<SchemaDifference> declared(SchemaDifference difference) {
    boolean isDeclared = names.declared(difference.owner()) != null;
    return difference.kind() == Kind.SURPLUS_TABLE && !isDeclared
        ? Stream.empty()
        : Stream.of(named(difference, names::declared));
  }

  @Override
  public CompletionStage<Void> resolve(Schema schema, SchemaDifference difference) {
    return schemas.resolve(renamed.stored(schema), named(difference, names::stored));
  }

  @Override
  public CompletionStage<Void> truncate(Schema schema) {
    return schemas.truncate(renamed.stored(schema));
  }

  private static SchemaDifference named(
      SchemaDifference difference, UnaryOperator<@Nullable String> name) {
    String other = isOfTable(difference.kind()) ? name.apply(difference.owner()) : null;
    return other == null
        ? difference
        : new SchemaDifference(
            difference.kind(),
            other + difference.element().substring(difference.owner().length()),
            difference.stored(),
            difference.model(),
            difference.cql());
  }

  private static boolean isOfTable(Kind kind) {
    return switch (kind) {
      case MISSING_TYPE,
          MISSING_FIELD,
          FOREIGN_FIELD,
          MISSING_KEYSPACE,
          REPLICATION,
          AVAILABILITY,
          TOO_MANY_TABLES,
          MANY_TABLES ->
          false;
      default -> true;
    };
  }

  @Override
  public CompletionStage<Optional<FormerTable>> former(String table, TableSchema successor) {
    return schemas
        .former(names.stored(table), names.stored(successor))
        .thenApply(found -> found.map(former -> declared(former, table, names)));
  }

  @Override
  public CompletionStage<Boolean> hasColumn(String table, ColumnSchema column) {
    return schemas.hasColumn(names.stored(table), column);
  }

  private static FormerTable declared(FormerTable former, String name, TableNames names) {
    TableSchema table = former.table();
    return new FormerTable(
        table == null ? null : TableNames.named(table, name, "").build(),
        former.lost(),
        former.maintained(),
        former.deletionSeconds(),
        former.others().stream().map(names::declared).filter(Objects::nonNull).toList());
  }
}
