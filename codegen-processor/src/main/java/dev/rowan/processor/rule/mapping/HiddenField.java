package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a field that has the name of a field of a superclass, if one of the two is stored. */
@DesignRule(
    code = "MAP-23",
    severity = Severity.ERROR,
    summary = "A field of a bean hides a field of a superclass")
public final class HiddenField implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Map<String, PropertyModel> above = new HashMap<>();
    return entity.properties().stream()
        .filter(property -> !property.hasNoMember()) // MAP-04
        .flatMap(
            property ->
                Optional.ofNullable(above.put(property.name(), property)).stream()
                    .filter(hidden -> !hidden.isTransient() || !property.isTransient())
                    .filter(hidden -> hidden.parent().equals(property.parent())) // else MAP-30
                    .map(hidden -> complaint(property, hidden)));
  }

  private static Complaint complaint(PropertyModel property, PropertyModel hidden) {
    String name = property.name();
    return Complaint.at(
            property.origin(),
            "field `%s` hides field `%s` of `%s`".formatted(name, name, owner(hidden)))
        .because("an object has both fields, and one name, getter and setter stands for only one")
        .fix("delete `%s` in `%s`, which inherits it".formatted(name, owner(property)))
        .fix("give one of the two fields another name");
  }

  private static String owner(PropertyModel property) {
    String type = property.origin().type();
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
