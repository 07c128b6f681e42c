package dev.rowan.processor.read;

import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.ProjectionModel.Term;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the attribute {@code columns}: properties, their write times and TTLs, aggregates. */
final class ColumnTerms {
  private static final Pattern CALL = Pattern.compile("(\\w+)\\s*\\(\\s*(\\w+|\\*)\\s*\\)");

  private ColumnTerms() {}

  /**
   * Returns the terms. A term of another form is a name that no property has: DAO-22 reports it.
   */
  static List<Term> of(String columns) {
    return Arrays.stream(columns.split(",", -1)).map(String::strip).map(ColumnTerms::term).toList();
  }

  private static Term term(String text) {
    Matcher call = CALL.matcher(text);
    if (call.matches()) {
      String function = call.group(1).toLowerCase(Locale.ROOT);
      for (Aspect aspect : Aspect.values()) {
        boolean ofRows = call.group(2).equals("*");
        if (aspect.function().equals(function) && ofRows == (aspect == Aspect.COUNT)) {
          return new Term(call.group(2), aspect);
        }
      }
    }
    return new Term(text, Aspect.VALUE);
  }
}
