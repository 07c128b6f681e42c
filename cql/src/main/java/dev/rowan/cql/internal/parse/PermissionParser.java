package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.HashSet;
import java.util.Set;

/** Checks the grammar of GRANT, REVOKE and LIST. */
final class PermissionParser {
  private static final Set<String> PERMISSIONS =
      Set.of(
          "CREATE",
          "ALTER",
          "DROP",
          "SELECT",
          "MODIFY",
          "AUTHORIZE",
          "DESCRIBE",
          "EXECUTE",
          "UNMASK",
          "SELECT_MASKED");

  private static final Set<String> OF_TABLES =
      Set.of("ALTER", "DROP", "SELECT", "MODIFY", "AUTHORIZE", "UNMASK", "SELECT_MASKED");

  private static final Set<String> OF_KEYSPACES =
      Set.of("CREATE", "ALTER", "DROP", "SELECT", "MODIFY", "AUTHORIZE", "UNMASK", "SELECT_MASKED");

  private static final Set<String> OF_BEANS =
      Set.of("AUTHORIZE", "DESCRIBE", "EXECUTE", "MODIFY", "SELECT");

  private static final Set<String> OF_ALL_ROLES =
      Set.of("CREATE", "ALTER", "DROP", "AUTHORIZE", "DESCRIBE");

  private static final Set<String> OF_A_ROLE = Set.of("ALTER", "DROP", "AUTHORIZE", "DESCRIBE");

  private static final Set<String> OF_FUNCTIONS =
      Set.of("CREATE", "ALTER", "DROP", "AUTHORIZE", "EXECUTE");

  private static final Set<String> OF_A_FUNCTION = Set.of("ALTER", "DROP", "AUTHORIZE", "EXECUTE");

  private final Tokens tokens;
  private final TypeParser types;

  PermissionParser(Tokens tokens, TypeParser types) {
    this.tokens = tokens;
    this.types = types;
  }

  /** Parses the rest of GRANT or REVOKE, whose last part begins with a preposition. */
  void grant(String preposition) {
    TextPosition position = tokens.position();
    if (isPermission()) {
      Set<String> permissions = permissions();
      tokens.require("ON");
      Set<String> applicable = new HashSet<>(resource());
      applicable.retainAll(permissions);
      if (applicable.isEmpty()) {
        throw tokens.error(position, "the resource has none of these permissions");
      }
    } else {
      roleName();
    }
    tokens.require(preposition);
    roleName();
  }

  /** Parses the rest of LIST. */
  void list() {
    if (tokens.accept("USERS")) {
      return;
    }
    if (!tokens.accept("ROLES")) {
      permissions();
      if (tokens.accept("ON")) {
        resource();
      }
    }
    if (tokens.accept("OF")) {
      roleName();
    }
    tokens.accept("NORECURSIVE");
  }

  void roleName() {
    if (!tokens.at(Kind.STRING) && !tokens.peek().isName()) {
      tokens.miss("a name");
      throw tokens.unexpected();
    }
    tokens.next();
  }

  /** ALL, UNMASK and SELECT_MASKED can also be names of roles. */
  private boolean isPermission() {
    Token first = tokens.peek();
    Token second = tokens.peek(1);
    return (first.is("ALL") || PERMISSIONS.contains(first.keyword()))
        && !(first.isName() && (second.is("TO") || second.is("FROM")));
  }

  private Set<String> permissions() {
    if (tokens.accept("ALL")) {
      tokens.accept("PERMISSIONS");
      return PERMISSIONS;
    }
    Set<String> permissions = new HashSet<>();
    do {
      Token token = tokens.peek();
      if (!PERMISSIONS.contains(token.keyword())) {
        tokens.miss("a permission");
        throw tokens.unexpected();
      }
      permissions.add(tokens.next().keyword());
      tokens.accept("PERMISSION");
    } while (tokens.accept(","));
    return permissions;
  }

  /** Parses a resource, and returns the permissions that exist for it. */
  private Set<String> resource() {
    Token second = tokens.peek(1);
    if (tokens.at("ALL") && !second.is(".") && second.is(Kind.WORD) && !isEnd(second)) {
      tokens.next();
      return allOf();
    }
    if (tokens.accept("KEYSPACE")) {
      tokens.name();
      return OF_KEYSPACES;
    }
    if (tokens.at("ROLE") && !second.is(".") && !isEnd(second)) {
      tokens.next();
      roleName();
      return OF_A_ROLE;
    }
    if (tokens.at("FUNCTION") && !second.is(".") && !isEnd(second)) {
      tokens.next();
      return function();
    }
    if ((tokens.at("MBEAN") || tokens.at("MBEANS")) && second.is(Kind.STRING)) {
      tokens.next();
      tokens.next();
      return OF_BEANS;
    }
    if (!tokens.accept("TABLE")) {
      tokens.accept("COLUMNFAMILY");
    }
    tokens.qualifiedName();
    return OF_TABLES;
  }

  private static boolean isEnd(Token token) {
    return token.is("TO")
        || token.is("FROM")
        || token.is("OF")
        || token.is("NORECURSIVE")
        || token.is(Kind.END)
        || token.is(";");
  }

  private Set<String> allOf() {
    if (tokens.accept("KEYSPACES")) {
      return OF_KEYSPACES;
    }
    if (tokens.accept("ROLES")) {
      return OF_ALL_ROLES;
    }
    if (tokens.accept("MBEANS")) {
      return OF_BEANS;
    }
    if (tokens.accept("FUNCTIONS")) {
      if (tokens.acceptAll("IN", "KEYSPACE")) {
        tokens.name();
      }
      return OF_FUNCTIONS;
    }
    if (!tokens.accept("TABLES")) {
      tokens.require("COLUMNFAMILIES");
    }
    tokens.require("IN");
    tokens.require("KEYSPACE");
    tokens.name();
    return OF_KEYSPACES;
  }

  private Set<String> function() {
    TextPosition position = tokens.position();
    QualifiedName name = tokens.qualifiedFunctionName();
    tokens.require("(");
    tokens.listUntil(")", types::type);
    if (name.keyspace() == null) {
      throw tokens.error(position, "the function needs its keyspace here");
    }
    return OF_A_FUNCTION;
  }
}
