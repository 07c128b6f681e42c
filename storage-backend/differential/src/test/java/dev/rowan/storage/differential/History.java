package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The steps on a few partitions of one table.
 *
 * @param emptied whether the table must be empty at the start, because the history reads all of it
 */
record History(TableSchema table, boolean emptied, List<Step> steps) {
  History {
    steps = List.copyOf(steps);
  }

  History with(List<Step> otherSteps) {
    return new History(table, emptied, otherSteps);
  }

  /** Returns the number of mutations. */
  int statements() {
    return units().mapToInt(unit -> unit.changes().size()).sum();
  }

  /** Returns whether nothing ever expires. */
  boolean isTimeless() {
    return table.defaultTtl() == 0
        && units()
            .flatMap(unit -> unit.changes().stream())
            .noneMatch(change -> change.mutation() instanceof Upsert u && u.ttl().orElse(0) > 0);
  }

  boolean hasUnitsOfOnePartition() {
    return units().allMatch(unit -> partitions(unit).size() == 1);
  }

  private Stream<MutationSet> units() {
    return steps.stream().map(History::unit).filter(Objects::nonNull);
  }

  /** Returns the batch of a step, or null. */
  static MutationSet unit(Step step) {
    if (step instanceof Step.Write write) {
      return write.unit();
    }
    return step instanceof Step.Interrupted interrupted ? interrupted.unit() : null;
  }

  /** Returns the partitions that a batch writes. */
  static List<List<Object>> partitions(MutationSet unit) {
    return unit.changes().stream().map(c -> partition(c.mutation())).distinct().toList();
  }

  private static List<Object> partition(Mutation mutation) {
    if (mutation instanceof DeleteRange delete) {
      return delete.partition();
    }
    Row row = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    List<Object> partition = new ArrayList<>();
    for (int i = 0; i < mutation.table().partitionKeySize(); i++) {
      partition.add(row.get(i));
    }
    return partition;
  }

  /** Returns the history as statements, one per line. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    CqlTables.statements(table).forEach(line -> out.append("  ").append(line).append(";\n"));
    for (int i = 0; i < steps.size(); i++) {
      out.append("  ").append(i + 1).append(". ").append(show(steps.get(i))).append('\n');
    }
    return out.toString();
  }

  private String show(Step step) {
    if (step instanceof Step.Write write) {
      return show(write.unit());
    }
    if (step instanceof Step.Read read) {
      return CqlReads.of(read.query()) + "; -- by " + read.pageSize();
    }
    if (step instanceof Step.Interrupted interrupted) {
      return show(interrupted.read()) + ", and after the first page: " + show(interrupted.unit());
    }
    return "-- " + ((Step.Pass) step).seconds() + " seconds pass";
  }

  private String show(MutationSet unit) {
    OptionalLong timestamp = table.hasCounters() ? OptionalLong.empty() : unit.timestamp();
    CqlWrites writes = new CqlWrites(table, timestamp);
    List<String> statements =
        unit.changes().stream()
            .map(Change::mutation)
            .flatMap(
                mutation ->
                    writes.of(mutation).stream().map(cql -> cql + "; -- " + mutation.moment()))
            .toList();
    return statements.size() == 1
        ? statements.get(0)
        : "BEGIN BATCH\n       " + String.join("\n       ", statements) + "\n     APPLY BATCH;";
  }
}
