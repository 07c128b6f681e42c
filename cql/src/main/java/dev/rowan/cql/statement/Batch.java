package dev.rowan.cql.statement;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** BATCH: several writes. */
public record Batch(Kind kind, Using using, List<Modification> statements, TextPosition position)
    implements RowStatement {
  /** The kinds of batches. */
  public enum Kind {
    /** A batch that is applied as a whole. */
    LOGGED(""),
    /** A batch that can be applied in part. */
    UNLOGGED("UNLOGGED "),
    /** A batch of counter updates. */
    COUNTER("COUNTER ");

    private final String cql;

    Kind(String cql) {
      this.cql = cql;
    }
  }

  /** Copies the statements. */
  public Batch {
    statements = List.copyOf(statements);
  }

  @Override
  public String toCql() {
    return "BEGIN "
        + kind.cql
        + "BATCH"
        + using.toCql()
        + " "
        + Quoting.join(statements, "", statement -> statement.toCql() + "; ")
        + "APPLY BATCH";
  }
}
