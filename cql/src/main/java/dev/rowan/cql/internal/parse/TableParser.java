package dev.rowan.cql.internal.parse;

import dev.rowan.cql.schema.ColumnDefinition;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.Mask;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses CREATE TABLE and definitions of columns. */
final class TableParser {
  private final Tokens tokens;
  private final TypeParser types;
  private final TermParser terms;
  private final OptionParser options;

  /** What the parentheses of a table contain. */
  private static final class Definitions {
    private final List<ColumnDefinition> columns = new ArrayList<>();
    private @Nullable PrimaryKey primaryKey;
  }

  TableParser(Tokens tokens, TypeParser types, TermParser terms, OptionParser options) {
    this.tokens = tokens;
    this.types = types;
    this.terms = terms;
    this.options = options;
  }

  /** Parses the rest of a statement after CREATE TABLE. */
  CreateTable createTable(TextPosition position) {
    boolean ifNotExists = tokens.acceptAll("IF", "NOT", "EXISTS");
    QualifiedName name = tokens.qualifiedName();
    Definitions definitions = new Definitions();
    tokens.require("(");
    definition(definitions);
    while (tokens.accept(",")) {
      if (!tokens.at(",") && !tokens.at(")")) {
        definition(definitions);
      }
    }
    tokens.require(")");
    OptionParser.TableOptions with = options.tableOptions(true);
    checkNames(definitions.columns);
    return new CreateTable(
        ifNotExists,
        name,
        definitions.columns,
        definitions.primaryKey,
        with.clusteringOrder(),
        with.isCompact(),
        with.options(),
        position);
  }

  private void definition(Definitions definitions) {
    TextPosition position = tokens.position();
    if (tokens.acceptAll("PRIMARY", "KEY")) {
      setPrimaryKey(definitions, options.primaryKey(position));
      return;
    }
    ColumnDefinition column = column();
    definitions.columns.add(column);
    if (tokens.acceptAll("PRIMARY", "KEY")) {
      setPrimaryKey(
          definitions, new PrimaryKey(List.of(column.name()), List.of(), column.position()));
    }
  }

  private void setPrimaryKey(Definitions definitions, PrimaryKey key) {
    if (definitions.primaryKey != null) {
      throw tokens.error(key.position(), "the table has a primary key already");
    }
    definitions.primaryKey = key;
  }

  /** Parses a column without PRIMARY KEY. */
  ColumnDefinition column() {
    Name name = tokens.name();
    CqlType type = types.type();
    boolean isStatic = tokens.accept("STATIC");
    return new ColumnDefinition(name, type, isStatic, tokens.at("MASKED") ? mask() : null);
  }

  /** Parses MASKED WITH and a function. */
  Mask mask() {
    TextPosition position = tokens.require("MASKED");
    tokens.require("WITH");
    if (tokens.at("DEFAULT") && !tokens.peek(1).is("(") && !tokens.peek(1).is(".")) {
      tokens.next();
      return new Mask(null, List.of(), position);
    }
    QualifiedName function = tokens.qualifiedFunctionName();
    tokens.require("(");
    return new Mask(function, tokens.listUntil(")", terms::term), position);
  }

  private void checkNames(List<ColumnDefinition> columns) {
    Set<String> names = new HashSet<>();
    for (ColumnDefinition column : columns) {
      if (!names.add(column.name().text())) {
        throw tokens.error(
            column.position(), "the table has a column `" + column.name().text() + "` already");
      }
    }
  }
}
