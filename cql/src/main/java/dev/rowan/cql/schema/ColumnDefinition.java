package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table.
 *
 * @param mask the function that hides values from roles without permission, or null
 */
public record ColumnDefinition(Name name, CqlType type, boolean isStatic, @Nullable Mask mask)
    implements Node {
  @Override
  public TextPosition position() {
    return name.position();
  }

  @Override
  public String toCql() {
    return name.toCql()
        + " "
        + type.toCql()
        + (isStatic ? " STATIC" : "")
        + (mask == null ? "" : " " + mask.toCql());
  }
}
