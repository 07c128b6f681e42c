package dev.rowan.cli.advice;

import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Recognizes a column that holds the period of a time which another column has in full. */
final class Buckets {
  private static final List<String> WORDS =
      List.of("day", "date", "month", "hour", "bucket", "yyyymm", "ymd");

  private Buckets() {}

  /**
   * Returns the only column of the partition key that the source does not have, if its name says
   * that it is a period and the key has a time that the source has too.
   */
  static Optional<PropertyDesign> of(EntityDesign table, EntityDesign source) {
    List<PropertyDesign> foreign =
        table.properties().stream()
            .filter(property -> source.property(property.column()).isEmpty())
            .toList();
    return foreign.size() == 1 && time(table, source).isPresent()
        ? foreign.stream()
            .filter(property -> property.role() == PropertyDesign.Role.PARTITION)
            .filter(property -> WORDS.stream().anyMatch(lower(property)::contains))
            .findFirst()
        : Optional.empty();
  }

  /** Returns the component of an index that computes the period. */
  static String component(PropertyDesign bucket, EntityDesign table, EntityDesign source) {
    String name = lower(bucket);
    String period = name.contains("hour") ? "hour" : isMonth(name) ? "month" : "day";
    return period + "(" + time(table, source).orElseThrow().name() + ")";
  }

  private static boolean isMonth(String name) {
    return name.contains("month") || (name.contains("yyyymm") && !name.contains("yyyymmdd"));
  }

  private static Optional<PropertyDesign> time(EntityDesign table, EntityDesign source) {
    return Stream.concat(table.clustering().stream(), table.partitionKey().stream())
        .filter(Buckets::isTime)
        .flatMap(property -> source.property(property.column()).stream())
        .findFirst();
  }

  private static boolean isTime(PropertyDesign property) {
    return property.type().name().equals("java.time.Instant")
        || property.cqlType().filter("TIMEUUID"::equals).isPresent();
  }

  private static String lower(PropertyDesign property) {
    return property.column().toLowerCase(Locale.ROOT);
  }
}
