package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.schema.DropElement;
import dev.rowan.cql.schema.DropFunction;
import dev.rowan.cql.schema.DropKeyspace;
import dev.rowan.cql.schema.DropTrigger;
import dev.rowan.cql.statement.Describe;
import dev.rowan.cql.statement.ParsedStatement;
import dev.rowan.cql.statement.Truncate;
import dev.rowan.cql.statement.Use;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.Statement;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import java.util.ArrayList;
import java.util.List;

/** Parses statements. */
public final class StatementParser {
  private final Tokens tokens;
  private final Parsers parsers;
  private final SelectParser selects;
  private final ModificationParser modifications;
  private final RoleParser roles;
  private final DescribeParser describes;

  private StatementParser(Tokens tokens) {
    this.tokens = tokens;
    this.parsers = Parsers.over(tokens);
    this.selects = new SelectParser(tokens, parsers);
    this.modifications = new ModificationParser(tokens, parsers.terms(), parsers.relations());
    this.roles = new RoleParser(tokens, parsers.options(), parsers.types());
    this.describes = new DescribeParser(tokens, parsers.types());
  }

  /** Parses one statement, with or without semicolons after it. */
  public static ParsedStatement parse(String text) {
    StatementParser parser = new StatementParser(new Tokens(Lexer.tokens(text, false)));
    Statement statement = parser.statement();
    parser.skipSemicolons();
    parser.tokens.require(Kind.END);
    return new ParsedStatement(statement, parser.tokens.markers());
  }

  /** Parses statements with semicolons between them; there can be none. */
  public static List<Statement> parseAll(String text) {
    StatementParser parser = new StatementParser(new Tokens(Lexer.tokens(text, true)));
    List<Statement> statements = new ArrayList<>();
    parser.skipSemicolons();
    while (!parser.tokens.at(Kind.END)) {
      statements.add(parser.statement());
      if (!parser.tokens.at(Kind.END)) {
        parser.tokens.require(";");
      }
      parser.skipSemicolons();
    }
    return statements;
  }

  private void skipSemicolons() {
    while (tokens.at(";")) {
      tokens.next();
    }
  }

  private Statement statement() {
    if (roles.isNext()) {
      return roles.statement();
    }
    TextPosition position = tokens.position();
    if (tokens.at("SELECT")) {
      return selects.select();
    }
    if (tokens.at("INSERT")) {
      return modifications.insert();
    }
    if (tokens.at("UPDATE")) {
      return modifications.update();
    }
    if (tokens.at("DELETE")) {
      return modifications.delete();
    }
    if (tokens.at("BEGIN")) {
      return modifications.batch();
    }
    if (tokens.accept("CREATE")) {
      return new CreateParser(tokens, parsers).create(position);
    }
    if (tokens.accept("ALTER")) {
      return parsers.alters().alter(position);
    }
    if (tokens.accept("DROP")) {
      return drop(position);
    }
    return otherStatement(position);
  }

  private Statement otherStatement(TextPosition position) {
    if (tokens.accept("USE")) {
      return new Use(tokens.name(), position);
    }
    if (tokens.accept("TRUNCATE")) {
      if (!tokens.accept("TABLE")) {
        tokens.accept("COLUMNFAMILY");
      }
      return new Truncate(tokens.qualifiedName(), position);
    }
    if (tokens.accept("DESCRIBE") || tokens.accept("DESC")) {
      return new Describe(describes.subject(), position);
    }
    throw tokens.unexpected();
  }

  private Statement drop(TextPosition position) {
    if (tokens.accept("KEYSPACE")) {
      boolean ifExists = ifExists();
      return new DropKeyspace(ifExists, tokens.name(), position);
    }
    if (tokens.accept("TABLE") || tokens.accept("COLUMNFAMILY")) {
      return dropElement(DropElement.Kind.TABLE, position);
    }
    if (tokens.accept("TYPE")) {
      return dropElement(DropElement.Kind.TYPE, position);
    }
    if (tokens.accept("INDEX")) {
      return dropElement(DropElement.Kind.INDEX, position);
    }
    if (tokens.acceptAll("MATERIALIZED", "VIEW")) {
      return dropElement(DropElement.Kind.VIEW, position);
    }
    if (tokens.accept("TRIGGER")) {
      boolean ifExists = ifExists();
      Name name = tokens.name();
      tokens.require("ON");
      return new DropTrigger(ifExists, name, tokens.qualifiedName(), position);
    }
    boolean isAggregate = tokens.accept("AGGREGATE");
    if (!isAggregate) {
      tokens.require("FUNCTION");
    }
    boolean ifExists = ifExists();
    QualifiedName name = tokens.qualifiedFunctionName();
    List<CqlType> arguments =
        tokens.accept("(") ? tokens.listUntil(")", parsers.types()::type) : null;
    return new DropFunction(isAggregate, ifExists, name, arguments, position);
  }

  private Statement dropElement(DropElement.Kind kind, TextPosition position) {
    boolean ifExists = ifExists();
    QualifiedName name =
        kind == DropElement.Kind.TYPE ? parsers.types().userTypeName() : tokens.qualifiedName();
    return new DropElement(kind, ifExists, name, position);
  }

  private boolean ifExists() {
    return tokens.acceptAll("IF", "EXISTS");
  }
}
