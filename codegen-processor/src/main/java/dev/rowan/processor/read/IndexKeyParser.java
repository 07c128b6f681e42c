package dev.rowan.processor.read;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.Period;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parses index keys and orders: {@code day(listedAt) as day}, {@code shard(id, 16)}, {@code price
 * desc}.
 */
final class IndexKeyParser {
  private static final String NAME = "[\\p{L}_$][\\p{L}\\p{N}_$]*";
  private static final String SHARD = "shard";
  private static final String FORMAT = "format";
  private static final String LOWER = "lower";
  private static final Pattern KEY =
      Pattern.compile(
          "(?:(?<property>"
              + NAME
              + ")|(?<function>\\p{L}+)\\s*\\(\\s*(?<of>"
              + NAME
              + ")\\s*(?:,\\s*(?:(?<count>\\d{1,9})|'(?<pattern>[^']+(?:''[^']*)*)')\\s*)?\\))"
              + "(?:\\s+(?i:as)\\s+(?<alias>"
              + NAME
              + "))?"
              + "(?:\\s+(?<order>\\p{L}+))?");
  private static final Pattern INCLUDED =
      Pattern.compile("(?<property>" + NAME + ")\\s+(?i:as)\\s+(?<alias>" + NAME + ")");
  private static final Pattern TERM =
      Pattern.compile("(?<property>" + NAME + ")(?:\\s+(?<order>\\p{L}+))?");

  private IndexKeyParser() {}

  /** Returns the parsed key; {@code isCollection} tells whether a property is a collection. */
  static IndexKey key(String text, Origin origin, Predicate<String> isCollection) {
    Matcher matcher = KEY.matcher(text.strip());
    if (!matcher.matches() || isNoOrder(matcher.group("order"))) {
      return new IndexKey(text, new Component.Unparsable(text.strip()), Order.ASC, origin);
    }
    return new IndexKey(
        text,
        component(matcher, text, isCollection),
        Optional.ofNullable(matcher.group("alias")),
        order(matcher.group("order")),
        origin);
  }

  /** Returns the included property; a text of another form is the name of no property. */
  static Included included(String text) {
    Matcher matcher = INCLUDED.matcher(text.strip());
    return matcher.matches()
        ? new Included(matcher.group("property"), Optional.of(matcher.group("alias")))
        : new Included(text.strip(), Optional.empty());
  }

  static OrderTerm term(String text) {
    Matcher matcher = TERM.matcher(text.strip());
    if (!matcher.matches()) {
      return new OrderTerm(text.strip(), text.strip(), Order.ASC, false);
    }
    String order = matcher.group("order");
    return new OrderTerm(text.strip(), matcher.group("property"), order(order), !isNoOrder(order));
  }

  private static Component component(Matcher matcher, String text, Predicate<String> isCollection) {
    String property = matcher.group("property");
    if (property != null) {
      return isCollection.test(property)
          ? new Component.ElementOf(property)
          : new Component.Whole(property);
    }
    String word = matcher.group("function").toLowerCase(Locale.ROOT);
    String of = matcher.group("of");
    String count = matcher.group("count");
    String pattern = matcher.group("pattern");
    if (pattern != null) {
      return word.equals(FORMAT)
          ? new Component.FormatOf(of, pattern)
          : new Component.Unparsable(text.strip());
    }
    if (count != null && word.equals(SHARD)) {
      return new Component.ShardOf(of, Integer.parseInt(count));
    }
    if (count == null && word.equals(LOWER)) {
      return new Component.LowerOf(of);
    }
    for (Period period : Period.values()) {
      if (count == null && period.word().equals(word)) {
        return new Component.PeriodOf(period, of);
      }
    }
    return new Component.Unparsable(text.strip());
  }

  private static boolean isNoOrder(@Nullable String word) {
    return word != null && !word.equalsIgnoreCase("asc") && !word.equalsIgnoreCase("desc");
  }

  private static Order order(@Nullable String word) {
    return "desc".equalsIgnoreCase(word) ? Order.DESC : Order.ASC;
  }
}
