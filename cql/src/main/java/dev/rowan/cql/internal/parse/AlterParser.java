package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.schema.AlterKeyspace;
import dev.rowan.cql.schema.AlterTable;
import dev.rowan.cql.schema.AlterType;
import dev.rowan.cql.schema.AlterView;
import dev.rowan.cql.schema.FieldDefinition;
import dev.rowan.cql.schema.Rename;
import dev.rowan.cql.schema.TableChange;
import dev.rowan.cql.schema.TypeChange;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.Statement;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses ALTER of keyspaces, tables, types and views. */
final class AlterParser {
  private final Tokens tokens;
  private final TypeParser types;
  private final OptionParser options;
  private final TableParser tables;

  AlterParser(Tokens tokens, TypeParser types, OptionParser options, TableParser tables) {
    this.tokens = tokens;
    this.types = types;
    this.options = options;
    this.tables = tables;
  }

  /** Parses the rest of a statement after ALTER. */
  Statement alter(TextPosition position) {
    if (tokens.accept("KEYSPACE")) {
      boolean ifExists = ifExists();
      Name name = tokens.name();
      tokens.require("WITH");
      return new AlterKeyspace(ifExists, name, options.options(), position);
    }
    if (tokens.accept("TYPE")) {
      boolean ifExists = ifExists();
      return new AlterType(ifExists, types.userTypeName(), typeChange(), position);
    }
    if (tokens.acceptAll("MATERIALIZED", "VIEW")) {
      boolean ifExists = ifExists();
      QualifiedName name = tokens.qualifiedName();
      tokens.require("WITH");
      return new AlterView(ifExists, name, options.options(), position);
    }
    if (!tokens.accept("TABLE")) {
      tokens.require("COLUMNFAMILY");
    }
    boolean ifExists = ifExists();
    return new AlterTable(ifExists, tokens.qualifiedName(), tableChange(), position);
  }

  private TableChange tableChange() {
    if (tokens.accept("ADD")) {
      boolean ifNotExists = tokens.acceptAll("IF", "NOT", "EXISTS");
      return new TableChange.AddColumns(ifNotExists, oneOrMore(tables::column));
    }
    if (tokens.accept("DROP")) {
      return dropColumns();
    }
    if (tokens.accept("RENAME")) {
      return new TableChange.RenameColumns(ifExists(), tokens.list(this::rename, "AND"));
    }
    if (tokens.accept("ALTER")) {
      return alterColumn();
    }
    tokens.require("WITH");
    return new TableChange.SetOptions(options.options());
  }

  private TableChange dropColumns() {
    if (tokens.at("COMPACT", "STORAGE")) {
      tokens.acceptAll("COMPACT", "STORAGE");
      return new TableChange.DropCompactStorage();
    }
    boolean ifExists = ifExists();
    List<Name> columns = oneOrMore(tokens::name);
    return new TableChange.DropColumns(ifExists, columns, dropTimestamp());
  }

  private @Nullable Long dropTimestamp() {
    if (!tokens.acceptAll("USING", "TIMESTAMP")) {
      return null;
    }
    Token number = tokens.require(Kind.INTEGER);
    try {
      return Long.valueOf(number.text());
    } catch (NumberFormatException e) {
      throw tokens.error(number.position(), "the timestamp must be a bigint");
    }
  }

  private TableChange alterColumn() {
    boolean ifExists = ifExists();
    Name column = tokens.columnName();
    if (!ifExists && tokens.accept("TYPE")) {
      return new TableChange.AlterColumnType(column, types.type());
    }
    if (tokens.acceptAll("DROP", "MASKED")) {
      return new TableChange.AlterMask(ifExists, column, null);
    }
    return new TableChange.AlterMask(ifExists, column, tables.mask());
  }

  private TypeChange typeChange() {
    if (tokens.accept("ADD")) {
      boolean ifNotExists = tokens.acceptAll("IF", "NOT", "EXISTS");
      return new TypeChange.AddField(ifNotExists, field());
    }
    if (tokens.accept("RENAME")) {
      return new TypeChange.RenameFields(ifExists(), tokens.list(this::rename, "AND"));
    }
    tokens.require("ALTER");
    Name field = tokens.name();
    tokens.require("TYPE");
    return new TypeChange.AlterField(field, types.type());
  }

  /** Parses a name and a type. */
  FieldDefinition field() {
    Name name = tokens.name();
    return new FieldDefinition(name, types.type());
  }

  private Rename rename() {
    Name from = tokens.name();
    tokens.require("TO");
    return new Rename(from, tokens.name());
  }

  private <T> List<T> oneOrMore(Supplier<T> part) {
    if (!tokens.accept("(")) {
      return List.of(part.get());
    }
    List<T> parts = tokens.list(part);
    tokens.require(")");
    return parts;
  }

  private boolean ifExists() {
    return tokens.acceptAll("IF", "EXISTS");
  }
}
