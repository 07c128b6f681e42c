package dev.rowan.processor.rule.evolution;

import dev.rowan.annotation.Column;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a column that cannot take over the values of its former column: its cells cannot be
 * copied one by one with their write times, or another table or index has the column too.
 */
@DesignRule(
    code = "EVO-08",
    severity = Severity.ERROR,
    summary = "A column cannot take over the values of its former column")
public final class FormerColumn implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> !property.formerly().isEmpty())
        .flatMap(property -> complaint(entity, property, design.facts().stored()).stream());
  }

  private static Optional<Complaint> complaint(
      EntityModel entity, PropertyModel property, SchemaSnapshot stored) {
    return taken(entity, property)
        .or(() -> impossible(entity, property))
        .or(() -> renamedInIndex(entity, property))
        .or(() -> stored.table(entity.table()).flatMap(table -> differs(property, table)));
  }

  private static Optional<Complaint> taken(EntityModel entity, PropertyModel property) {
    return entity
        .columns()
        .filter(
            other ->
                other.column().equals(property.formerly())
                    || (!other.name().equals(property.name())
                        && other.formerly().equals(property.formerly())))
        .findFirst()
        .map(
            other ->
                Complaint.at(
                        formerly(property),
                        "the former column `%s` of `%s` is in use"
                            .formatted(property.formerly(), property.name()))
                    .because(
                        "a former column is dropped in the end, and `%s` needs it"
                            .formatted(other.name()))
                    .fix("drop `formerly`, or name the column that has the values"));
  }

  private static Optional<Complaint> impossible(EntityModel entity, PropertyModel property) {
    return obstacle(entity, property)
        .map(
            reason -> {
              Complaint complaint =
                  Complaint.at(
                          formerly(property),
                          "`%s` cannot take over the values of column `%s`"
                              .formatted(property.name(), property.formerly()))
                      .because(reason);
              return property.isEmbedded()
                  ? complaint.fix("drop `formerly`, and keep the name of the column")
                  : complaint.fix("@Column(\"%s\")".formatted(property.formerly()));
            });
  }

  /** Whether the column of a property can take over the values of another one as it is declared. */
  static boolean isPossible(EntityModel entity, PropertyModel property, String former) {
    return obstacle(entity, property).isEmpty()
        && entity.indexes().stream()
            .allMatch(index -> renamed(entity, index, property.name(), former).findAny().isEmpty());
  }

  /** Returns why a column of a property cannot take over the values of another one, if so. */
  private static Optional<String> obstacle(EntityModel entity, PropertyModel property) {
    if (property.isKey()) {
      return Optional.of(
          "a column of the key cannot be copied: `ALTER TABLE … RENAME` renames it at once, and programs that still use the former name fail");
    } else if (property.isStatic()) {
      return Optional.of("the value belongs to a partition, and the values of rows are copied");
    } else if (!property.type().equals(property.type().frozenType()) || property.counter()) {
      return Optional.of(
          "its cells have write times of their own, and Cassandra does not return these: a copy could bring back what a program deletes meanwhile");
    } else if (property.version()) {
      return Optional.of("programs of both versions must check one version of a row");
    } else if (property.chunked().isPresent()
        || property.group().isPresent()
        || !entity.columnGroups().isEmpty()) {
      return Optional.of("several tables store the values of the entity, and one table is copied");
    } else if (property.copy().isPresent()) {
      return Optional.of("the value is itself a copy, which Rowan updates from another entity");
    } else if (!property.nativeIndexes().isEmpty()) {
      return Optional.of("a native index has one column, and reads by it would miss values");
    } else if (property.unique().isPresent()) {
      return Optional.of("the table of unique values has the name of the column in its key");
    } else if (property.isEmbedded()) {
      return Optional.of("the class of the embedded object can have columns in several places");
    } else if (!entity.formerly().isEmpty()) {
      return Optional.of(
          "the rows move to the table `%s` at the same time, and one move must end before the next"
              .formatted(entity.table()));
    }
    return computed(entity, property).or(() -> inIndex(entity, property));
  }

  private static Optional<String> computed(EntityModel entity, PropertyModel property) {
    return TableModel.of(entity).columns().stream()
                .flatMap(column -> column.computed().stream())
                .map(ComputedKey::source)
                .anyMatch(property.name()::equals)
            || entity.rollups().stream().anyMatch(each -> each.of().equals(property.name()))
        ? Optional.of("the table records the name of the column from which it computes another one")
        : Optional.empty();
  }

  /** An index that computes a value from the column records its name with the table. */
  private static Optional<String> inIndex(EntityModel entity, PropertyModel property) {
    return entity.indexes().stream()
        .filter(
            index ->
                index
                    .keys()
                    .map(IndexKey::component)
                    .anyMatch(
                        each ->
                            !(each instanceof Component.Whole)
                                && each.property().equals(property.name())))
        .map(IndexModel::name)
        .findFirst()
        .map(
            index ->
                "the table of index `%s` records the name of the column from which it computes another one"
                    .formatted(index));
  }

  /** An index table keeps the name of its column, so that both versions write the same entries. */
  private static Optional<Complaint> renamedInIndex(EntityModel entity, PropertyModel property) {
    return entity.indexes().stream()
        .flatMap(
            index ->
                renamed(entity, index, property.name(), property.formerly())
                    .map(column -> renamed(index, column, property)))
        .findFirst();
  }

  /** Returns the columns of an index that have a property, and not the name of a former column. */
  private static Stream<TableColumn> renamed(
      EntityModel entity, IndexModel index, String property, String former) {
    return TableModel.of(entity, index).columns().stream()
        .filter(column -> column.component().property().equals(property))
        .filter(column -> !column.name().equals(former));
  }

  private static Complaint renamed(IndexModel index, TableColumn column, PropertyModel property) {
    Complaint complaint =
        Complaint.at(
                formerly(property),
                "`%s` has another column in index `%s` than its former column `%s`"
                    .formatted(property.name(), index.name(), property.formerly()))
            .because(
                "both versions write the entries of the index while they run together, and no column of an index table is copied");
    if (index.isView()) {
      return complaint.fix("@Column(\"%s\")".formatted(property.formerly()));
    }
    String as = "\"%s as %s\"".formatted(property.name(), property.formerly());
    boolean inKey =
        column.role() == TableColumn.Role.PARTITION || column.role() == TableColumn.Role.CLUSTERING;
    return complaint.fix(
        inKey
            ? "%s in the key of `%s`".formatted(as, index.name())
            : "include = %s on `%s`"
                .formatted(
                    index.includesAll() ? "{\"*\", " + as + "}" : included(index, property),
                    index.name()));
  }

  private static String included(IndexModel index, PropertyModel property) {
    return Words.array(
        index.include().stream()
            .map(
                each ->
                    each.property().equals(property.name())
                        ? property.name() + " as " + property.formerly()
                        : each.text())
            .toList());
  }

  private static Optional<Complaint> differs(PropertyModel property, SchemaSnapshot.Table table) {
    String former = SchemaSnapshot.bare(property.formerly());
    Optional<SchemaSnapshot.Column> before =
        table.columns().filter(each -> each.name().equals(former)).findFirst();
    String type = SchemaSnapshot.bare(property.type().cql());
    if (before.isEmpty()) {
      return Optional.of(
          Complaint.at(
                  formerly(property),
                  "the snapshot has no column `%s` in `%s`"
                      .formatted(property.formerly(), table.name()))
              .because("no value can be copied, and reads would return none")
              .fix("drop `formerly`, or name a column of the snapshot"));
    }
    return before.get().type().equals(type)
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    formerly(property),
                    "column `%s` has another type than its former column `%s`"
                        .formatted(property.column(), property.formerly()))
                .because(
                    "values are copied as they are: the snapshot has `%s`, and the property has `%s`"
                        .formatted(before.get(), type))
                .fix("drop `formerly`, and let your program convert the values"));
  }

  private static Origin formerly(PropertyModel property) {
    return property
        .origin()
        .withAnnotation(Column.class.getCanonicalName(), 0)
        .withAttribute("formerly");
  }
}
