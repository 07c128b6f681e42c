package dev.rowan.cql.statement;

import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.text.Statement;
import java.util.List;

/**
 * A statement and its bind markers.
 *
 * @param markers {@code ?} and {@code :name}, in the order of the text; one for each place, also
 *     where a name stands twice
 */
public record ParsedStatement(Statement statement, List<BindMarker> markers) {
  /** Copies the list. */
  public ParsedStatement {
    markers = List.copyOf(markers);
  }
}
