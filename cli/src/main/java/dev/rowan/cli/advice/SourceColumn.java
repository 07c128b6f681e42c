package dev.rowan.cli.advice;

import dev.rowan.cli.design.DesignType;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.PropertyDesign.Role;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a column of one table is in another table.
 *
 * @param component the component of an index key: a property, or {@code day(at) as day}
 * @param isSame whether it is the column of the same name and type
 * @param explanation what it is if it is not the same column, as a clause
 */
record SourceColumn(String component, boolean isSame, String explanation) {
  private static final List<String> PERIODS =
      List.of("day", "date", "month", "hour", "bucket", "yyyymm", "ymd");

  /** Names of columns that are patterns of times, and the patterns. */
  static final Map<String, String> PATTERNS =
      Map.of("yyyymmdd", "yyyyMMdd", "yyyymm", "yyyyMM", "yyyy", "yyyy");

  /** Returns what a column is in the source; empty if the source does not have it. */
  static Optional<SourceColumn> of(PropertyDesign column, EntityDesign table, EntityDesign source) {
    Optional<SourceColumn> same =
        source
            .property(column.column())
            .filter(other -> other.role() != Role.STATIC)
            .filter(other -> Types.boxed(other.type()).equals(Types.boxed(column.type())))
            .filter(other -> other.cqlType().equals(column.cqlType()))
            .map(other -> new SourceColumn(other.name(), true, ""));
    return same.isPresent() || !column.isKey()
        ? same
        : element(column, source).or(() -> period(column, table, source));
  }

  /** An element of a collection whose name is the plural: {@code tag} of {@code tags}. */
  private static Optional<SourceColumn> element(PropertyDesign column, EntityDesign source) {
    return source.properties().stream()
        .filter(other -> other.role() == Role.REGULAR)
        .filter(other -> isPlural(other.column(), column.column()))
        .filter(other -> isCollectionOf(other.type(), Types.boxed(column.type())))
        .filter(other -> other.cqlType().equals(column.cqlType()))
        .findFirst()
        .map(
            other ->
                new SourceColumn(
                    named(other.name(), column),
                    false,
                    "`%s` is an element of `%s`".formatted(column.column(), other.column())));
  }

  private static boolean isPlural(String plural, String singular) {
    return plural.equals(singular + "s")
        || plural.equals(singular + "es")
        || (singular.endsWith("y")
            && plural.equals(singular.substring(0, singular.length() - 1) + "ies"));
  }

  private static boolean isCollectionOf(DesignType type, DesignType element) {
    return type.name().matches("java\\.util\\.(List|Set)")
        && type.arguments().get(0).equals(element);
  }

  /** The period of a time that both tables have, by the name of the column. */
  private static Optional<SourceColumn> period(
      PropertyDesign column, EntityDesign table, EntityDesign source) {
    String name = column.column().toLowerCase(Locale.ROOT);
    boolean isPeriod =
        column.role() == Role.PARTITION
            && source.property(column.column()).isEmpty()
            && PERIODS.stream().anyMatch(name::contains);
    String function = name.contains("hour") ? "hour" : isMonth(name) ? "month" : "day";
    return isPeriod
        ? time(table, source)
            .map(
                time ->
                    new SourceColumn(
                        named(computed(time, column, function), column),
                        false,
                        "`" + column.column() + "` is a part of a time"))
        : Optional.empty();
  }

  /** Returns the period of a time, or its text if the column has the name of a pattern. */
  private static String computed(PropertyDesign time, PropertyDesign column, String function) {
    String pattern = PATTERNS.get(column.column().toLowerCase(Locale.ROOT));
    return pattern != null && column.type().name().equals("java.lang.String")
        ? "format(%s, '%s')".formatted(time.name(), pattern)
        : function + "(" + time.name() + ")";
  }

  /** Returns a component with the name of a column, if an annotation can have this name. */
  private static String named(String component, PropertyDesign column) {
    return column.column().matches("[a-zA-Z][a-zA-Z0-9_]*")
        ? component + " as " + column.column()
        : component;
  }

  private static boolean isMonth(String name) {
    return name.contains("month") || (name.contains("yyyymm") && !name.contains("yyyymmdd"));
  }

  private static Optional<PropertyDesign> time(EntityDesign table, EntityDesign source) {
    return Stream.concat(table.clustering().stream(), table.partitionKey().stream())
        .filter(SourceColumn::isTime)
        .flatMap(property -> source.property(property.column()).stream())
        .filter(SourceColumn::isTime)
        .findFirst();
  }

  /** Returns whether the values of a property are moments. */
  static boolean isTime(PropertyDesign property) {
    return property.type().name().equals("java.time.Instant")
        || property.cqlType().filter("TIMEUUID"::equals).isPresent();
  }
}
