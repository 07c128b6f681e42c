package dev.rowan.cql.internal.parse;

import dev.rowan.cql.internal.parse.Token.Kind;
import dev.rowan.cql.internal.text.Keywords;
import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.Option;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.term.Literal;
import dev.rowan.cql.term.MapTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Parses what follows WITH, and the clauses that tables and views share. */
final class OptionParser {
  /** The options of a table or a view. */
  record TableOptions(
      List<ClusteringOrder> clusteringOrder, boolean isCompact, List<Option> options) {}

  private final Tokens tokens;
  private final TermParser terms;

  OptionParser(Tokens tokens, TermParser terms) {
    this.tokens = tokens;
    this.terms = terms;
  }

  /** Parses one or more options with AND between them. */
  List<Option> options() {
    List<Option> options = tokens.list(this::option, "AND");
    checkNames(options);
    return options;
  }

  /** Parses WITH and options, or nothing. */
  List<Option> optionalOptions() {
    return tokens.accept("WITH") ? options() : List.of();
  }

  /** Parses WITH and options of a table, or nothing. */
  TableOptions tableOptions(boolean allowsCompact) {
    List<ClusteringOrder> order = new ArrayList<>();
    List<Option> options = new ArrayList<>();
    boolean isCompact = false;
    if (tokens.accept("WITH")) {
      do {
        if (tokens.at("CLUSTERING", "ORDER")) {
          order.addAll(clusteringOrder());
        } else if (tokens.at("COMPACT", "STORAGE")) {
          isCompact = compactStorage(allowsCompact);
        } else {
          options.add(option());
        }
      } while (tokens.accept("AND"));
    }
    checkNames(options);
    checkNames(order);
    return new TableOptions(order, isCompact, options);
  }

  /** Parses a primary key after PRIMARY KEY. */
  PrimaryKey primaryKey(TextPosition position) {
    tokens.require("(");
    List<Name> partition = new ArrayList<>();
    if (tokens.accept("(")) {
      partition.addAll(tokens.list(tokens::name));
      tokens.require(")");
    } else {
      partition.add(tokens.name());
    }
    List<Name> clustering = new ArrayList<>();
    while (tokens.accept(",")) {
      clustering.add(tokens.name());
    }
    tokens.require(")");
    return new PrimaryKey(partition, clustering, position);
  }

  /** Parses a map of literals with different keys. */
  MapTerm literals() {
    MapTerm map = terms.map();
    Set<String> keys = new HashSet<>();
    for (MapTerm.Entry entry : map.entries()) {
      requireLiteral(entry.key());
      requireLiteral(entry.value());
      if (entry.key() instanceof Literal key && !keys.add(comparable(key))) {
        throw tokens.error(key.position(), "the map has this key twice");
      }
    }
    return map;
  }

  /** NaN and Infinity have several forms. */
  private static String comparable(Literal key) {
    String text = key.text();
    boolean isWord =
        key.kind() == Literal.Kind.FLOAT && Character.isLetter(text.charAt(text.length() - 1));
    if (!isWord) {
      return text;
    }
    String sign = text.startsWith("-") ? "-" : "";
    return text.toUpperCase(Locale.ROOT).endsWith("NAN") ? "NaN" : sign + "Infinity";
  }

  private void requireLiteral(Term term) {
    if (!(term instanceof Literal)) {
      throw tokens.error(term.position(), "keys and values of an option must be literals");
    }
  }

  private List<ClusteringOrder> clusteringOrder() {
    tokens.acceptAll("CLUSTERING", "ORDER", "BY");
    tokens.require("(");
    List<ClusteringOrder> order = tokens.list(this::columnOrder);
    tokens.require(")");
    return order;
  }

  private ClusteringOrder columnOrder() {
    Name column = tokens.name();
    boolean isDescending = tokens.accept("DESC");
    if (!isDescending) {
      tokens.require("ASC");
    }
    return new ClusteringOrder(column, isDescending);
  }

  private boolean compactStorage(boolean isAllowed) {
    TextPosition position = tokens.position();
    tokens.acceptAll("COMPACT", "STORAGE");
    if (!isAllowed) {
      throw tokens.error(position, "a view has no COMPACT STORAGE");
    }
    return true;
  }

  private Option option() {
    Name name = tokens.name();
    tokens.require("=");
    Token token = tokens.peek();
    if (tokens.at("{")) {
      return new Option(name, literals());
    }
    if (token.is(Kind.WORD) && Keywords.UNRESERVED.contains(token.keyword())) {
      tokens.next();
      return new Option(name, new Literal(Literal.Kind.WORD, token.nameText(), token.position()));
    }
    Literal value = terms.constant();
    if (value == null) {
      tokens.miss("a keyword");
      throw tokens.unexpected();
    }
    return new Option(name, value);
  }

  private void checkNames(List<?> parts) {
    Set<String> names = new HashSet<>();
    for (Object part : parts) {
      Name name = part instanceof Option option ? option.name() : ((ClusteringOrder) part).column();
      if (!names.add(name.text())) {
        throw tokens.error(name.position(), "`" + name.text() + "` is set twice");
      }
    }
  }
}
