package dev.rowan.processor.rule.consistency;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyHints;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Reports an entity whose row and index entries are one batch that is larger than Cassandra
 * accepts, by the stated sizes. Only entries that are maintained with BLIND or ATOMIC are in the
 * batch of the row.
 */
@DesignRule(
    code = "CNS-04",
    severity = Severity.WARNING,
    summary = "The batch of a row and its entries is larger than Cassandra accepts")
public final class OversizedBatch implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<IndexModel> together =
        entity.indexes().stream().filter(index -> isInBatch(entity, index)).toList();
    boolean judged =
        !together.isEmpty()
            && !BrokenKeyStructure.isIn(entity)
            && entity.columns().anyMatch(OversizedBatch::hasSize);
    if (!judged) {
      return Stream.empty();
    }
    List<TableModel> tables =
        Stream.concat(
                Stream.of(TableModel.of(entity)),
                together.stream().map(index -> TableModel.of(entity, index)))
            .toList();
    DesignLimit.Bounds bounds = design.facts().bounds(DesignLimit.BATCH_BYTES);
    double average = bytes(tables, design, false);
    double most = bytes(tables, design, true);
    return average > bounds.warning() || most > bounds.error()
        ? Stream.of(complaint(tables, average, most, design))
        : Stream.empty();
  }

  private static boolean isInBatch(EntityModel entity, IndexModel index) {
    Maintain protocol = entity.protocol().orElse(Maintain.SERIAL);
    return !index.unique()
        && !index.isView()
        && (protocol == Maintain.BLIND
            || (protocol != Maintain.SERIAL && entity.maintain(index) == Maintain.ATOMIC));
  }

  private static boolean hasSize(PropertyModel property) {
    return property.hints().size().most() > 0;
  }

  private static double bytes(List<TableModel> tables, Design design, boolean largest) {
    return tables.stream().mapToDouble(table -> bytes(table, design, largest)).sum();
  }

  /** The bytes of the rows that one write adds to a table: an entry for each element. */
  private static double bytes(TableModel table, Design design, boolean largest) {
    ToDoubleFunction<TableColumn> size =
        largest ? design.figures(table)::largest : design.figures(table)::average;
    return table.columns().stream().mapToDouble(size).sum() * entries(table, largest);
  }

  private static double entries(TableModel table, boolean largest) {
    return table.primaryKey().stream()
        .filter(column -> column.component() instanceof Component.ElementOf)
        .flatMap(column -> table.entity().property(column.component().property()).stream())
        .map(PropertyModel::hints)
        .map(PropertyHints::elements)
        .mapToDouble(elements -> (double) (largest ? elements.most() : elements.average()))
        .filter(elements -> elements > 0)
        .findFirst()
        .orElse(1);
  }

  private static Complaint complaint(
      List<TableModel> tables, double average, double most, Design design) {
    ClusterFacts facts = design.facts();
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.BATCH_BYTES);
    TableModel largest =
        tables.stream()
            .filter(table -> !table.isBase())
            .max(Comparator.comparingDouble(table -> bytes(table, design, true)))
            .orElseThrow();
    boolean refused = most > bounds.error();
    Complaint complaint =
        Complaint.at(
                largest.nameOrigin(),
                refused
                    ? "a write of `%s` can be a batch of %s bytes"
                        .formatted(tables.get(0).name(), Amounts.count(most))
                    : "a write of `%s` is a batch of %s bytes on average"
                        .formatted(tables.get(0).name(), Amounts.count(average)))
            .because(
                "the row and its entries in %s are one batch; Cassandra warns above %s bytes and refuses batches above %s bytes (%s)"
                    .formatted(
                        Words.list(tables.stream().skip(1).map(TableModel::name).toList()),
                        Amounts.count(bounds.warning()),
                        Amounts.count(bounds.error()),
                        facts.source(DesignLimit.BATCH_BYTES)))
            .fix("include fewer properties in `%s`".formatted(largest.name()))
            .fix("maintain = Maintain.VERIFIED, which writes the row and each entry on its own");
    return refused ? complaint.asError() : complaint;
  }
}
