package dev.rowan.spi.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The record of how columns of a table are computed, and of the periods of roll-ups that count its
 * rows: {@code day = 1 DAYS of at; rollup views_of_day = 1 DAYS of at}. The computed columns of a
 * stored table never change, except that shards in turn may become more. A roll-up can be added,
 * and keeps its period.
 */
public final class TableLayout {
  private static final String ROLLUP = "rollup ";
  private static final String RULE = " = ";
  private static final String NEXT = "; ";

  /**
   * {@code day = 1 DAYS of at}, {@code part = 16 SHARDS of id}, {@code day = 1 DAYS of at as yyyy}.
   */
  private static final Pattern COMPUTED =
      Pattern.compile("(.+?) = (\\d{1,9}) ([A-Z]+) of (.+?)(?: as (.+))?");

  /** {@code part = 16 SHARDS in turn}. */
  private static final Pattern IN_TURN = Pattern.compile("(?<= = )(\\d{1,9}) SHARDS in turn");

  private TableLayout() {}

  /** A part of a stored record, and the other one that a model has in its place. */
  public record Contradiction(String stored, String model) {}

  /** Whether a part of a record is about a roll-up. */
  public static boolean isOfRollup(String part) {
    return part.startsWith(ROLLUP);
  }

  /**
   * Returns the contradictions between a stored record and that of a model. A model without
   * computed columns gets their values from its callers, and contradicts nothing.
   */
  public static List<Contradiction> contradictions(String stored, String model) {
    List<Contradiction> found = new ArrayList<>();
    String columns = columns(model);
    if (!columns.isEmpty() && !columns(stored).isEmpty() && !isGrown(columns(stored), columns)) {
      found.add(new Contradiction(columns(stored), columns));
    }
    rollups(model)
        .forEach(
            part ->
                sameRollup(stored, part)
                    .filter(there -> !there.equals(part))
                    .ifPresent(there -> found.add(new Contradiction(there, part))));
    return found;
  }

  /** Returns a stored record with the parts of a model that it lacks. */
  public static String completed(String stored, String model) {
    boolean takesModel = columns(stored).isEmpty() || isGrown(columns(stored), columns(model));
    String columns = columns(takesModel ? model : stored);
    Stream<String> added = rollups(model).filter(part -> sameRollup(stored, part).isEmpty());
    return Stream.of(Stream.of(columns), rollups(stored), added)
        .flatMap(each -> each)
        .filter(part -> !part.isEmpty())
        .reduce((one, other) -> one + NEXT + other)
        .orElse("");
  }

  /**
   * Whether a record is a stored one, or has more shards in turn: reads visit all of them, so that
   * they find the rows of fewer shards.
   */
  private static boolean isGrown(String stored, String model) {
    List<Integer> before = shardsInTurn(stored);
    List<Integer> now = shardsInTurn(model);
    return IN_TURN.matcher(stored).replaceAll("").equals(IN_TURN.matcher(model).replaceAll(""))
        && IntStream.range(0, now.size()).allMatch(i -> before.get(i) <= now.get(i));
  }

  private static List<Integer> shardsInTurn(String layout) {
    return IN_TURN.matcher(layout).results().map(part -> Integer.valueOf(part.group(1))).toList();
  }

  /**
   * Returns how a column is computed from a column of another table, which has the same name there.
   *
   * @param layout a record that states how the column is computed
   * @return empty if the record does not state it, if the other table lacks the column, or if no
   *     index has a column that is computed in this way
   */
  public static Optional<Component> component(String layout, String column, TableSchema source) {
    return Stream.of(columns(layout).split(NEXT))
        .map(COMPUTED::matcher)
        .filter(part -> part.matches() && part.group(1).equals(column))
        .findFirst()
        .flatMap(part -> component(part, source));
  }

  private static Optional<Component> component(Matcher part, TableSchema source) {
    int number = Integer.parseInt(part.group(2));
    int place = source.columns().stream().map(ColumnSchema::name).toList().indexOf(part.group(4));
    String format = part.group(5);
    if (place < 0) {
      return Optional.empty();
    } else if (part.group(3).equals("SHARDS")) {
      return Optional.of(new Component.ShardOf(place, number));
    } else if (number == 1 && format != null) {
      return Optional.of(new Component.FormatOf(place, new TimeFormat(format)));
    }
    return Stream.of(Period.values())
        .filter(period -> number == 1 && part.group(3).equals(period.name() + "S"))
        .findFirst()
        .map(period -> new Component.PeriodOf(place, period));
  }

  private static String columns(String layout) {
    int rollups = layout.startsWith(ROLLUP) ? 0 : layout.indexOf(NEXT + ROLLUP);
    return rollups < 0 ? layout : layout.substring(0, rollups);
  }

  private static Stream<String> rollups(String layout) {
    String columns = columns(layout);
    String rollups = layout.substring(columns.length());
    return Stream.of(rollups.split(NEXT)).filter(part -> !part.isEmpty());
  }

  private static Optional<String> sameRollup(String layout, String part) {
    String name = part.substring(0, part.indexOf(RULE) + RULE.length());
    return rollups(layout).filter(other -> other.startsWith(name)).findFirst();
  }
}
