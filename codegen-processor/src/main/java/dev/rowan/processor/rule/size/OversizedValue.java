package dev.rowan.processor.rule.size;

import dev.rowan.annotation.Size;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.Limit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.stream.Stream;

/** Reports values and rows that are too large, and tables with too many columns. */
@DesignRule(
    code = "SIZ-05",
    severity = Severity.WARNING,
    summary = "A value or a row is too large, or a table has too many columns")
public final class OversizedValue implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    if (entity.partitionKey().isEmpty()) {
      return Stream.empty();
    }
    TableFigures figures = design.figures(TableModel.of(entity));
    List<Complaint> values =
        figures.table().columns().stream()
            .filter(column -> isStated(entity, column))
            .flatMap(column -> ofValue(entity, column, figures, design.facts()))
            .toList();
    Stream<Complaint> rows =
        values.isEmpty()
            ? figures.table().parts().stream()
                .flatMap(part -> ofRow(entity, design.figures(part), design.facts()))
            : Stream.empty();
    Stream<Complaint> columns =
        figures.table().parts().stream().flatMap(part -> ofColumns(entity, part, design.facts()));
    return Stream.of(values.stream(), rows, columns).flatMap(each -> each);
  }

  private static boolean isStated(EntityModel entity, TableColumn column) {
    return property(entity, column).hints().size().most() > 0;
  }

  private static PropertyModel property(EntityModel entity, TableColumn column) {
    return entity.property(column.component().property()).orElseThrow();
  }

  private static Stream<Complaint> ofValue(
      EntityModel entity, TableColumn column, TableFigures figures, ClusterFacts facts) {
    Limit.Bounds bounds = facts.bounds(Limit.VALUE_BYTES);
    double bytes = figures.largest(column);
    if (bytes <= bounds.warning()) {
      return Stream.empty();
    }
    PropertyModel property = property(entity, column);
    Complaint complaint =
        Complaint.at(
                property.origin().withAnnotation(Size.class.getCanonicalName(), 0),
                "`%s` can have %s".formatted(property.name(), Amounts.bytes(bytes)))
            .because(
                "a value is read and written whole, in memory; it should have at most %s (%s)"
                    .formatted(Amounts.bytes(bounds.warning()), facts.source(Limit.VALUE_BYTES)));
    if (entity.columnGroups().isEmpty()) {
      complaint =
          complaint.fix(
              "store the value in chunks: give `%s` the type Chunks and @Chunked"
                  .formatted(property.name()));
    }
    complaint = complaint.fix("store the value in an object store, and its address in the row");
    return Stream.of(bytes > bounds.error() ? complaint.asError() : complaint);
  }

  private static Stream<Complaint> ofRow(
      EntityModel entity, TableFigures figures, ClusterFacts facts) {
    Limit.Bounds bounds = facts.bounds(Limit.ROW_BYTES);
    double bytes =
        figures.table().columns().stream()
            .filter(column -> !column.type().isCollection()) // SIZ-06
            .mapToDouble(figures::largest)
            .sum();
    if (bytes <= bounds.warning()) {
      return Stream.empty();
    }
    Complaint complaint =
        Complaint.at(
                entity.origin(),
                "a row of `%s` can have %s".formatted(figures.table().name(), Amounts.bytes(bytes)))
            .because(
                "a row is written in one piece; it should have at most %s (%s)"
                    .formatted(Amounts.bytes(bounds.warning()), facts.source(Limit.ROW_BYTES)))
            .fix("store the large properties in an entity of their own");
    return Stream.of(bytes > bounds.error() ? complaint.asError() : complaint);
  }

  private static Stream<Complaint> ofColumns(
      EntityModel entity, TableModel table, ClusterFacts facts) {
    Limit.Bounds bounds = facts.bounds(Limit.COLUMNS_PER_TABLE);
    int columns = table.columns().size();
    if (columns <= bounds.warning()) {
      return Stream.empty();
    }
    Complaint complaint =
        Complaint.at(
                entity.origin(),
                "`%s` has %s columns".formatted(table.name(), Amounts.count(columns)))
            .because(
                "a table should have at most %s columns: %s"
                    .formatted(
                        Amounts.count(bounds.warning()), facts.source(Limit.COLUMNS_PER_TABLE)))
            .fix("store properties that are read and written together in one @Udt @Frozen value")
            .fix("store properties that are seldom read in an entity of their own");
    return Stream.of(columns > bounds.error() ? complaint.asError() : complaint);
  }
}
