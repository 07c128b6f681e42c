package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** Elements of a collection are single values. */
@DesignRule(code = "MAP-10", severity = Severity.ERROR, summary = "A collection holds collections")
final class NestedCollection implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> !property.type().isUnsupported()) // MAP-01
        .filter(property -> isNested(property.type()))
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "`%s` has type `%s`, a collection of collections"
                            .formatted(property.name(), property.javaType().brief()))
                    .because("an element of a collection is stored as one value")
                    .fix(
                        "make the inner collection an entity of its own, with a clustering column"));
  }

  private static boolean isNested(ColumnType type) {
    return type.isCollection() && type.anyPart(part -> part.isCollection() && !part.equals(type));
  }
}
