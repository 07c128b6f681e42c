package dev.rowan.processor.rule.key;

import dev.rowan.annotation.Encoded;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Reports a key column whose text, number or bytes encode a time, a number or several values, as
 * {@code @Encoded} or a name such as {@code yyyymmdd} states. Cassandra sorts the encoding.
 */
@DesignRule(
    code = "TYP-02",
    severity = Severity.WARNING,
    summary = "A key column encodes a time, a number or several values")
public final class EncodedKey implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(PropertyModel::isKey)
        .flatMap(
            property -> property.encoded().map(as -> complaint(entity, property, as)).stream());
  }

  private static Complaint complaint(EntityModel entity, PropertyModel property, Encoded.As as) {
    Complaint complaint =
        Complaint.at(
                property.origin(),
                "the key column `%s` of `%s` encodes %s"
                    .formatted(property.name(), entity.table(), inWords(as)))
            .because(reason(as));
    return switch (as) {
      case TIME ->
          complaint.fix(property(property, "LocalDate")).fix(property(property, "Instant"));
      case NUMBER -> complaint.fix(property(property, "long"));
      case PARTS -> complaint.fix("one property for each of the values, each with its own type");
    };
  }

  private static String inWords(Encoded.As as) {
    return as == Encoded.As.PARTS ? "several values" : "a " + as.name().toLowerCase(Locale.ROOT);
  }

  private static String reason(Encoded.As as) {
    return switch (as) {
      case TIME ->
          "Cassandra sorts the encoding, not the time, and accepts what is no time; a range of times, or day() and month() of an index, are not possible";
      case NUMBER ->
          "Cassandra sorts the encoding: the texts 123, 3, 832416 are in this order, and a range of numbers has the wrong rows";
      case PARTS ->
          "Cassandra sorts the encoding: no part has an order of its own or a range, and rows cannot be found by a later part";
    };
  }

  private static String property(PropertyModel property, String type) {
    return "%s %s".formatted(type, property.name());
  }
}
