package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;

/** The order of a clustering column. */
public record ClusteringOrder(Name column, boolean isDescending) implements Node {
  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql() + (isDescending ? " DESC" : " ASC");
  }
}
