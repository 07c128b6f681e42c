package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.text.CqlSyntaxException;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of a text, the place that the parser has reached, and the bind markers before it. Each
 * token that the parser asks for in vain is remembered: an error lists all of them.
 */
final class Tokens {
  /** Deeper nesting is an error, because a deep tree could exhaust the stack. */
  private static final int MAX_DEPTH = 200;

  private final List<Token> tokens;
  private final Set<String> expected = new TreeSet<>();
  private final List<BindMarker> markers = new ArrayList<>();
  private int at;
  private int expectedAt;
  private int depth;

  Tokens(List<Token> tokens) {
    this.tokens = tokens;
  }

  Token peek() {
    return tokens.get(at);
  }

  /** Returns the token after some more tokens; the last one has no token after it. */
  Token peek(int distance) {
    return tokens.get(Math.min(at + distance, tokens.size() - 1));
  }

  TextPosition position() {
    return peek().position();
  }

  Token next() {
    Token token = peek();
    if (!token.is(Kind.END)) {
      at++;
    }
    return token;
  }

  /** Returns whether the next token is this keyword or symbol. */
  boolean at(String keywordOrSymbol) {
    boolean found = peek().is(keywordOrSymbol);
    if (!found) {
      miss("`" + keywordOrSymbol + "`");
    }
    return found;
  }

  boolean at(Kind kind) {
    boolean found = peek().is(kind);
    if (!found) {
      miss(kind.words);
    }
    return found;
  }

  /** Returns whether the next tokens are these keywords or symbols. */
  boolean at(String first, String second) {
    return at(first) && peek(1).is(second);
  }

  boolean accept(String keywordOrSymbol) {
    boolean found = at(keywordOrSymbol);
    if (found) {
      next();
    }
    return found;
  }

  TextPosition require(String keywordOrSymbol) {
    if (!at(keywordOrSymbol)) {
      throw unexpected();
    }
    return next().position();
  }

  Token require(Kind kind) {
    if (!at(kind)) {
      throw unexpected();
    }
    return next();
  }

  /** Accepts the keywords, all or none. */
  boolean acceptAll(String first, String... others) {
    if (!accept(first)) {
      return false;
    }
    for (String other : others) {
      require(other);
    }
    return true;
  }

  Name name() {
    return name(peek().isName());
  }

  /** Returns a name of a column, which can be empty. */
  Name columnName() {
    return name(peek().isName() || peek().is(Kind.EMPTY_NAME));
  }

  Name functionName() {
    return name(peek().isFunctionName());
  }

  private Name name(boolean isName) {
    if (!isName) {
      miss("a name");
      throw unexpected();
    }
    Token token = next();
    return new Name(token.nameText(), token.position());
  }

  QualifiedName qualifiedName() {
    Name first = name();
    return accept(".") ? new QualifiedName(first, name()) : new QualifiedName(null, first);
  }

  QualifiedName qualifiedFunctionName() {
    boolean hasKeyspace = peek().isName() && peek(1).is(".");
    Name keyspace = hasKeyspace ? name() : null;
    if (hasKeyspace) {
      require(".");
    }
    return new QualifiedName(keyspace, functionName());
  }

  /** Returns one or more parts with commas between them. */
  <T> List<T> list(Supplier<? extends T> part) {
    return list(part, ",");
  }

  <T> List<T> list(Supplier<? extends T> part, String separator) {
    List<T> parts = new ArrayList<>();
    do {
      parts.add(part.get());
    } while (accept(separator));
    return parts;
  }

  /** Returns parts up to a closing symbol, which it reads; there can be none. */
  <T> List<T> listUntil(String closing, Supplier<? extends T> part) {
    if (accept(closing)) {
      return List.of();
    }
    List<T> parts = list(part);
    require(closing);
    return parts;
  }

  /** Returns the part, or null and no token read if the text is no such part. */
  <T> @Nullable T attempt(Supplier<? extends T> part) {
    int start = at;
    int startDepth = depth;
    int startMarkers = markers.size();
    try {
      return part.get();
    } catch (CqlSyntaxException e) {
      at = start;
      depth = startDepth;
      markers.subList(startMarkers, markers.size()).clear();
      return null;
    }
  }

  /** Returns a part that can contain parts of its own kind. */
  <T> T nested(Supplier<? extends T> part) {
    enter();
    T result = part.get();
    depth--;
    return result;
  }

  /** Counts one level of a tree. */
  private void enter() {
    if (++depth > MAX_DEPTH) {
      throw error(position(), "more than " + MAX_DEPTH + " levels of nesting");
    }
  }

  /** Fails if a chain of operators or selections is as long as a tree must not be deep. */
  void checkChain(int length) {
    if (length > MAX_DEPTH) {
      throw error(position(), "more than " + MAX_DEPTH + " operators without parentheses");
    }
  }

  /** Returns the bind marker at the place, or null if there is none. */
  @Nullable BindMarker marker() {
    TextPosition position = position();
    boolean named = !accept("?");
    if (named && !accept(":")) {
      return null;
    }
    BindMarker marker = new BindMarker(named ? name() : null, position);
    markers.add(marker);
    return marker;
  }

  /** Returns the bind markers that were read, in the order of the text. */
  List<BindMarker> markers() {
    return List.copyOf(markers);
  }

  /** Notes that something else could stand at the place. */
  void miss(String words) {
    if (at > expectedAt) {
      expected.clear();
      expectedAt = at;
    }
    if (at == expectedAt) {
      expected.add(words);
    }
  }

  /** Returns the error for the furthest token that cannot stand at its place. */
  CqlSyntaxException unexpected() {
    Token token = tokens.get(expectedAt);
    return new CqlSyntaxException(token.position(), token.inWords(), List.copyOf(expected));
  }

  CqlSyntaxException error(TextPosition position, String found) {
    return new CqlSyntaxException(position, found);
  }

  /** Returns the tokens from an index on, with a space between two of them. */
  String textFrom(int index) {
    StringBuilder text = new StringBuilder();
    for (Token token : tokens.subList(index, at)) {
      text.append(text.length() == 0 ? "" : " ").append(Tokens.cql(token));
    }
    return text.toString();
  }

  int index() {
    return at;
  }

  private static String cql(Token token) {
    return switch (token.kind()) {
      case STRING -> '\'' + token.text().replace("'", "''") + '\'';
      case QUOTED_NAME -> '"' + token.text().replace("\"", "\"\"") + '"';
      default -> token.text();
    };
  }
}
