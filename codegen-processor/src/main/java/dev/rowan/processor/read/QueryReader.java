package dev.rowan.processor.read;

import dev.rowan.cql.Cql;
import dev.rowan.cql.statement.ParsedStatement;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.processor.model.QueryModel;
import java.util.List;
import java.util.Optional;

/** Reads the text of a {@code @Query}. */
final class QueryReader {
  private QueryReader() {}

  static QueryModel read(String text) {
    try {
      ParsedStatement parsed = Cql.parseWithMarkers(text);
      return new QueryModel(
          text,
          Optional.of(parsed.statement()),
          parsed.markers(),
          Optional.empty(),
          Optional.empty());
    } catch (CqlSyntaxException e) {
      return new QueryModel(
          text,
          Optional.empty(),
          List.of(),
          Optional.of(new QueryModel.Unreadable(e.position(), e.found(), e.expected())),
          Optional.empty());
    }
  }
}
