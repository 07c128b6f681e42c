package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/**
 * The primary key of a table or a view.
 *
 * @param partition the columns of the partition key; not empty
 * @param clustering the clustering columns; can be empty
 */
public record PrimaryKey(List<Name> partition, List<Name> clustering, TextPosition position)
    implements Node {
  /** Copies the columns. */
  public PrimaryKey {
    partition = List.copyOf(partition);
    clustering = List.copyOf(clustering);
  }

  @Override
  public String toCql() {
    String key = SchemaClauses.list(partition);
    return "PRIMARY KEY ("
        + (partition.size() == 1 ? key : "(" + key + ")")
        + (clustering.isEmpty() ? "" : ", " + SchemaClauses.list(clustering))
        + ")";
  }
}
