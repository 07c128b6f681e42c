package dev.rowan.processor.rule.size;

import dev.rowan.annotation.Size;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports values and rows that are too large, and tables and user-defined types with too many
 * columns or fields.
 */
@DesignRule(
    code = "SIZ-05",
    severity = Severity.WARNING,
    summary = "A value or a row is too large, or a table has too many columns")
public final class OversizedValue implements EntityRule, UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return ofFields(udt, design.facts());
  }

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
                .flatMap(part -> ofPart(entity, design.figures(part), design.facts()))
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
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.VALUE_BYTES);
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
                    .formatted(
                        Amounts.bytes(bounds.warning()), facts.source(DesignLimit.VALUE_BYTES)));
    if (entity.columnGroups().isEmpty()) {
      complaint =
          complaint.fix(
              "store the value in chunks: give `%s` the type Chunks and @Chunked"
                  .formatted(property.name()));
    }
    complaint = complaint.fix("store the value in an object store, and its address in the row");
    return Stream.of(bytes > bounds.error() ? complaint.asError() : complaint);
  }

  private static Stream<Complaint> ofPart(
      EntityModel entity, TableFigures figures, ClusterFacts facts) {
    Optional<Complaint> statics = ofStatics(entity, figures, facts);
    return statics.isPresent() ? statics.stream() : ofRow(entity, figures, facts);
  }

  private static Optional<Complaint> ofStatics(
      EntityModel entity, TableFigures figures, ClusterFacts facts) {
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.STATIC_BYTES);
    double bytes =
        largest(
            figures,
            figures.table().columns().stream()
                .filter(column -> column.role() == TableColumn.Role.STATIC));
    if (bytes <= bounds.warning()) {
      return Optional.empty();
    }
    Complaint complaint =
        Complaint.at(
                entity.origin(),
                "the static columns of a partition of `%s` can have %s"
                    .formatted(figures.table().name(), Amounts.bytes(bytes)))
            .because(
                "all rows of a partition share them; they should have at most %s (%s)"
                    .formatted(
                        Amounts.bytes(bounds.warning()), facts.source(DesignLimit.STATIC_BYTES)))
            .fix("store the large properties in an entity of their own");
    return Optional.of(bytes > bounds.error() ? complaint.asError() : complaint);
  }

  private static double largest(TableFigures figures, Stream<TableColumn> columns) {
    return columns
        .filter(column -> !column.type().isCollection()) // SIZ-06
        .mapToDouble(figures::largest)
        .sum();
  }

  private static Stream<Complaint> ofRow(
      EntityModel entity, TableFigures figures, ClusterFacts facts) {
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.ROW_BYTES);
    double bytes = largest(figures, figures.table().columns().stream());
    if (bytes <= bounds.warning()) {
      return Stream.empty();
    }
    Complaint complaint =
        Complaint.at(
                entity.origin(),
                "a row of `%s` can have %s".formatted(figures.table().name(), Amounts.bytes(bytes)))
            .because(
                "a row is written in one piece; it should have at most %s (%s)"
                    .formatted(
                        Amounts.bytes(bounds.warning()), facts.source(DesignLimit.ROW_BYTES)))
            .fix("store the large properties in an entity of their own");
    return Stream.of(bytes > bounds.error() ? complaint.asError() : complaint);
  }

  private static Stream<Complaint> ofColumns(
      EntityModel entity, TableModel table, ClusterFacts facts) {
    int columns = table.columns().size();
    Complaint complaint =
        Complaint.at(
                entity.origin(),
                "`%s` has %s columns".formatted(table.name(), Amounts.count(columns)))
            .because("a table should have at most " + mostColumns("columns", facts))
            .fix("store properties that are read and written together in one @Udt @Frozen value")
            .fix("store properties that are seldom read in an entity of their own");
    return ofCount(complaint, columns, facts);
  }

  private static Stream<Complaint> ofFields(UdtModel udt, ClusterFacts facts) {
    int fields = (int) udt.fields().count();
    Complaint complaint =
        Complaint.at(
                udt.mapped().origin(),
                "the %s `%s` has %s fields"
                    .formatted(udt.noun(), udt.typeName(), Amounts.count(fields)))
            .because(
                "a value is written whole, with all fields; it should have at most "
                    + mostColumns("fields", facts))
            .fix("a @Udt of its own for the fields that belong together");
    return ofCount(complaint, fields, facts);
  }

  private static String mostColumns(String noun, ClusterFacts facts) {
    return "%s %s: %s"
        .formatted(
            Amounts.count(facts.bounds(DesignLimit.COLUMNS_PER_TABLE).warning()),
            noun,
            facts.source(DesignLimit.COLUMNS_PER_TABLE));
  }

  /** Returns the complaint if so many columns or fields are above the limit. */
  private static Stream<Complaint> ofCount(Complaint complaint, int count, ClusterFacts facts) {
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.COLUMNS_PER_TABLE);
    if (count <= bounds.warning()) {
      return Stream.empty();
    }
    return Stream.of(count > bounds.error() ? complaint.asError() : complaint);
  }
}
