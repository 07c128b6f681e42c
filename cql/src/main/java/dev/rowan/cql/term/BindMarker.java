package dev.rowan.cql.term;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * A place for a value that the caller binds.
 *
 * @param name the name of {@code :name}, or null for {@code ?}
 */
public record BindMarker(@Nullable Name name, TextPosition position) implements Term {
  @Override
  public String toCql() {
    return name == null ? "?" : ":" + name.toCql();
  }
}
