package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.Map;
import java.util.stream.Stream;

/** Reports a property whose Java type has no column type. */
@DesignRule(
    code = "MAP-01",
    severity = Severity.ERROR,
    summary = "A property has a type that no column can hold")
public final class UnsupportedType implements MappedRule {
  private static final Map<String, String> BETTER =
      Map.ofEntries(
          Map.entry("char", "String"),
          Map.entry("java.lang.Character", "String"),
          Map.entry("java.util.Date", "Instant"),
          Map.entry("java.sql.Date", "LocalDate"),
          Map.entry("java.sql.Timestamp", "Instant"),
          Map.entry("java.util.Calendar", "Instant"),
          Map.entry("java.time.LocalDateTime", "Instant"),
          Map.entry("java.time.ZonedDateTime", "Instant"),
          Map.entry("java.time.OffsetDateTime", "Instant"),
          Map.entry("java.time.Period", "CqlDuration"),
          Map.entry("java.util.ArrayList", "List"),
          Map.entry("java.util.Collection", "List"),
          Map.entry("java.util.HashSet", "Set"),
          Map.entry("java.util.LinkedHashSet", "Set"),
          Map.entry("java.util.SortedSet", "Set"),
          Map.entry("java.util.TreeSet", "Set"),
          Map.entry("java.util.HashMap", "Map"),
          Map.entry("java.util.TreeMap", "Map"),
          Map.entry("java.util.SortedMap", "Map"));

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.type().isUnsupported())
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "`%s` has type `%s`, which no column can hold"
                            .formatted(property.name(), property.javaType().brief()))
                    .because(
                        "a column holds text, a number, a time, an id, bytes, a vector, a @Udt,"
                            + " or a collection of these")
                    .fix(fix(property)));
  }

  private static String fix(PropertyModel property) {
    if (property.javaType().is("float[]")) {
      return "@Dimensions(384) float[] " + property.name();
    }
    if (property.absence() == PropertyModel.Absence.OPTIONAL) {
      String inside =
          property.javaType().arguments().isEmpty()
              ? "String"
              : property.javaType().arguments().get(0).brief();
      return "@Nullable %s %s: a missing value is null".formatted(inside, property.name());
    }
    String better = BETTER.get(property.javaType().raw());
    if (better == null) {
      return "use a supported type, or @Transient on the field of a bean";
    }
    String arguments =
        String.join(
            ", ", property.javaType().arguments().stream().map(each -> each.brief()).toList());
    return better + (arguments.isEmpty() ? "" : "<" + arguments + ">") + " " + property.name();
  }
}
