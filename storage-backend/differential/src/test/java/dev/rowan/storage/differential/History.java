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
    return batches().mapToInt(batch -> batch.changes().size()).sum();
  }

  /** Returns whether nothing ever expires. */
  boolean isTimeless() {
    return table.defaultTtl() == 0
        && batches()
            .flatMap(batch -> batch.changes().stream())
            .noneMatch(change -> change.mutation() instanceof Upsert u && u.ttl().orElse(0) > 0);
  }

  boolean hasUnitsOfOnePartition() {
    return batches().allMatch(batch -> partitions(batch).size() == 1);
  }

  private Stream<MutationSet> batches() {
    return steps.stream().map(History::batch).filter(Objects::nonNull);
  }

  /** Returns the batch of a step, or null. */
  static MutationSet batch(Step step) {
    if (step instanceof Step.Write write) {
      return write.batch();
    }
    return step instanceof Step.Interrupted interrupted ? interrupted.batch() : null;
  }

  /** Returns the partitions that a batch writes. */
  static List<List<Object>> partitions(MutationSet batch) {
    return batch.changes().stream().map(c -> partition(c.mutation())).distinct().toList();
  }

  private static List<Object> partition(Mutation mutation) {
    if (mutation instanceof DeleteRange delete) {
      return delete.partition();
    }
    Row row = key(mutation);
    List<Object> partition = new ArrayList<>();
    for (int i = 0; i < mutation.table().partitionKeySize(); i++) {
      partition.add(row.get(i));
    }
    return partition;
  }

  /** Returns a row with the key of a mutation of one row. */
  static Row key(Mutation mutation) {
    return mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
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
      return show(write.batch());
    }
    if (step instanceof Step.Read read) {
      return CqlReads.of(read.query()) + "; -- by " + read.pageSize();
    }
    if (step instanceof Step.Interrupted interrupted) {
      return show(interrupted.read()) + ", and after the first page: " + show(interrupted.batch());
    }
    return "-- " + ((Step.Pass) step).seconds() + " seconds pass";
  }

  private String show(MutationSet batch) {
    OptionalLong timestamp = table.hasCounters() ? OptionalLong.empty() : batch.timestamp();
    CqlWrites writes = new CqlWrites(table, timestamp);
    List<String> statements =
        batch.changes().stream()
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
