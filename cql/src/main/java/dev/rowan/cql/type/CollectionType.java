package dev.rowan.cql.type;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import java.util.Locale;

/**
 * A list, a set or a map.
 *
 * @param arguments the type of the elements, or of the keys and the values
 */
public record CollectionType(Kind kind, List<CqlType> arguments, TextPosition position)
    implements CqlType {
  /** The kinds of collections. */
  public enum Kind {
    /** Values in an order. */
    LIST,
    /** Different values. */
    SET,
    /** Values by their keys. */
    MAP
  }

  /** Copies the arguments. */
  public CollectionType {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String toCql() {
    String name = kind.name().toLowerCase(Locale.ROOT);
    return name + "<" + Quoting.join(arguments, ", ", Node::toCql) + ">";
  }
}
