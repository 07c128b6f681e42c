package dev.rowan.cli.ddl;

import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.CreateView;
import java.util.List;

/**
 * The schema of one keyspace after all statements of a file. Names have no keyspace.
 *
 * @param tables the tables in the order of the file
 * @param remarks what the file has besides
 */
public record KeyspaceSchema(
    List<CreateTable> tables,
    List<CreateType> types,
    List<CreateView> views,
    List<CreateIndex> indexes,
    List<Remark> remarks) {
  /** Copies the lists. */
  public KeyspaceSchema {
    tables = List.copyOf(tables);
    types = List.copyOf(types);
    views = List.copyOf(views);
    indexes = List.copyOf(indexes);
    remarks = List.copyOf(remarks);
  }
}
