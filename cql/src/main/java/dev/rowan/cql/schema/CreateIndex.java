package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
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
    List<IndexedTerm> targets,
    @Nullable String using,
    List<Option> options,
    TextPosition position)
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
        + SchemaClauses.ifNotExists(ifNotExists)
        + (name == null ? "" : name.toCql() + " ")
        + "ON "
        + table.toCql()
        + " ("
        + SchemaClauses.list(targets)
        + ")"
        + (using == null ? "" : " USING " + Quoting.string(using))
        + SchemaClauses.with(options);
  }
}
