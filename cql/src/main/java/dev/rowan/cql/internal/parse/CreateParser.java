package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.schema.CreateAggregate;
import dev.rowan.cql.schema.CreateFunction;
import dev.rowan.cql.schema.CreateIndex;
import dev.rowan.cql.schema.CreateKeyspace;
import dev.rowan.cql.schema.CreateTrigger;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.CreateView;
import dev.rowan.cql.schema.FieldDefinition;
import dev.rowan.cql.schema.IndexedTerm;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.Statement;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import java.util.ArrayList;
import java.util.List;

/** Parses CREATE of everything but tables and roles. */
final class CreateParser {
  private final Tokens tokens;
  private final Parsers parsers;

  CreateParser(Tokens tokens, Parsers parsers) {
    this.tokens = tokens;
    this.parsers = parsers;
  }

  /** Parses the rest of a statement after CREATE. */
  Statement create(TextPosition position) {
    if (tokens.accept("TABLE") || tokens.accept("COLUMNFAMILY")) {
      return parsers.tables().createTable(position);
    }
    if (tokens.accept("KEYSPACE")) {
      boolean ifNotExists = ifNotExists();
      Name name = tokens.name();
      tokens.require("WITH");
      return new CreateKeyspace(ifNotExists, name, parsers.options().options(), position);
    }
    if (tokens.accept("TYPE")) {
      return type(position);
    }
    if (tokens.acceptAll("MATERIALIZED", "VIEW")) {
      return view(position);
    }
    if (tokens.accept("TRIGGER")) {
      return trigger(position);
    }
    boolean isCustom = tokens.accept("CUSTOM");
    if (isCustom || tokens.at("INDEX")) {
      tokens.require("INDEX");
      return index(isCustom, position);
    }
    return functionOrAggregate(position);
  }

  private Statement functionOrAggregate(TextPosition position) {
    boolean orReplace = tokens.acceptAll("OR", "REPLACE");
    if (tokens.accept("AGGREGATE")) {
      return aggregate(orReplace, position);
    }
    tokens.require("FUNCTION");
    return function(orReplace, position);
  }

  private Statement type(TextPosition position) {
    boolean ifNotExists = ifNotExists();
    QualifiedName name = parsers.types().userTypeName();
    tokens.require("(");
    List<FieldDefinition> fields = new ArrayList<>();
    fields.add(parsers.alters().field());
    while (tokens.accept(",")) {
      if (!tokens.at(",") && !tokens.at(")")) {
        fields.add(parsers.alters().field());
      }
    }
    tokens.require(")");
    return new CreateType(ifNotExists, name, fields, position);
  }

  private Statement index(boolean isCustom, TextPosition position) {
    boolean ifNotExists = ifNotExists();
    Name name = tokens.at("ON") ? null : tokens.name();
    tokens.require("ON");
    QualifiedName table = tokens.qualifiedName();
    tokens.require("(");
    List<IndexedTerm> targets = tokens.listUntil(")", this::indexTarget);
    String using = tokens.accept("USING") ? tokens.require(Kind.STRING).text() : null;
    return new CreateIndex(
        isCustom,
        ifNotExists,
        name,
        table,
        targets,
        using,
        parsers.options().optionalOptions(),
        position);
  }

  private IndexedTerm indexTarget() {
    for (IndexedTerm.Kind kind : IndexedTerm.Kind.values()) {
      if (kind != IndexedTerm.Kind.COLUMN && tokens.at(kind.name(), "(")) {
        tokens.acceptAll(kind.name(), "(");
        Name column = tokens.columnName();
        tokens.require(")");
        return new IndexedTerm(kind, column);
      }
    }
    return new IndexedTerm(IndexedTerm.Kind.COLUMN, tokens.columnName());
  }

  private Statement view(TextPosition position) {
    boolean ifNotExists = ifNotExists();
    QualifiedName name = tokens.qualifiedName();
    tokens.require("AS");
    tokens.require("SELECT");
    List<SelectItem> items = parsers.selections().items();
    tokens.require("FROM");
    QualifiedName table = tokens.qualifiedName();
    List<Relation> where = tokens.accept("WHERE") ? parsers.relations().relations() : List.of();
    TextPosition keyPosition = tokens.require("PRIMARY");
    tokens.require("KEY");
    PrimaryKey primaryKey = parsers.options().primaryKey(keyPosition);
    OptionParser.TableOptions with = parsers.options().tableOptions(false);
    return new CreateView(
        ifNotExists,
        name,
        items,
        table,
        where,
        primaryKey,
        with.clusteringOrder(),
        with.options(),
        position);
  }

  private Statement trigger(TextPosition position) {
    boolean ifNotExists = ifNotExists();
    Name name = tokens.name();
    tokens.require("ON");
    QualifiedName table = tokens.qualifiedName();
    tokens.require("USING");
    String className = tokens.require(Kind.STRING).text();
    return new CreateTrigger(ifNotExists, name, table, className, position);
  }

  private Statement function(boolean orReplace, TextPosition position) {
    boolean ifNotExists = ifNotExists();
    QualifiedName name = tokens.qualifiedFunctionName();
    tokens.require("(");
    List<FieldDefinition> arguments = tokens.listUntil(")", parsers.alters()::field);
    boolean isCalledOnNull = tokens.accept("CALLED");
    if (!isCalledOnNull) {
      tokens.require("RETURNS");
      tokens.require("NULL");
    }
    tokens.require("ON");
    tokens.require("NULL");
    tokens.require("INPUT");
    tokens.require("RETURNS");
    CqlType returns = parsers.types().type();
    tokens.require("LANGUAGE");
    Name language = language();
    tokens.require("AS");
    String body = tokens.require(Kind.STRING).text();
    return new CreateFunction(
        orReplace, ifNotExists, name, arguments, isCalledOnNull, returns, language, body, position);
  }

  private Name language() {
    if (!tokens.peek().isPlainWord()) {
      tokens.miss("a language");
      throw tokens.unexpected();
    }
    return tokens.name();
  }

  private Statement aggregate(boolean orReplace, TextPosition position) {
    boolean ifNotExists = ifNotExists();
    QualifiedName name = tokens.qualifiedFunctionName();
    tokens.require("(");
    List<CqlType> arguments = tokens.listUntil(")", parsers.types()::type);
    tokens.require("SFUNC");
    Name stateFunction = tokens.functionName();
    tokens.require("STYPE");
    CqlType stateType = parsers.types().type();
    Name finalFunction = tokens.accept("FINALFUNC") ? tokens.functionName() : null;
    Term initialState = tokens.accept("INITCOND") ? parsers.terms().term() : null;
    return new CreateAggregate(
        orReplace,
        ifNotExists,
        name,
        arguments,
        stateFunction,
        stateType,
        finalFunction,
        initialState,
        position);
  }

  private boolean ifNotExists() {
    return tokens.acceptAll("IF", "NOT", "EXISTS");
  }
}
