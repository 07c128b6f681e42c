package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Embedded;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import dev.rowan.processor.source.SnakeCase;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reports two columns of one table that have the same name. */
@DesignRule(
    code = "MAP-04",
    severity = Severity.ERROR,
    summary = "Two columns of one table share a name")
public final class DuplicateColumn implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Map<String, PropertyModel> first = new HashMap<>();
    Stream<Complaint> own =
        entity
            .columns()
            .flatMap(
                property ->
                    Optional.ofNullable(first.putIfAbsent(property.column(), property)).stream()
                        // a hidden field is reported as such
                        .filter(
                            other ->
                                property.hasNoMember() || !other.name().equals(property.name()))
                        .map(other -> shared(entity, other, property)));
    return Stream.of(
            own,
            entity.columns().flatMap(property -> named(entity, property).stream()),
            entity.indexes().stream().flatMap(index -> ofIndex(entity, index).stream()))
        .flatMap(each -> each);
  }

  /** Complains of a column of the class that DAO methods would name as another property. */
  private static Optional<Complaint> named(EntityModel entity, PropertyModel property) {
    return entity
        .property(property.name())
        .filter(other -> property.hasNoMember() && !other.equals(property))
        .filter(other -> !other.column().equals(property.column()))
        .map(
            other ->
                Complaint.at(
                        nameOf(property),
                        "column `%s` has the name of property `%s` in DAO methods"
                            .formatted(property.column(), other.name()))
                    .because("a parameter with this name would stand for two columns")
                    .fix("column = \"%s_2\"".formatted(property.column())));
  }

  /** Returns the place where the source gives a property its column, or can do so. */
  static Origin nameOf(PropertyModel property) {
    return property.hasNoMember()
        ? property.origin().withAttribute("column")
        : property
            .origin()
            .withAnnotation(Column.class.getCanonicalName(), 0)
            .withAttribute("value");
  }

  private static Complaint shared(EntityModel entity, PropertyModel one, PropertyModel other) {
    Optional<EmbeddedModel> object = entity.objectOf(other);
    Origin origin =
        object
            .map(
                each ->
                    each.origin()
                        .withAnnotation(Embedded.class.getCanonicalName(), 0)
                        .withAttribute("prefix"))
            .orElseGet(() -> nameOf(other));
    return Complaint.at(
            origin,
            other.hasNoMember()
                ? "column `%s` of `%s` is declared twice"
                    .formatted(other.column(), entity.name().simple())
                : "properties `%s` and `%s` share column `%s`"
                    .formatted(one.name(), other.name(), other.column()))
        .because("a table has each column once; the values would overwrite each other")
        .fix(
            object
                .map(each -> "prefix = \"%s_\"".formatted(SnakeCase.of(each.name())))
                .orElse(
                    other.hasNoMember()
                        ? "column = \"%s_2\"".formatted(other.column())
                        : "@Column(\"%s_2\") on `%s`".formatted(other.column(), other.name())));
  }

  private static Optional<Complaint> ofIndex(EntityModel entity, IndexModel index) {
    Set<String> names = new HashSet<>();
    return TableModel.of(entity, index).columns().stream()
        .filter(column -> !names.add(column.name()))
        // two properties of one column are reported at the entity
        .filter(column -> isOneProperty(entity, column))
        .findFirst()
        .map(
            column ->
                Complaint.at(
                        index.origin(),
                        "index `%s` has column `%s` twice".formatted(index.name(), column.name()))
                    .because("a table has each column once, either in the key or outside it")
                    .fix(
                        "name `%s` only once in partition and clustering"
                            .formatted(column.component().property())));
  }

  private static boolean isOneProperty(EntityModel entity, TableColumn column) {
    return entity.columns().filter(each -> each.column().equals(column.name())).count() < 2;
  }
}
