package dev.rowan.cli.advice;

import dev.rowan.cli.design.ColumnNames;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.PropertyDesign.Role;
import dev.rowan.cli.design.SchemaDesign;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Finds annotations that make a class shorter: a convention that names all columns, and columns of
 * the partition key that Rowan can compute from a time. A CQL file does not tell how a program
 * computes a column, so the classes stay as they are.
 */
public final class ClassAdvice {
  /** The conventions whose names Rowan does not derive without an annotation. */
  private static final Map<String, UnaryOperator<String>> CONVENTIONS = conventions();

  /** What follows the name of a table in the name of its list of buckets. */
  private static final String LIST = "_buckets";

  private static final String LISTED_AT = "listed_at";

  private static final String WORDS = "(.*_)?";

  private static final String STRING = "java.lang.String";
  private static final String DATE = "java.time.LocalDate";
  private static final String MOMENT = "java.time.Instant";

  private ClassAdvice() {}

  private static Map<String, UnaryOperator<String>> conventions() {
    Map<String, UnaryOperator<String>> conventions = new LinkedHashMap<>();
    conventions.put("LOWER_CAMEL_CASE", name -> first(name).toLowerCase(Locale.ROOT) + rest(name));
    conventions.put("UPPER_CAMEL_CASE", name -> first(name).toUpperCase(Locale.ROOT) + rest(name));
    conventions.put("UPPER_CASE", name -> name.toUpperCase(Locale.ROOT));
    return conventions;
  }

  private static String first(String name) {
    return name.substring(0, 1);
  }

  private static String rest(String name) {
    return name.substring(1);
  }

  /** Returns the proposals in the order of the schema. */
  public static List<Proposal> find(SchemaDesign design) {
    List<Proposal> proposals = new ArrayList<>();
    for (EntityDesign entity : design.entities()) {
      naming(entity).ifPresent(proposals::add);
      entity.partitionKey().stream()
          .flatMap(column -> bucket(column, entity, design).stream())
          .forEach(proposals::add);
    }
    return proposals;
  }

  private static Optional<Proposal> naming(EntityDesign entity) {
    long named =
        entity.properties().stream()
            .filter(property -> !ColumnNames.of(property.name()).equals(property.column()))
            .count();
    return named < 2
        ? Optional.empty()
        : CONVENTIONS.entrySet().stream()
            .filter(
                convention ->
                    entity.properties().stream()
                        .allMatch(
                            property ->
                                convention
                                    .getValue()
                                    .apply(property.name())
                                    .equals(property.column())))
            .findFirst()
            .map(convention -> naming(entity, convention.getKey(), convention.getValue()));
  }

  private static Proposal naming(
      EntityDesign entity, String convention, UnaryOperator<String> names) {
    boolean namesTable = names.apply(entity.className()).equals(entity.table());
    return new Proposal(
        entity.table(),
        entity,
        "",
        "@Naming(Naming.Convention." + convention + ")",
        "the convention names all columns, so @Column needs no names"
            + (namesTable ? "" : "; name the table: @Entity(\"" + entity.table() + "\")"));
  }

  private static Optional<Proposal> bucket(
      PropertyDesign column, EntityDesign entity, SchemaDesign design) {
    List<PropertyDesign> times =
        Stream.concat(entity.clustering().stream(), entity.partitionKey().stream())
            .filter(SourceColumn::isTime)
            .filter(time -> !time.equals(column))
            .toList();
    return times.size() != 1 || entity.counts()
        ? Optional.empty()
        : period(column)
            .map(
                period ->
                    bucket(column, entity, times.get(0), period, list(column, entity, design)));
  }

  private static Proposal bucket(
      PropertyDesign column,
      EntityDesign entity,
      PropertyDesign time,
      Period period,
      Optional<EntityDesign> list) {
    String format = period.format().isEmpty() ? "" : ", format = \"" + period.format() + "\"";
    String listed = list.isPresent() ? ", bucketList = true" : "";
    String further =
        list.map(
                each ->
                    "; `%s` has the columns of a list of its buckets, and needs no `%s` then"
                        .formatted(each.table(), each.className()))
            .orElse("");
    return new Proposal(
        entity.table() + "." + column.column(),
        entity,
        column.name(),
        "@Bucket(of = \"%s\", unit = ChronoUnit.%s%s%s)"
            .formatted(time.name(), period.unit(), format, listed),
        "if the column is always the %s of `%s` in UTC, Rowan can compute it%s"
            .formatted(period.noun(), time.column(), further));
  }

  /** Returns the table that has the columns of a list of the buckets of an entity, in that name. */
  private static Optional<EntityDesign> list(
      PropertyDesign bucket, EntityDesign entity, SchemaDesign design) {
    return design.entities().stream()
        .filter(each -> each.table().equals(entity.table() + LIST))
        .filter(each -> isList(each, bucket, entity))
        .findFirst();
  }

  private static boolean isList(EntityDesign list, PropertyDesign bucket, EntityDesign entity) {
    List<PropertyDesign> others =
        list.properties().stream().filter(property -> !property.isKey()).toList();
    return list.clustering().size() == 1
        && isSame(list.clustering().get(0), bucket)
        && list.clustering().get(0).isDescending()
        && list.partitionKey().stream()
            .allMatch(owner -> entity.partitionKey().stream().anyMatch(each -> isSame(each, owner)))
        && others.size() == 1
        && others.get(0).column().equals(LISTED_AT)
        && others.get(0).type().name().equals(MOMENT);
  }

  private static boolean isSame(PropertyDesign one, PropertyDesign other) {
    return one.column().equals(other.column()) && one.type().equals(other.type());
  }

  /** A part of the calendar, as a name and a type of a column tell it. */
  private record Period(String unit, String noun, String format) {}

  private static Optional<Period> period(PropertyDesign column) {
    String name = column.column().toLowerCase(Locale.ROOT);
    String type = column.type().name();
    if (column.role() != Role.PARTITION) {
      return Optional.empty();
    } else if (type.equals(STRING)) {
      String format = SourceColumn.PATTERNS.get(name);
      return format == null ? Optional.empty() : Optional.of(ofPattern(format));
    } else if (type.equals(MOMENT) && name.matches(WORDS + "hour")) {
      return Optional.of(new Period("HOURS", "hour", ""));
    } else if (!type.equals(DATE) && !type.equals(MOMENT)) {
      return Optional.empty();
    } else if (name.matches(WORDS + "month")) {
      return Optional.of(new Period("MONTHS", "month", ""));
    } else if (name.matches(WORDS + "(day|date)")) {
      return Optional.of(new Period("DAYS", "day", ""));
    }
    return Optional.empty();
  }

  private static Period ofPattern(String format) {
    return switch (format) {
      case "yyyyMMdd" -> new Period("DAYS", "day", format);
      case "yyyyMM" -> new Period("MONTHS", "month", format);
      default -> new Period("YEARS", "year", format);
    };
  }
}
