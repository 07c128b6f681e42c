package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Elements of a collection: {@code m['a'..'b']}.
 *
 * @param from the first key, or null for no lower bound; one of the two is not null
 * @param to the last key, or null for no upper bound
 */
public record SliceTerm(Term receiver, @Nullable Term from, @Nullable Term to) implements Term {
  @Override
  public TextPosition position() {
    return receiver.position();
  }

  @Override
  public String toCql() {
    String lower = from == null ? "" : from.toCql();
    return receiver.toCql() + "[" + lower + " .. " + (to == null ? "" : to.toCql()) + "]";
  }
}
