package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import java.util.Set;

/** Checks the grammar of DESCRIBE. */
final class DescribeParser {
  private static final Set<String> ALL_OF =
      Set.of(
          "CLUSTER",
          "KEYSPACES",
          "TABLES",
          "COLUMNFAMILIES",
          "TYPES",
          "FUNCTIONS",
          "AGGREGATES",
          "SCHEMA");

  private final Tokens tokens;
  private final TypeParser types;

  DescribeParser(Tokens tokens, TypeParser types) {
    this.tokens = tokens;
    this.types = types;
  }

  /** Parses what follows DESCRIBE, and returns it with one space between two tokens. */
  String subject() {
    int start = tokens.index();
    Token first = tokens.peek();
    Token second = tokens.peek(1);
    if (ALL_OF.contains(first.keyword())) {
      tokens.next();
    } else if (tokens.accept("FULL")) {
      tokens.require("SCHEMA");
    } else if (tokens.at("KEYSPACE") || tokens.at("ONLY", "KEYSPACE")) {
      tokens.accept("ONLY");
      keyspace();
    } else if (tokens.accept("TABLE")
        || tokens.accept("COLUMNFAMILY")
        || tokens.accept("INDEX")
        || tokens.acceptAll("MATERIALIZED", "VIEW")) {
      tokens.qualifiedName();
    } else if (tokens.at("TYPE") && beginsName(second)) {
      tokens.next();
      types.userTypeName();
    } else if ((tokens.at("FUNCTION") || tokens.at("AGGREGATE")) && beginsName(second)) {
      tokens.next();
      tokens.qualifiedFunctionName();
    } else {
      tokens.qualifiedName();
    }
    tokens.acceptAll("WITH", "INTERNALS");
    return tokens.textFrom(start);
  }

  private void keyspace() {
    tokens.require("KEYSPACE");
    if (tokens.peek().isName()) {
      tokens.name();
    }
  }

  private static boolean beginsName(Token token) {
    return token.is(Kind.WORD) ? !token.is("WITH") : token.is(Kind.QUOTED_NAME);
  }
}
