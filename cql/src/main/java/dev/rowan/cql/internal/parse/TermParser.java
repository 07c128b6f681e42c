package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.term.CastTerm;
import dev.rowan.cql.term.FunctionCall;
import dev.rowan.cql.term.ListTerm;
import dev.rowan.cql.term.Literal;
import dev.rowan.cql.term.MapTerm;
import dev.rowan.cql.term.Negation;
import dev.rowan.cql.term.NullTerm;
import dev.rowan.cql.term.Operation;
import dev.rowan.cql.term.Operation.Operator;
import dev.rowan.cql.term.SetTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.term.TupleTerm;
import dev.rowan.cql.term.TypeHint;
import dev.rowan.cql.term.UserTypeTerm;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses the terms of values, which contain no columns. */
final class TermParser {
  private final Tokens tokens;
  private final TypeParser types;

  TermParser(Tokens tokens, TypeParser types) {
    this.tokens = tokens;
    this.types = types;
  }

  Term term() {
    return tokens.nested(() -> sum(this::signedTerm, true));
  }

  /** Parses a term up to a plus sign that a column follows, as in {@code a = [1] + a}. */
  Term termBeforeColumn() {
    return tokens.nested(() -> sum(this::signedTerm, false));
  }

  /**
   * Parses sums of products.
   *
   * @param readsColumnSum whether a plus sign before a name without arguments belongs to the sum
   */
  Term sum(Supplier<Term> operand, boolean readsColumnSum) {
    Term left = product(operand);
    int length = 0;
    while (true) {
      if (!readsColumnSum && tokens.at("+") && isColumn(tokens.peek(1), tokens.peek(2))) {
        return left;
      }
      Operator operator = acceptOperator(Operator.ADD, Operator.SUBTRACT);
      if (operator == null) {
        return left;
      }
      tokens.checkChain(++length);
      left = new Operation(operator, left, product(operand));
    }
  }

  private Term product(Supplier<Term> operand) {
    Term left = operand.get();
    int length = 0;
    while (true) {
      Operator operator = acceptOperator(Operator.MULTIPLY, Operator.DIVIDE, Operator.REMAINDER);
      if (operator == null) {
        return left;
      }
      tokens.checkChain(++length);
      left = new Operation(operator, left, operand.get());
    }
  }

  private @Nullable Operator acceptOperator(Operator... operators) {
    for (Operator operator : operators) {
      if (tokens.accept(operator.symbol())) {
        return operator;
      }
    }
    return null;
  }

  private static boolean isColumn(Token token, Token following) {
    return token.is(Kind.EMPTY_NAME)
        || (token.isName() && !following.is("(") && !following.is("."));
  }

  private Term signedTerm() {
    TextPosition position = tokens.position();
    return tokens.accept("-") ? new Negation(simpleTerm(), position) : simpleTerm();
  }

  private Term simpleTerm() {
    TextPosition position = tokens.position();
    Term literal = literalOrMarker();
    if (literal != null) {
      return literal;
    }
    if (tokens.accept("[")) {
      return new ListTerm(tokens.listUntil("]", this::term), position);
    }
    if (tokens.accept("{")) {
      return setOrMap(position);
    }
    if (tokens.at("(")) {
      return hintOrTuple();
    }
    if (tokens.at("CAST", "(")) {
      return cast(this::simpleTerm);
    }
    QualifiedName function = tokens.qualifiedFunctionName();
    tokens.require("(");
    return new FunctionCall(function, tokens.listUntil(")", this::term));
  }

  private Term hintOrTuple() {
    TextPosition position = tokens.position();
    CqlType hint = tokens.attempt(this::parenthesizedType);
    if (hint != null) {
      return new TypeHint(hint, tokens.nested(this::simpleTerm), position);
    }
    return tuple();
  }

  /** Parses a type in parentheses with the begin of a term after it, which it does not read. */
  private CqlType parenthesizedType() {
    tokens.require("(");
    CqlType type = types.type();
    tokens.require(")");
    Token token = tokens.peek();
    boolean beginsTerm =
        switch (token.kind()) {
          case SYMBOL ->
              token.is(":")
                  ? isColumn(tokens.peek(1), tokens.peek(2))
                  : List.of("(", "[", "{", "?").contains(token.text());
          case WORD, QUOTED_NAME ->
              token.is("NULL")
                  || ((token.isName() || token.is("TOKEN")) && !isColumn(token, tokens.peek(1)));
          case EMPTY_NAME, END -> false;
          default -> true;
        };
    if (!beginsTerm) {
      tokens.miss("a term");
      throw tokens.unexpected();
    }
    return type;
  }

  TupleTerm tuple() {
    TextPosition position = tokens.require("(");
    List<Term> components = tokens.list(this::term);
    tokens.require(")");
    return new TupleTerm(components, position);
  }

  Term cast(Supplier<Term> operand) {
    TextPosition position = tokens.require("CAST");
    tokens.require("(");
    Term term = tokens.nested(operand);
    tokens.require("AS");
    ScalarType type = types.scalarType();
    tokens.require(")");
    return new CastTerm(term, type, position);
  }

  private Term setOrMap(TextPosition position) {
    if (tokens.peek().isName() && tokens.peek(1).is(":")) {
      List<UserTypeTerm.Field> fields = tokens.list(this::field);
      tokens.require("}");
      return new UserTypeTerm(fields, position);
    }
    return setOrMap(position, this::term);
  }

  /** Parses a set or a map after its opening brace. */
  Term setOrMap(TextPosition position, Supplier<Term> element) {
    if (tokens.accept("}")) {
      return new SetTerm(List.of(), position);
    }
    Term first = element.get();
    if (!tokens.accept(":")) {
      List<Term> elements = new ArrayList<>(List.of(first));
      while (tokens.accept(",")) {
        elements.add(element.get());
      }
      tokens.require("}");
      return new SetTerm(elements, position);
    }
    List<MapTerm.Entry> entries = new ArrayList<>();
    entries.add(new MapTerm.Entry(first, element.get()));
    while (tokens.accept(",")) {
      entries.add(entry(element));
    }
    tokens.require("}");
    return new MapTerm(entries, position);
  }

  /** Parses a map, which can be empty. */
  MapTerm map() {
    TextPosition position = tokens.require("{");
    return new MapTerm(tokens.listUntil("}", () -> entry(this::term)), position);
  }

  private MapTerm.Entry entry(Supplier<Term> element) {
    Term key = element.get();
    tokens.require(":");
    return new MapTerm.Entry(key, element.get());
  }

  private UserTypeTerm.Field field() {
    Name name = tokens.name();
    tokens.require(":");
    return new UserTypeTerm.Field(name, term());
  }

  /** Returns a literal, null or bind marker, or null if none follows. */
  @Nullable Term literalOrMarker() {
    TextPosition position = tokens.position();
    if (tokens.accept("NULL")) {
      return new NullTerm(position);
    }
    Term constant = constant();
    return constant == null ? tokens.marker() : constant;
  }

  @Nullable Literal constant() {
    Token token = tokens.peek();
    Literal.Kind kind =
        switch (token.kind()) {
          case STRING -> Literal.Kind.STRING;
          case INTEGER -> Literal.Kind.INTEGER;
          case FLOAT, NAN_OR_INFINITY -> Literal.Kind.FLOAT;
          case BOOLEAN -> Literal.Kind.BOOLEAN;
          case DURATION -> Literal.Kind.DURATION;
          case UUID -> Literal.Kind.UUID;
          case BLOB -> Literal.Kind.BLOB;
          case WORD, QUOTED_NAME, EMPTY_NAME, SYMBOL, END -> null;
        };
    if (kind == null) {
      tokens.miss("a literal");
      return null;
    }
    if (token.is(Kind.FLOAT) && Double.isInfinite(Double.parseDouble(token.text()))) {
      throw tokens.error(token.position(), "the number is larger than any double");
    }
    tokens.next();
    return new Literal(kind, token.text(), token.position());
  }

  BindMarker requireMarker() {
    BindMarker marker = tokens.marker();
    if (marker == null) {
      throw tokens.unexpected();
    }
    return marker;
  }

  /** Parses a whole number or a bind marker. */
  Term integer() {
    TextPosition position = tokens.position();
    return tokens.at(Kind.INTEGER)
        ? new Literal(Literal.Kind.INTEGER, tokens.next().text(), position)
        : requireMarker();
  }
}
