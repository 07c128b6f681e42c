package dev.rowan.processor.read;

import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.ConditionModel.Unreadable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the text of {@code onlyIf} or {@code where}: comparisons of properties with parameters and
 * constants, joined by {@code and}. Words of CQL can have any case; names of properties have the
 * case of Java. Only {@code where} compares tuples.
 */
final class ConditionParser {
  private static final Map<String, Operator> SYMBOLS =
      Map.of(
          "=", Operator.EQ,
          "!=", Operator.NE,
          "<", Operator.LT,
          "<=", Operator.LE,
          ">", Operator.GT,
          ">=", Operator.GE);

  private static final String ORDER = "one of < <= > >=";

  private final String text;
  private final boolean ofRead;
  private final AttributeTokens tokens;

  private ConditionParser(String text, boolean ofRead) {
    this.text = text;
    this.ofRead = ofRead;
    this.tokens = new AttributeTokens(text);
  }

  /** Ends the reading of a text that is no condition. */
  private static final class NotReadable extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Unreadable why;

    NotReadable(Unreadable why) {
      super(why.expected(), null, false, false);
      this.why = why;
    }
  }

  /** Reads the condition of a write. */
  static ConditionModel ofWrite(String text) {
    return new ConditionParser(text, false).condition();
  }

  /** Reads the condition of a read. */
  static ConditionModel ofRead(String text) {
    return new ConditionParser(text, true).condition();
  }

  private ConditionModel condition() {
    List<Comparison> comparisons = new ArrayList<>();
    try {
      do {
        comparisons.add(comparison());
      } while (tokens.taken("and"));
      if (tokens.token().kind() != ConditionToken.Kind.END) {
        throw expected("and");
      }
      return new ConditionModel(text, comparisons, Optional.empty());
    } catch (NotReadable e) {
      return new ConditionModel(text, comparisons, Optional.of(e.why));
    }
  }

  private Comparison comparison() throws NotReadable {
    int first = tokens.place();
    int start = tokens.token().start();
    if (ofRead && tokens.taken("(")) {
      return tuple(first, start);
    }
    String property = name("the name of a property");
    Optional<Operand> key = Optional.empty();
    Optional<String> field = Optional.empty();
    if (tokens.taken("[")) {
      key = Optional.of(operand());
      require("]");
    } else if (tokens.taken(".")) {
      field = Optional.of(name("the name of a field"));
    }
    Operator operator = operator();
    boolean listed = operator == Operator.IN && tokens.token().is("(");
    List<Operand> operands = listed ? list() : List.of(operand());
    return new Comparison(
        tokens.since(first),
        start + 1,
        property,
        List.of(),
        key,
        field,
        operator,
        operands,
        listed);
  }

  /** Reads a comparison of a tuple after its first parenthesis. */
  private Comparison tuple(int first, int start) throws NotReadable {
    List<String> names = new ArrayList<>();
    do {
      names.add(name("the name of a property"));
    } while (tokens.taken(","));
    require(")");
    Operator operator = SYMBOLS.get(tokens.token().text());
    if (operator == null || !operator.isOrdering()) {
      throw expected(ORDER);
    }
    tokens.skip();
    List<Operand> operands = list();
    return new Comparison(
        tokens.since(first),
        start + 1,
        names.get(0),
        names.subList(1, names.size()),
        Optional.empty(),
        Optional.empty(),
        operator,
        operands,
        true);
  }

  private Operator operator() throws NotReadable {
    Operator symbol = SYMBOLS.get(tokens.token().text());
    if (symbol != null && tokens.token().kind() == ConditionToken.Kind.SYMBOL) {
      tokens.skip();
      return symbol;
    }
    if (tokens.taken("in")) {
      return Operator.IN;
    }
    if (tokens.taken("contains")) {
      return tokens.taken("key") ? Operator.CONTAINS_KEY : Operator.CONTAINS;
    }
    throw expected(
        ofRead ? "one of = < <= > >= in" : "one of = != < <= > >= in, contains, contains key");
  }

  private List<Operand> list() throws NotReadable {
    require("(");
    List<Operand> operands = new ArrayList<>();
    do {
      operands.add(operand());
    } while (tokens.taken(","));
    require(")");
    return operands;
  }

  private Operand operand() throws NotReadable {
    int start = tokens.token().start() + 1;
    if (tokens.taken(":")) {
      return new Operand.Parameter(name("the name of a parameter"), start);
    }
    if (tokens.token().is("(")) {
      return new Operand.Fields(list(), start);
    }
    Optional<Operand.Constant> constant = constant(tokens.token());
    if (constant.isEmpty()) {
      throw expected(
          tokens.token().kind() == ConditionToken.Kind.NAME
              ? ":" + tokens.token().text() + " for a parameter, or a constant"
              : "a parameter such as :value, or a constant");
    }
    tokens.skip();
    return constant.get();
  }

  /** Returns the constant that a token is; empty if it is none. */
  static Optional<Operand.Constant> constant(ConditionToken token) {
    return kind(token).map(kind -> new Operand.Constant(kind, token.text(), token.start() + 1));
  }

  private static Optional<Operand.Constant.Kind> kind(ConditionToken token) {
    return switch (token.kind()) {
      case TEXT -> Optional.of(Operand.Constant.Kind.TEXT);
      case NUMBER -> Optional.of(Operand.Constant.Kind.NUMBER);
      case NAME ->
          switch (token.text().toLowerCase(Locale.ROOT)) {
            case "true", "false" -> Optional.of(Operand.Constant.Kind.BOOLEAN);
            case "null" -> Optional.of(Operand.Constant.Kind.NULL);
            default -> Optional.empty();
          };
      case SYMBOL, END -> Optional.empty();
    };
  }

  private String name(String what) throws NotReadable {
    Optional<String> name = tokens.name();
    if (name.isEmpty()) {
      throw expected(what);
    }
    return name.get();
  }

  private void require(String symbol) throws NotReadable {
    if (!tokens.taken(symbol)) {
      throw expected(symbol);
    }
  }

  private NotReadable expected(String what) {
    ConditionToken token = tokens.token();
    String found = text.substring(token.start(), token.end());
    return new NotReadable(new Unreadable(token.start() + 1, what, found));
  }
}
