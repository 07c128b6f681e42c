package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * A column, or a part of its value.
 *
 * @param element the key of {@code column[key]}, or null
 * @param field the field of {@code column.field}, or null; one of the two is null
 */
public record ColumnPath(Name column, @Nullable Term element, @Nullable Name field)
    implements Node {
  @Override
  public TextPosition position() {
    return column.position();
  }

  /** Returns whether the path is the whole column. */
  public boolean isWholeColumn() {
    return element == null && field == null;
  }

  @Override
  public String toCql() {
    return column.toCql()
        + (element == null ? "" : "[" + element.toCql() + "]")
        + (field == null ? "" : "." + field.toCql());
  }
}
