package dev.rowan.processor.read;

import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ProjectionModel.Term;
import dev.rowan.processor.model.WrittenPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads the attribute {@code columns}: properties and parts of their values, their write times and
 * TTLs, aggregates.
 */
final class ColumnTerms {
  private final String text;
  private final List<ConditionToken> tokens;
  private int at;

  private ColumnTerms(String text) {
    this.text = text;
    this.tokens = ConditionToken.all(text);
  }

  /**
   * Returns the terms. A term of another form is a name that no property has: DAO-22 reports it.
   */
  static List<Term> of(String columns) {
    return new ColumnTerms(columns).terms();
  }

  private List<Term> terms() {
    List<Term> terms = new ArrayList<>();
    do {
      int first = at;
      Optional<Term> term = term();
      if (term.isEmpty() || !atEndOfTerm()) {
        skipToEndOfTerm(first);
        term = Optional.of(new Term(written(first), Aspect.VALUE));
      }
      terms.add(term.get());
    } while (taken(","));
    return terms;
  }

  private Optional<Term> term() {
    if (token().kind() != ConditionToken.Kind.NAME) {
      return Optional.empty();
    }
    String name = tokens.get(at++).text();
    if (taken("(")) {
      return call(name.toLowerCase(Locale.ROOT));
    }
    int part = at;
    if (taken("[")) {
      Optional<Operand> key = key();
      return key.isPresent() && taken("]")
          ? Optional.of(part(name, new WrittenPart(written(part), key, Optional.empty())))
          : Optional.empty();
    }
    if (taken(".")) {
      return nextName()
          .map(
              field ->
                  part(name, new WrittenPart("." + field, Optional.empty(), Optional.of(field))));
    }
    return Optional.of(new Term(name, Aspect.VALUE));
  }

  private static Term part(String name, WrittenPart part) {
    return new Term(name, Aspect.PART, Optional.of(part));
  }

  /** Reads what a function is applied to, after its parenthesis. */
  private Optional<Term> call(String function) {
    boolean ofRows = taken("*");
    Optional<String> argument = ofRows ? Optional.of("*") : nextName();
    return taken(")")
        ? argument.flatMap(
            name ->
                Aspect.byFunction(function)
                    .filter(aspect -> ofRows == (aspect == Aspect.COUNT))
                    .map(aspect -> new Term(name, aspect)))
        : Optional.empty();
  }

  /** Reads a constant, or a parameter, which DAO-22 refuses. */
  private Optional<Operand> key() {
    int start = token().start() + 1;
    if (taken(":")) {
      return nextName().map(name -> new Operand.Parameter(name, start));
    }
    Optional<Operand> constant = ConditionParser.constant(token()).map(each -> each);
    at += constant.isPresent() ? 1 : 0;
    return constant;
  }

  private Optional<String> nextName() {
    boolean isName = token().kind() == ConditionToken.Kind.NAME;
    return isName ? Optional.of(tokens.get(at++).text()) : Optional.empty();
  }

  private boolean atEndOfTerm() {
    return token().is(",") || token().kind() == ConditionToken.Kind.END;
  }

  private void skipToEndOfTerm(int first) {
    at = first;
    while (!atEndOfTerm()) {
      at++;
    }
  }

  /** Returns the text from a token to the one before the next; empty without any. */
  private String written(int first) {
    return first == at ? "" : text.substring(tokens.get(first).start(), tokens.get(at - 1).end());
  }

  private boolean taken(String symbol) {
    boolean is = token().is(symbol);
    at += is ? 1 : 0;
    return is;
  }

  private ConditionToken token() {
    return tokens.get(at);
  }
}
