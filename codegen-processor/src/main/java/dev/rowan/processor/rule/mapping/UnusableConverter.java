package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a converter that generated code cannot use, or that does not fit its property. */
@DesignRule(
    code = "MAP-26",
    severity = Severity.ERROR,
    summary = "A converter cannot be used, or does not fit its property")
public final class UnusableConverter implements MappedRule {
  /** Whether the rule reports a converter of the property. */
  static boolean isIn(EntityModel entity, PropertyModel property) {
    return Stream.of(
                entity.converters().stream(),
                property.converters().stream(),
                conversions(property).map(UnusableConverter::converter))
            .flatMap(each -> each)
            .anyMatch(converter -> !converter.isSound())
        || conversions(property).anyMatch(each -> each.stored().isUnsupported());
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.converters().stream()
            .flatMap(converter -> broken(converter, annotation(entity.origin())).stream()),
        entity.columns().flatMap(property -> check(entity, property)));
  }

  private static Stream<Complaint> check(EntityModel entity, PropertyModel property) {
    Stream<Complaint> named =
        property.converters().stream().flatMap(each -> ofNamed(each, property).stream());
    Stream<Complaint> ofClass =
        conversions(property)
            .map(UnusableConverter::converter)
            .filter(each -> !property.converters().contains(each))
            .filter(each -> !entity.converters().contains(each))
            .flatMap(each -> broken(each, property.origin()).stream());
    Stream<Complaint> unsupported =
        conversions(property)
            .filter(each -> each.stored().isUnsupported())
            .map(each -> unsupported(converter(each), property.origin()));
    return Stream.of(named, ofClass, unsupported).flatMap(each -> each);
  }

  /** Returns the complaint about a converter that the property names. */
  private static Optional<Complaint> ofNamed(ConverterModel converter, PropertyModel property) {
    boolean applies =
        UnusableJson.of(property).isPresent() // MAP-31
            || conversions(property).map(UnusableConverter::converter).anyMatch(converter::equals);
    Origin place = annotation(property.origin());
    return broken(converter, place)
        .or(
            () ->
                applies
                    ? Optional.empty()
                    : Optional.of(
                        Complaint.at(
                                place,
                                "`%s` converts `%s`, but `%s` is a `%s`"
                                    .formatted(
                                        converter.type().nested(),
                                        converter.java().brief(),
                                        property.name(),
                                        property.javaType().brief()))
                            .because("a converter applies to the values of one Java type")
                            .fix("name a converter of that type, or drop @ConvertedBy")));
  }

  /** Returns the complaint about a converter that generated code cannot use anywhere. */
  private static Optional<Complaint> broken(ConverterModel converter, Origin place) {
    return converter
        .flaw()
        .map(
            flaw ->
                Complaint.at(place, "converter `%s` %s".formatted(converter.type().nested(), flaw))
                    .because(
                        "generated code creates an instance of the converter for each property")
                    .fix(
                        "use a class that is visible, neither abstract nor inner, with a constructor"
                            + " without parameters"));
  }

  private static Complaint unsupported(ConverterModel converter, Origin place) {
    JavaType column = converter.column();
    return Complaint.at(
            place,
            "converter `%s` stores `%s`, which no column can hold"
                .formatted(converter.type().nested(), column.brief()))
        .because(
            "a column holds text, a number, a time, an id, bytes, a @Udt, a @Tuple, or a collection of these")
        .fix("make the converter store another type, such as String");
  }

  private static Origin annotation(Origin element) {
    return element.withAnnotation(ConvertedBy.class.getCanonicalName(), 0);
  }

  private static ConverterModel converter(ColumnType.Converted converted) {
    return ((Conversion.ByClass) converted.by()).converter();
  }

  private static Stream<ColumnType.Converted> conversions(PropertyModel property) {
    return property
        .type()
        .parts()
        .filter(ColumnType.Converted.class::isInstance)
        .map(ColumnType.Converted.class::cast)
        .filter(each -> each.by() instanceof Conversion.ByClass);
  }
}
