package dev.rowan.spi.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The record of how columns of a table are computed, and of the periods of roll-ups that count its
 * rows: {@code day = 1 DAYS of at; rollup views_of_day = 1 DAYS of at}. The computed columns of a
 * stored table never change. A roll-up can be added, and keeps its period.
 */
public final class TableLayout {
  private static final String ROLLUP = "rollup ";
  private static final String RULE = " = ";
  private static final String NEXT = "; ";

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
    if (!columns.isEmpty() && !columns(stored).isEmpty() && !columns.equals(columns(stored))) {
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
    String columns = columns(stored).isEmpty() ? columns(model) : columns(stored);
    Stream<String> added = rollups(model).filter(part -> sameRollup(stored, part).isEmpty());
    return Stream.of(Stream.of(columns), rollups(stored), added)
        .flatMap(each -> each)
        .filter(part -> !part.isEmpty())
        .reduce((one, other) -> one + NEXT + other)
        .orElse("");
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
