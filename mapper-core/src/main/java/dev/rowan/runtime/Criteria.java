package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.AnyOf;
import dev.rowan.query.Query;
import dev.rowan.query.ReadMode;
import dev.rowan.query.ScanQuery;
import dev.rowan.query.SliceQuery;
import dev.rowan.query.TokenRange;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Bound;
import dev.rowan.value.Slice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The arguments of one call, which a plan turns into queries. */
sealed interface Criteria {
  /** How many partitions, or prefixes, the values of one call may be combined to. */
  int MAX_COMBINATIONS = 100_000;

  /** Returns what is to be read. */
  Reading reading(ReadPlan plan, ReadMode mode);

  /** Returns the same with at most so many rows of each partition. */
  Criteria perPartition(int rows);

  /** A range of tokens of a table. */
  record Scanned(TokenRange tokens, int perPartition) implements Criteria {
    @Override
    public Reading reading(ReadPlan plan, ReadMode mode) {
      ScanQuery.Rows rows =
          perPartition == Integer.MAX_VALUE
              ? ScanQuery.Rows.ALL
              : new ScanQuery.First(perPartition);
      Query scan = new ScanQuery(plan.table(), tokens, rows, 1, null, mode);
      // what is left of a partition is the backend's business in a scan
      return new Reading(plan, List.of(scan), Integer.MAX_VALUE);
    }

    @Override
    public Scanned perPartition(int rows) {
      return new Scanned(tokens, rows);
    }
  }

  /**
   * Partitions by their keys.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns,
   *     each possibly an {@link AnyOf}
   * @param lower the smallest values of the next columns, or null
   * @param upper the largest values of the next columns, or null
   */
  record Keyed(List<Object> key, @Nullable Bound lower, @Nullable Bound upper, int perPartition)
      implements Criteria {
    public Keyed {
      key = List.copyOf(key);
    }

    @Override
    public Reading reading(ReadPlan plan, ReadMode mode) {
      int partitionSize = plan.table().partitionKeySize();
      List<Object> partitionKey = key.subList(0, partitionSize);
      List<Object> clustering = key.subList(partitionSize, key.size());
      List<List<Object>> prefixes = combinations(plan, clustering);
      List<Query> queries = new ArrayList<>();
      if (!prefixes.isEmpty()) {
        Slice slice = new Slice(prefixes, lower, upper);
        for (List<Object> partition : partitions(plan, partitionKey)) {
          queries.add(
              new SliceQuery(plan.table(), partition, slice, plan.reversed(), 1, null, mode));
        }
      }
      return new Reading(plan, queries, perPartition);
    }

    @Override
    public Keyed perPartition(int rows) {
      return new Keyed(key, lower, upper, rows);
    }

    Keyed between(@Nullable Bound newLower, @Nullable Bound newUpper) {
      return new Keyed(key, newLower, newUpper, perPartition);
    }

    private static List<List<Object>> partitions(ReadPlan plan, List<Object> partitionKey) {
      List<List<Object>> partitions = combinations(plan, partitionKey);
      if (partitions.size() < 2) {
        return partitions;
      }
      List<List<Object>> sorted = new ArrayList<>(new LinkedHashSet<>(partitions));
      sorted.sort(keyOrder(plan.table()));
      return sorted;
    }

    /** Each value of each with each of the others. */
    private static List<List<Object>> combinations(ReadPlan plan, List<Object> values) {
      for (Object value : values) {
        if (value instanceof AnyOf) {
          return allCombinations(plan, values);
        }
      }
      return List.of(values);
    }

    private static List<List<Object>> allCombinations(ReadPlan plan, List<Object> values) {
      List<List<Object>> combined = List.of(List.of());
      for (Object value : values) {
        List<Object> choices = value instanceof AnyOf any ? any.values() : List.of(value);
        if ((long) combined.size() * choices.size() > MAX_COMBINATIONS) {
          throw new RejectedInput(
              ErrorCode.ARGUMENT_REJECTED,
              Map.of("method", plan.method(), "combinations", "more than " + MAX_COMBINATIONS),
              null);
        }
        List<List<Object>> longer = new ArrayList<>(combined.size() * choices.size());
        for (List<Object> start : combined) {
          for (Object choice : choices) {
            List<Object> with = new ArrayList<>(start);
            with.add(choice);
            longer.add(with);
          }
        }
        combined = longer;
      }
      return combined;
    }

    private static Comparator<List<Object>> keyOrder(TableSchema table) {
      List<Comparator<Object>> columns =
          table.columns().subList(0, table.partitionKeySize()).stream()
              .map(column -> column.type().valueType().order())
              .toList();
      return (one, two) -> {
        int order = 0;
        for (int i = 0; i < columns.size() && order == 0; i++) {
          order = columns.get(i).compare(one.get(i), two.get(i));
        }
        return order;
      };
    }
  }
}
