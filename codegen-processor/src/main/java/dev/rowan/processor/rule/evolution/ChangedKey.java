package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.SchemaSnapshot.Column;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports a table whose key differs from that in the snapshot. */
@DesignRule(
    code = "EVO-01",
    severity = Severity.ERROR,
    summary = "The key of a table differs from the snapshot")
public final class ChangedKey implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return SnapshotTables.compare(entity, design, ChangedKey::complaint);
  }

  private static Stream<Complaint> complaint(TableModel table, SchemaSnapshot.Table before) {
    List<Column> partition = columns(table.partitionKey());
    List<Column> clustering = columns(table.clustering());
    if (partition.equals(before.partitionKey()) && clustering.equals(before.clustering())) {
      return Stream.empty();
    }
    String kind = table.isBase() ? "table" : "index";
    return Stream.of(
        Complaint.at(
                table.nameOrigin(),
                "the key of the %s `%s` differs from the snapshot".formatted(kind, table.name()))
            .because(
                "Cassandra cannot change the key of a table: the snapshot has `%s`, and the entity has `%s`; stored rows stay under the stored key"
                    .formatted(
                        key(before.partitionKey(), before.clustering()),
                        key(partition, clustering)))
            .fix(table.naming(SnapshotTables.successor(table)))
            .fix(
                table.isBase()
                    ? "restore the key; or migrate the rows, then `-Arowan.snapshot.write=all`"
                    : "restore the key"));
  }

  static List<Column> columns(List<TableColumn> columns) {
    return columns.stream().map(Column::of).toList();
  }

  static String key(List<Column> partition, List<Column> clustering) {
    String first =
        partition.stream().map(Column::toString).collect(Collectors.joining(", ", "(", ")"));
    return Stream.concat(Stream.of(first), clustering.stream().map(Column::toString))
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
