package dev.rowan.processor.rule;

import dev.rowan.annotation.Column;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A table has each column once. */
@DesignRule(
    code = "MAP-04",
    severity = Severity.ERROR,
    summary = "Two columns of one table share a name")
final class DuplicateColumn implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Map<String, PropertyModel> first = new HashMap<>();
    Stream<Complaint> own =
        entity
            .columns()
            .flatMap(
                property ->
                    Optional.ofNullable(first.putIfAbsent(property.column(), property)).stream()
                        .map(other -> shared(other, property)));
    return Stream.concat(
        own, entity.indexes().stream().flatMap(index -> ofIndex(entity, index).stream()));
  }

  private static Complaint shared(PropertyModel one, PropertyModel other) {
    Origin origin =
        other.origin().withAnnotation(Column.class.getCanonicalName(), 0).withAttribute("value");
    return Complaint.at(
            origin,
            "`%s` and `%s` share the column `%s`"
                .formatted(one.name(), other.name(), other.column()))
        .because("the value of one would overwrite that of the other")
        .fix("@Column(\"%s_2\") on `%s`".formatted(other.column(), other.name()));
  }

  private static Optional<Complaint> ofIndex(EntityModel entity, IndexModel index) {
    Set<String> names = new HashSet<>();
    return TableModel.of(entity, index).columns().stream()
        .filter(column -> !names.add(column.name()))
        // two properties of one column are the entity's mistake
        .filter(column -> isOneProperty(entity, column))
        .findFirst()
        .map(
            column ->
                Complaint.at(
                        index.origin(),
                        "index `%s` has the column `%s` twice"
                            .formatted(index.name(), column.name()))
                    .because(
                        "each column of the index table has one place: in its key, or beside it")
                    .fix("name `%s` once".formatted(column.component().property())));
  }

  private static boolean isOneProperty(EntityModel entity, TableColumn column) {
    return entity.columns().filter(each -> each.column().equals(column.name())).count() < 2;
  }
}
