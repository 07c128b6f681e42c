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
  private final AttributeTokens tokens;

  private ColumnTerms(String text) {
    this.tokens = new AttributeTokens(text);
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
      int first = tokens.place();
      Optional<Term> term = term();
      if (term.isEmpty() || !atEndOfTerm()) {
        skipToEndOfTerm(first);
        term = Optional.of(new Term(tokens.since(first), Aspect.VALUE));
      }
      terms.add(term.get());
    } while (tokens.taken(","));
    return terms;
  }

  private Optional<Term> term() {
    return tokens.name().flatMap(this::term);
  }

  /** Reads what follows the name of a function or of a property. */
  private Optional<Term> term(String name) {
    if (tokens.taken("(")) {
      return call(name.toLowerCase(Locale.ROOT));
    }
    int part = tokens.place();
    if (tokens.taken("[")) {
      return key()
          .filter(key -> tokens.taken("]"))
          .map(key -> new WrittenPart(tokens.since(part), Optional.of(key), Optional.empty()))
          .map(written -> part(name, written));
    }
    return tokens.taken(".")
        ? tokens
            .name()
            .map(field -> new WrittenPart("." + field, Optional.empty(), Optional.of(field)))
            .map(written -> part(name, written))
        : Optional.of(new Term(name, Aspect.VALUE));
  }

  private static Term part(String name, WrittenPart part) {
    return new Term(name, Aspect.PART, Optional.of(part));
  }

  /** Reads what a function is applied to, after its parenthesis. */
  private Optional<Term> call(String function) {
    boolean ofRows = tokens.taken("*");
    Optional<String> argument = ofRows ? Optional.of("*") : tokens.name();
    return tokens.taken(")")
        ? argument.flatMap(
            name ->
                Aspect.byFunction(function)
                    .filter(aspect -> ofRows == (aspect == Aspect.COUNT))
                    .map(aspect -> new Term(name, aspect)))
        : Optional.empty();
  }

  /** Reads a constant, or a parameter, which DAO-22 refuses. */
  private Optional<Operand> key() {
    int start = tokens.token().start() + 1;
    if (tokens.taken(":")) {
      return tokens.name().map(name -> new Operand.Parameter(name, start));
    }
    Optional<Operand> constant = ConditionParser.constant(tokens.token()).map(each -> each);
    if (constant.isPresent()) {
      tokens.skip();
    }
    return constant;
  }

  private boolean atEndOfTerm() {
    return tokens.token().is(",") || tokens.token().kind() == ConditionToken.Kind.END;
  }

  private void skipToEndOfTerm(int first) {
    tokens.back(first);
    while (!atEndOfTerm()) {
      tokens.skip();
    }
  }
}
