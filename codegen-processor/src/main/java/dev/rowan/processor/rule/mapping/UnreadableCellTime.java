package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.CellTimeModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports a property with a write time or a TTL that no read can fill. */
@DesignRule(
    code = "MAP-36",
    severity = Severity.ERROR,
    summary = "A write time or a TTL cannot be read into a property")
public final class UnreadableCellTime implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return times(entity)
        .filter(property -> !isTransientComponent(entity, property)) // MAP-14
        .flatMap(property -> check(entity, property, property.time().orElseThrow()));
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return times(udt.mapped())
        .map(
            property ->
                inside(property.time().orElseThrow(), property, "as a field of a " + udt.noun())
                    .because(
                        "a %s has no row, and its fields have no write times of their own"
                            .formatted(udt.noun())));
  }

  private static Stream<PropertyModel> times(EntityModel entity) {
    return entity.properties().stream().filter(property -> property.time().isPresent());
  }

  private static boolean isTransientComponent(EntityModel entity, PropertyModel property) {
    return property.isTransient()
        && entity.constructionOf(property) == EntityModel.Construction.CANONICAL;
  }

  private static Stream<Complaint> check(
      EntityModel entity, PropertyModel property, CellTimeModel time) {
    if (property.isEmbedded()) {
      return Stream.of(
          inside(time, property, "inside an embedded object")
              .because("an embedded object is null if its columns are, and a time is no column"));
    }
    if (!time.beside().isEmpty()) {
      return time.beside().stream()
          .map(
              stray ->
                  Complaint.at(
                          stray.origin(),
                          "`%s` has %s, and @%s"
                              .formatted(property.name(), time(time), stray.name()))
                      .because("a property with a time is no column, so nothing else applies to it")
                      .fix("drop @%s from `%s`".formatted(stray.name(), property.name())));
    }
    return ofSource(entity, time).or(() -> ofType(property, time)).stream();
  }

  private static Optional<Complaint> ofSource(EntityModel entity, CellTimeModel time) {
    String name = time.term().name();
    Optional<PropertyModel> source = entity.property(name);
    if (source.isEmpty()) {
      List<String> names = timed(entity);
      return Optional.of(
          Complaint.at(
                  time.origin().withAttribute("value"),
                  "`%s` is no property of `%s` with a column%s"
                      .formatted(name, entity.name().simple(), NearName.question(name, names)))
              .because("a time is that of a value in a column")
              .fix(
                  NearName.of(name, names)
                      .map(near -> annotation(time, near))
                      .orElseGet(
                          () ->
                              names.isEmpty()
                                  ? "drop %s, as no property has a time".formatted(time(time))
                                  : "name one of " + String.join(", ", names))));
    }
    if (source.get().isKey()) {
      return Optional.of(
          Complaint.at(
                  time.origin().withAttribute("value"),
                  "`%s` is a property of the key".formatted(name))
              .because("only values beside the key have a write time and a TTL")
              .fix("name a property beside the key"));
    }
    return hasOneCell(source.get())
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    time.origin().withAttribute("value"),
                    "`%s` is a property with several cells".formatted(name))
                .because("each element, field or count has a write time of its own")
                .fix(
                    source.get().counter()
                        ? "drop " + time(time)
                        : "name a property with one value, or put @Frozen on `%s`"
                            .formatted(name)));
  }

  /** Returns the properties whose values have one write time. */
  private static List<String> timed(EntityModel entity) {
    return entity
        .columns()
        .filter(property -> !property.isKey() && hasOneCell(property))
        .map(PropertyModel::name)
        .toList();
  }

  private static boolean hasOneCell(PropertyModel property) {
    return !property.type().isMultiCell() && !property.counter();
  }

  private static Optional<Complaint> ofType(PropertyModel property, CellTimeModel time) {
    Aspect aspect = time.term().aspect();
    if (aspect.isReadAs(property.javaType())) {
      return Optional.empty();
    }
    List<JavaType> types = aspect.types();
    return Optional.of(
        Complaint.at(
                time.origin(),
                "`%s` has %s, and the type `%s`"
                    .formatted(property.name(), time(time), property.javaType().brief()))
            .because(
                aspect == Aspect.WRITE_TIME
                    ? "a write time is a point in time, or its microseconds since 1970"
                    : "a TTL is a duration, or its seconds")
            .fix(
                types.stream()
                    .map(type -> "`%s %s`".formatted(type.brief(), property.name()))
                    .collect(Collectors.joining(" or "))));
  }

  private static Complaint inside(CellTimeModel time, PropertyModel property, String place) {
    return Complaint.at(
            time.origin(), "`%s` has %s %s".formatted(property.name(), time(time), place))
        .fix("move `%s` to the entity".formatted(property.name()));
  }

  private static String time(CellTimeModel time) {
    return "@" + simple(time);
  }

  private static String annotation(CellTimeModel time, String of) {
    return "@%s(\"%s\")".formatted(simple(time), of);
  }

  private static String simple(CellTimeModel time) {
    String name = time.origin().annotation();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
