package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/**
 * INSERT with a JSON object.
 *
 * @param json a string or a bind marker
 */
public record InsertJson(
    QualifiedName table,
    Term json,
    Absent absent,
    boolean ifNotExists,
    Using using,
    TextPosition position)
    implements Modification {
  /** What happens to columns that the object does not name. */
  public enum Absent {
    /** They are deleted, because the statement does not say otherwise. */
    UNSPECIFIED(""),
    /** They are deleted. */
    NULL(" DEFAULT NULL"),
    /** They do not change. */
    UNSET(" DEFAULT UNSET");

    private final String cql;

    Absent(String cql) {
      this.cql = cql;
    }
  }

  @Override
  public String toCql() {
    return "INSERT INTO "
        + table.toCql()
        + " JSON "
        + json.toCql()
        + absent.cql
        + (ifNotExists ? " IF NOT EXISTS" : "")
        + using.toCql();
  }
}
