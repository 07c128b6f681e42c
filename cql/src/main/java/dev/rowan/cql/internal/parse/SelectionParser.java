package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.term.CellProperty;
import dev.rowan.cql.term.ColumnTerm;
import dev.rowan.cql.term.CountRows;
import dev.rowan.cql.term.ElementTerm;
import dev.rowan.cql.term.FieldTerm;
import dev.rowan.cql.term.FunctionCall;
import dev.rowan.cql.term.ListTerm;
import dev.rowan.cql.term.Negation;
import dev.rowan.cql.term.SliceTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.term.TupleTerm;
import dev.rowan.cql.term.TypeHint;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses what SELECT returns and groups by: terms with columns. */
final class SelectionParser {
  private final Tokens tokens;
  private final TypeParser types;
  private final TermParser terms;

  SelectionParser(Tokens tokens, TypeParser types, TermParser terms) {
    this.tokens = tokens;
    this.types = types;
    this.terms = terms;
  }

  /** Parses the items; none for an asterisk. */
  List<SelectItem> items() {
    return tokens.accept("*") ? List.of() : tokens.list(this::item);
  }

  Term selection() {
    return tokens.nested(() -> terms.sum(this::signed, true));
  }

  private SelectItem item() {
    Term term = selection();
    return new SelectItem(term, tokens.accept("AS") ? tokens.name() : null);
  }

  private Term signed() {
    TextPosition position = tokens.position();
    if (tokens.accept("-")) {
      return new Negation(tokens.nested(this::signed), position);
    }
    return withModifiers(group());
  }

  private Term withModifiers(Term receiver) {
    Term result = receiver;
    int length = 0;
    while (true) {
      if (tokens.accept(".")) {
        result = new FieldTerm(result, tokens.name());
      } else if (tokens.accept("[")) {
        result = elementOrSlice(result);
        tokens.require("]");
      } else {
        return result;
      }
      tokens.checkChain(++length);
    }
  }

  private Term elementOrSlice(Term receiver) {
    if (tokens.accept("..")) {
      return new SliceTerm(receiver, null, terms.term());
    }
    Term first = terms.term();
    if (!tokens.accept("..")) {
      return new ElementTerm(receiver, first);
    }
    return new SliceTerm(receiver, first, tokens.at("]") ? null : terms.term());
  }

  private Term group() {
    TextPosition position = tokens.position();
    Term literal = terms.literalOrMarker();
    if (literal != null) {
      return literal;
    }
    if (tokens.at("(")) {
      Term hint = tokens.attempt(() -> tokens.nested(this::typeHint));
      return hint == null ? tuple() : hint;
    }
    if (tokens.accept("[")) {
      return new ListTerm(tokens.listUntil("]", this::selection), position);
    }
    if (tokens.accept("{")) {
      return terms.setOrMap(position, this::selection);
    }
    return columnOrFunction();
  }

  private Term typeHint() {
    TextPosition position = tokens.require("(");
    CqlType type = types.type();
    tokens.require(")");
    Token following = tokens.peek(1);
    boolean isAlias = tokens.peek().is("AS") && following.isName() && !following.is("AS");
    if (isAlias || tokens.at("PER", "PARTITION")) {
      throw tokens.unexpected(); // a tuple, and not a type before a column "as" or "per"
    }
    return new TypeHint(type, group(), position);
  }

  private Term tuple() {
    TextPosition position = tokens.require("(");
    List<Term> components = tokens.list(this::selection);
    tokens.require(")");
    return new TupleTerm(components, position);
  }

  private Term columnOrFunction() {
    Token token = tokens.peek();
    if (tokens.peek(1).is("(")) {
      Term special = specialFunction(token);
      return special == null ? function() : special;
    }
    boolean isQualified = token.isName() && tokens.peek(1).is(".") && tokens.peek(3).is("(");
    if (isQualified || !token.isName()) {
      return function();
    }
    return new ColumnTerm(tokens.name());
  }

  private @Nullable Term specialFunction(Token token) {
    if (!token.is(Kind.WORD)) {
      return null;
    }
    return switch (token.keyword()) {
      case "COUNT" -> tokens.peek(2).is("*") ? countRows() : null;
      case "WRITETIME", "MAXWRITETIME", "TTL" -> cellProperty();
      case "CAST" -> terms.cast(this::selection);
      default -> null;
    };
  }

  private Term countRows() {
    TextPosition position = tokens.require("COUNT");
    tokens.require("(");
    tokens.require("*");
    tokens.require(")");
    return new CountRows(position);
  }

  private Term cellProperty() {
    Token token = tokens.next();
    tokens.require("(");
    Term term = withModifiers(new ColumnTerm(tokens.name()));
    tokens.require(")");
    return new CellProperty(CellProperty.Kind.valueOf(token.keyword()), term, token.position());
  }

  private Term function() {
    QualifiedName function = tokens.qualifiedFunctionName();
    tokens.require("(");
    return new FunctionCall(function, tokens.listUntil(")", this::selection));
  }
}
