package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.statement.Assignment;
import dev.rowan.cql.statement.Batch;
import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.statement.Delete;
import dev.rowan.cql.statement.Insert;
import dev.rowan.cql.statement.InsertJson;
import dev.rowan.cql.statement.Modification;
import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.Update;
import dev.rowan.cql.statement.Using;
import dev.rowan.cql.term.Literal;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.ArrayList;
import java.util.List;

/** Parses INSERT, UPDATE, DELETE and BATCH. */
final class ModificationParser {
  private final Tokens tokens;
  private final TermParser terms;
  private final RelationParser relations;

  ModificationParser(Tokens tokens, TermParser terms, RelationParser relations) {
    this.tokens = tokens;
    this.terms = terms;
    this.relations = relations;
  }

  Modification insert() {
    TextPosition position = tokens.require("INSERT");
    tokens.require("INTO");
    QualifiedName table = tokens.qualifiedName();
    if (tokens.accept("JSON")) {
      return insertJson(table, position);
    }
    tokens.require("(");
    List<Name> columns = tokens.list(tokens::columnName);
    tokens.require(")");
    tokens.require("VALUES");
    tokens.require("(");
    List<Term> values = tokens.list(terms::term);
    tokens.require(")");
    boolean ifNotExists = tokens.acceptAll("IF", "NOT", "EXISTS");
    return new Insert(table, columns, values, ifNotExists, using(), position);
  }

  private InsertJson insertJson(QualifiedName table, TextPosition position) {
    TextPosition valuePosition = tokens.position();
    Term json =
        tokens.at(Kind.STRING)
            ? new Literal(Literal.Kind.STRING, tokens.next().text(), valuePosition)
            : terms.requireMarker();
    InsertJson.Absent absent = InsertJson.Absent.UNSPECIFIED;
    if (tokens.accept("DEFAULT")) {
      absent = tokens.accept("UNSET") ? InsertJson.Absent.UNSET : InsertJson.Absent.NULL;
      if (absent == InsertJson.Absent.NULL) {
        tokens.require("NULL");
      }
    }
    boolean ifNotExists = tokens.acceptAll("IF", "NOT", "EXISTS");
    return new InsertJson(table, json, absent, ifNotExists, using(), position);
  }

  Update update() {
    TextPosition position = tokens.require("UPDATE");
    QualifiedName table = tokens.qualifiedName();
    Using using = using();
    tokens.require("SET");
    List<Assignment> assignments = tokens.list(this::assignment);
    checkCompatible(assignments);
    List<Relation> where = where();
    boolean isConditional = tokens.accept("IF");
    boolean ifExists = isConditional && acceptExists();
    List<Relation> conditions = isConditional && !ifExists ? relations.conditions() : List.of();
    return new Update(table, using, assignments, where, ifExists, conditions, position);
  }

  Delete delete() {
    TextPosition position = tokens.require("DELETE");
    List<ColumnPath> columns = tokens.at("FROM") ? List.of() : tokens.list(relations::path);
    tokens.require("FROM");
    QualifiedName table = tokens.qualifiedName();
    Term timestamp = tokens.acceptAll("USING", "TIMESTAMP") ? terms.integer() : null;
    List<Relation> where = where();
    boolean isConditional = tokens.accept("IF");
    boolean ifExists = isConditional && acceptExists();
    List<Relation> conditions = isConditional && !ifExists ? relations.conditions() : List.of();
    return new Delete(columns, table, timestamp, where, ifExists, conditions, position);
  }

  Batch batch() {
    TextPosition position = tokens.require("BEGIN");
    Batch.Kind kind = Batch.Kind.LOGGED;
    if (tokens.accept("UNLOGGED")) {
      kind = Batch.Kind.UNLOGGED;
    } else if (tokens.accept("COUNTER")) {
      kind = Batch.Kind.COUNTER;
    }
    tokens.require("BATCH");
    Using using = using();
    List<Modification> statements = new ArrayList<>();
    while (!tokens.accept("APPLY")) {
      statements.add(modification());
      tokens.accept(";");
    }
    tokens.require("BATCH");
    return new Batch(kind, using, statements, position);
  }

  private Modification modification() {
    if (tokens.at("INSERT")) {
      return insert();
    }
    if (tokens.at("UPDATE")) {
      return update();
    }
    if (tokens.at("DELETE")) {
      return delete();
    }
    throw tokens.unexpected();
  }

  private Using using() {
    Term timestamp = null;
    Term ttl = null;
    if (tokens.accept("USING")) {
      do {
        if (tokens.accept("TIMESTAMP")) {
          timestamp = terms.integer();
        } else {
          tokens.require("TTL");
          ttl = terms.integer();
        }
      } while (tokens.accept("AND"));
    }
    return timestamp == null && ttl == null ? Using.NONE : new Using(timestamp, ttl);
  }

  private List<Relation> where() {
    tokens.require("WHERE");
    return relations.relations();
  }

  /** Reads EXISTS, unless it is the name of a column. */
  private boolean acceptExists() {
    Token following = tokens.peek(1);
    boolean isColumn =
        following.is("IN")
            || following.is("CONTAINS")
            || List.of("=", "<", "<=", ">", ">=", "!=", "[", ".").contains(following.text());
    return !(isColumn && tokens.peek().is("EXISTS")) && tokens.accept("EXISTS");
  }

  private Assignment assignment() {
    ColumnPath target = relations.path();
    if (!target.isWholeColumn()) {
      tokens.require("=");
      return new Assignment(target, Assignment.Kind.SET, terms.term());
    }
    if (tokens.accept("+=")) {
      return new Assignment(target, Assignment.Kind.ADD, terms.term());
    }
    if (tokens.accept("-=")) {
      return new Assignment(target, Assignment.Kind.SUBTRACT, terms.term());
    }
    tokens.require("=");
    Token first = tokens.peek();
    boolean beginsWithColumn =
        (first.isName() || first.is(Kind.EMPTY_NAME))
            && !tokens.peek(1).is("(")
            && !tokens.peek(1).is(".");
    return beginsWithColumn ? changeOfColumn(target) : value(target);
  }

  /** Parses {@code a = a + v}, {@code a = a - v} and {@code a = a -1}. */
  private Assignment changeOfColumn(ColumnPath target) {
    requireSame(target, tokens.columnName());
    Assignment.Kind kind = Assignment.Kind.ADD;
    TextPosition position = tokens.position();
    if (tokens.at(Kind.INTEGER)) {
      Term number = new Literal(Literal.Kind.INTEGER, tokens.next().text(), position);
      return new Assignment(target, kind, number);
    }
    if (tokens.accept("-")) {
      kind = Assignment.Kind.SUBTRACT;
    } else {
      tokens.require("+");
    }
    return new Assignment(target, kind, terms.term());
  }

  private Assignment value(ColumnPath target) {
    Term value = terms.termBeforeColumn();
    if (!tokens.accept("+")) {
      return new Assignment(target, Assignment.Kind.SET, value);
    }
    requireSame(target, tokens.columnName());
    return new Assignment(target, Assignment.Kind.PREPEND, value);
  }

  private void requireSame(ColumnPath target, Name column) {
    if (!target.column().text().equals(column.text())) {
      throw tokens.error(
          column.position(),
          "`" + target.column().text() + "` can be computed from itself, not from other columns");
    }
  }

  private void checkCompatible(List<Assignment> assignments) {
    for (int i = 0; i < assignments.size(); i++) {
      for (int j = 0; j < i; j++) {
        Assignment two = assignments.get(i);
        if (setsTwice(assignments.get(j), two)) {
          throw tokens.error(two.position(), "`" + two.target().column().text() + "` is set twice");
        }
      }
    }
  }

  /** Elements of a collection may be set twice; a field, or a column beside its parts, may not. */
  private static boolean setsTwice(Assignment one, Assignment two) {
    Name field = one.target().field();
    Name other = two.target().field();
    return one.target().column().text().equals(two.target().column().text())
        && (setsColumn(one)
            || setsColumn(two)
            || (field != null && other != null && field.text().equals(other.text())));
  }

  private static boolean setsColumn(Assignment assignment) {
    return assignment.kind() == Assignment.Kind.SET && assignment.target().isWholeColumn();
  }
}
