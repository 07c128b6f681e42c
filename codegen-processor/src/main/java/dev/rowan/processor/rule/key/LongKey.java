package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/** Reports keys whose stated sizes are larger than Cassandra accepts, or large on average. */
@DesignRule(code = "KEY-14", severity = Severity.WARNING, summary = "A key value is too long")
public final class LongKey implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return TableModel.allOf(entity).stream()
        .map(design::figures)
        .flatMap(figures -> ofTable(figures, design.facts()));
  }

  private static Stream<Complaint> ofTable(TableFigures figures, ClusterFacts facts) {
    TableModel table = figures.table();
    double partition = figures.largestPartitionKey();
    Stream<Complaint> ofPartition =
        partition > bounds(facts).error()
            ? Stream.of(
                complaint(
                        table, table.partitionKey(), "can have " + Amounts.bytes(partition), facts)
                    .asError())
            : Stream.empty();
    Stream<Complaint> ofColumns =
        table.primaryKey().stream()
            .flatMap(column -> ofColumn(figures, column, facts, partition > bounds(facts).error()));
    return Stream.of(ofPartition, ofColumns, ofClustering(figures, facts)).flatMap(each -> each);
  }

  /** The columns together; only some services have such a limit. */
  private static Stream<Complaint> ofClustering(TableFigures figures, ClusterFacts facts) {
    List<TableColumn> columns = figures.table().clustering();
    double bytes = columns.stream().mapToDouble(figures::largest).sum();
    double most = facts.bounds(DesignLimit.CLUSTERING_BYTES).error();
    return bytes > most
        ? Stream.of(
            Complaint.at(
                    origin(figures.table(), columns.get(0)),
                    "the clustering columns of `%s` can have %s"
                        .formatted(figures.table().name(), Amounts.bytes(bytes)))
                .because(
                    "%s have together at most %s (%s)"
                        .formatted(
                            Words.columns(columns),
                            Amounts.bytes(most),
                            facts.source(DesignLimit.CLUSTERING_BYTES)))
                .fix("make a long column a regular property, and cluster by a short one")
                .asError())
        : Stream.empty();
  }

  private static Stream<Complaint> ofColumn(
      TableFigures figures, TableColumn column, ClusterFacts facts, boolean reported) {
    TableModel table = figures.table();
    if (column.role() == TableColumn.Role.CLUSTERING
        && figures.largest(column) > bounds(facts).error()) {
      String size = "can have " + Amounts.bytes(figures.largest(column));
      return Stream.of(complaint(table, List.of(column), size, facts).asError());
    }
    boolean large = !reported && figures.average(column) > bounds(facts).warning();
    return large
        ? Stream.of(
            complaint(
                table,
                List.of(column),
                "has %s on average".formatted(Amounts.bytes(figures.average(column))),
                facts))
        : Stream.empty();
  }

  private static DesignLimit.Bounds bounds(ClusterFacts facts) {
    return facts.bounds(DesignLimit.KEY_BYTES);
  }

  private static Complaint complaint(
      TableModel table, List<TableColumn> columns, String size, ClusterFacts facts) {
    return Complaint.at(
            origin(table, columns.get(0)),
            "the key column %s of `%s` %s".formatted(Words.columns(columns), table.name(), size))
        .because(
            "%s, and every row and index entry stores its key; the limits are %s on average and %s at most"
                .formatted(
                    facts.source(DesignLimit.KEY_BYTES),
                    Amounts.bytes(bounds(facts).warning()),
                    Amounts.bytes(bounds(facts).error())))
        .fix("make it a regular property, and use a hash of it or a short name as the key");
  }

  private static Origin origin(TableModel table, TableColumn column) {
    boolean partition = column.role() == TableColumn.Role.PARTITION;
    return table
        .index()
        .filter(index -> !index.unique())
        .map(index -> index.origin().withAttribute(partition ? "partition" : "clustering"))
        .orElseGet(
            () -> table.entity().property(column.component().property()).orElseThrow().origin());
  }
}
