package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** An index is a table: it is found by the value of its partition key, so it needs one. */
@DesignRule(code = "IDX-05", severity = Severity.ERROR, summary = "An index has no partition key")
final class IndexWithoutEquality implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> index.partition().isEmpty())
        .map(
            index ->
                Complaint.at(
                        index.origin().withAttribute("partition"),
                        "index `%s` has no partition key".formatted(index.name()))
                    .because(
                        "a range or an order needs at least one property with a value, which says"
                            + " where its rows lie")
                    .fix("partition = \"%s\"".formatted(example(entity))));
  }

  private static String example(EntityModel entity) {
    return entity
        .columns()
        .filter(property -> !property.isKey() && !property.isStatic())
        .findFirst()
        .or(() -> entity.columns().findFirst())
        .map(property -> property.name())
        .orElse("…");
  }
}
