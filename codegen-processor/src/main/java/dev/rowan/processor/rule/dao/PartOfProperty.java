package dev.rowan.processor.rule.dao;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.rule.Complaint;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Refuses an element or a field as a column, which CQL selects: {@code seals['a']}. */
final class PartOfProperty {
  private static final Pattern PART = Pattern.compile("(\\w+)\\s*[\\[.].*");

  private PartOfProperty() {}

  /**
   * Returns the complaint about a term of {@code columns}; empty if it is no part of a property.
   *
   * @param origin where the term is written
   */
  static Optional<Complaint> complaint(String term, Origin origin, EntityModel entity) {
    Matcher part = PART.matcher(term);
    return part.matches()
        ? entity.property(part.group(1)).map(property -> complaint(term, origin, property))
        : Optional.empty();
  }

  private static Complaint complaint(String term, Origin origin, PropertyModel property) {
    return Complaint.at(origin, "`%s` is a part of `%s`".formatted(term, property.name()))
        .because("a read returns the whole value of a property")
        .fix(
            "name `%s`, return it as `%s`, and take the part in the program"
                .formatted(property.name(), property.javaType().brief()));
  }
}
