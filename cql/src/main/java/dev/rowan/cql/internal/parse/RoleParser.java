package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.schema.RoleStatement;
import dev.rowan.cql.text.TextPosition;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks the grammar of statements about roles, users and identities. */
final class RoleParser {
  private final Tokens tokens;
  private final OptionParser options;
  private final PermissionParser permissions;

  RoleParser(Tokens tokens, OptionParser options, TypeParser types) {
    this.tokens = tokens;
    this.options = options;
    this.permissions = new PermissionParser(tokens, types);
  }

  /** Returns whether a statement of this parser follows. */
  boolean isNext() {
    Token second = tokens.peek(1);
    boolean isRoleOrUser = second.is("ROLE") || second.is("USER");
    return switch (tokens.peek().keyword()) {
      case "GRANT", "REVOKE", "LIST", "ADD" -> true;
      case "CREATE", "ALTER" -> isRoleOrUser;
      case "DROP" -> isRoleOrUser || second.is("IDENTITY");
      default -> false;
    };
  }

  RoleStatement statement() {
    TextPosition position = tokens.position();
    int start = tokens.index();
    String verb = tokens.next().keyword();
    switch (verb) {
      case "GRANT", "REVOKE" -> permissions.grant(verb.equals("GRANT") ? "TO" : "FROM");
      case "LIST" -> permissions.list();
      case "ADD" -> addIdentity();
      default -> roleOrUser(verb);
    }
    return new RoleStatement(tokens.textFrom(start), position);
  }

  private void addIdentity() {
    tokens.require("IDENTITY");
    tokens.acceptAll("IF", "NOT", "EXISTS");
    userName();
    tokens.require("TO");
    tokens.require("ROLE");
    userName();
  }

  private void roleOrUser(String verb) {
    String subject = tokens.next().keyword();
    if (verb.equals("CREATE")) {
      tokens.acceptAll("IF", "NOT", "EXISTS");
    } else {
      tokens.acceptAll("IF", "EXISTS");
    }
    if (subject.equals("ROLE")) {
      permissions.roleName();
    } else {
      userName();
    }
    if (verb.equals("DROP")) {
      return;
    }
    if (subject.equals("ROLE")) {
      roleOptions();
    } else {
      userOptions();
    }
  }

  private void userOptions() {
    if (tokens.accept("WITH")) {
      tokens.accept("HASHED");
      tokens.require("PASSWORD");
      tokens.require(Kind.STRING);
    }
    if (!tokens.accept("SUPERUSER")) {
      tokens.accept("NOSUPERUSER");
    }
  }

  private void roleOptions() {
    if (!tokens.accept("WITH")) {
      return;
    }
    Set<String> seen = new HashSet<>();
    do {
      TextPosition position = tokens.position();
      String option = roleOption();
      if (!option.equals("ACCESS") && !seen.add(option)) {
        throw tokens.error(position, "the role has two options " + option);
      }
      if (seen.containsAll(List.of("PASSWORD", "HASHED"))) {
        throw tokens.error(position, "the role has a password and a hashed password");
      }
    } while (tokens.accept("AND"));
  }

  private String roleOption() {
    for (String option : List.of("PASSWORD", "HASHED", "OPTIONS", "SUPERUSER", "LOGIN", "ACCESS")) {
      if (tokens.accept(option)) {
        roleOption(option);
        return option;
      }
    }
    throw tokens.unexpected();
  }

  private void roleOption(String option) {
    if (option.equals("ACCESS")) {
      access();
      return;
    }
    if (option.equals("HASHED")) {
      tokens.require("PASSWORD");
    }
    tokens.require("=");
    switch (option) {
      case "OPTIONS" -> options.literals();
      case "SUPERUSER", "LOGIN" -> tokens.require(Kind.BOOLEAN);
      default -> tokens.require(Kind.STRING);
    }
  }

  private void access() {
    String subject = "DATACENTERS";
    if (!tokens.accept("TO")) {
      tokens.require("FROM");
      subject = "CIDRS";
    }
    if (tokens.accept("ALL")) {
      tokens.require(subject);
      return;
    }
    tokens.require(subject);
    tokens.require("{");
    tokens.list(() -> tokens.require(Kind.STRING));
    tokens.require("}");
  }

  private void userName() {
    if (!tokens.at(Kind.STRING) && !tokens.peek().isPlainWord()) {
      tokens.miss("a name");
      throw tokens.unexpected();
    }
    tokens.next();
  }
}
