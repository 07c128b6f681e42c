package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.internal.text.Keywords;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CollectionType;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.CustomType;
import dev.rowan.cql.type.FrozenType;
import dev.rowan.cql.type.ScalarType;
import dev.rowan.cql.type.TupleType;
import dev.rowan.cql.type.UserType;
import dev.rowan.cql.type.VectorType;
import java.util.List;
import java.util.Locale;

/** Parses types. */
final class TypeParser {
  private final Tokens tokens;

  TypeParser(Tokens tokens) {
    this.tokens = tokens;
  }

  CqlType type() {
    return tokens.nested(this::anyType);
  }

  ScalarType scalarType() {
    Token token = tokens.peek();
    if (!token.isScalarType()) {
      tokens.miss("a scalar type");
      throw tokens.unexpected();
    }
    tokens.next();
    return new ScalarType(token.text().toLowerCase(Locale.ROOT), token.position());
  }

  QualifiedName userTypeName() {
    boolean hasKeyspace = tokens.peek().isName() && tokens.peek(1).is(".");
    Name keyspace = hasKeyspace ? tokens.name() : null;
    if (hasKeyspace) {
      tokens.require(".");
    }
    Token token = tokens.peek();
    if (!token.isTypeName()) {
      tokens.miss("a type");
      throw tokens.unexpected();
    }
    if (token.is(Kind.WORD) && Keywords.RESERVED_TYPES.contains(token.text())) {
      throw tokens.error(token.position(), "the type name `" + token.text() + "` is reserved");
    }
    return new QualifiedName(keyspace, tokens.name());
  }

  private CqlType anyType() {
    Token token = tokens.peek();
    Token following = tokens.peek(1);
    if (token.isScalarType() && !following.is(".")) {
      return scalarType();
    }
    if (token.is(Kind.STRING)) {
      return new CustomType(tokens.next().text(), token.position());
    }
    if (following.is("<") || token.is("SET")) {
      return parameterizedType(token);
    }
    return new UserType(userTypeName());
  }

  private CqlType parameterizedType(Token token) {
    TextPosition position = token.position();
    return switch (token.keyword()) {
      case "LIST" -> new CollectionType(CollectionType.Kind.LIST, arguments(1), position);
      case "SET" -> new CollectionType(CollectionType.Kind.SET, arguments(1), position);
      case "MAP" -> new CollectionType(CollectionType.Kind.MAP, arguments(2), position);
      case "TUPLE" -> {
        open();
        yield new TupleType(closed(tokens.list(this::type)), position);
      }
      case "VECTOR" -> vectorType(position);
      case "FROZEN" -> new FrozenType(frozen(arguments(1).get(0)), position);
      default -> new UserType(userTypeName());
    };
  }

  private CqlType vectorType(TextPosition position) {
    open();
    CqlType element = type();
    tokens.require(",");
    Token number = tokens.require(Kind.INTEGER);
    int dimension;
    try {
      dimension = Integer.parseInt(number.text());
    } catch (NumberFormatException e) {
      throw tokens.error(number.position(), "the dimension of a vector must be an int");
    }
    tokens.require(">");
    return new VectorType(element, dimension, position);
  }

  private CqlType frozen(CqlType type) {
    if (type instanceof ScalarType || type instanceof CustomType) {
      throw tokens.error(
          type.position(),
          "only collections, tuples, vectors and user-defined types can be frozen");
    }
    return type;
  }

  private List<CqlType> arguments(int count) {
    open();
    CqlType first = type();
    if (count == 1) {
      return closed(List.of(first));
    }
    tokens.require(",");
    return closed(List.of(first, type()));
  }

  private void open() {
    tokens.next();
    tokens.require("<");
  }

  private List<CqlType> closed(List<CqlType> types) {
    tokens.require(">");
    return types;
  }
}
