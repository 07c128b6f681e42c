package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CREATE INDEX.
 *
 * @param isCustom whether the text says CUSTOM
 * @param name the name, or null if the server chooses it
 * @param targets the columns; can be empty, which only some index classes allow
 * @param using the class or the short name of the implementation, or null
 */
public record CreateIndex(
    boolean isCustom,
    boolean ifNotExists,
    @Nullable Name name,
    QualifiedName table,
    List<IndexTarget> targets,
    @Nullable String using,
    List<Option> options,
    Position position)
    implements SchemaStatement {
  /** Copies the lists. */
  public CreateIndex {
    targets = List.copyOf(targets);
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "CREATE "
        + (isCustom ? "CUSTOM " : "")
        + "INDEX "
        + Clauses.ifNotExists(ifNotExists)
        + (name == null ? "" : name.toCql() + " ")
        + "ON "
        + table.toCql()
        + " ("
        + Clauses.list(targets)
        + ")"
        + (using == null ? "" : " USING " + Quoting.string(using))
        + Clauses.with(options);
  }
}
