package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Order;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Request options do not change the result of a request. */
public abstract class CallOptionsContract extends ContractCase {
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.TEXT));
  }

  @Test
  void writesDoTheSameInEveryWay() {
    int partition = 0;
    for (CallOptions options : everyWay(false)) {
      partition++;
      assertThat(write(options, insert(partition, 1, "a")).applied()).isTrue();
      write(options, insert(partition, 2, "b"), insert(partition, 3, "c"));
      write(options, insert(partition, 4, "d"), insert(partition + 1_000, 1, "e"));
      assertThat(rows(table, partition))
          .as(options.toString())
          .containsExactly(
              values(partition, 1, "a"),
              values(partition, 2, "b"),
              values(partition, 3, "c"),
              values(partition, 4, "d"));
      assertThat(rows(table, partition + 1_000)).containsExactly(values(partition + 1_000, 1, "e"));
    }
  }

  @Test
  void conditionsDecideTheSameInEveryWay() {
    needsConditionalWrites();
    int partition = 0;
    for (CallOptions options : everyWay(false)) {
      partition++;
      Upsert create = insert(partition, 1, "a").when(Condition.IF_NOT_EXISTS);
      assertThat(write(options, create).applied()).as(options.toString()).isTrue();
      assertThat(write(options, create).applied()).as(options.toString()).isFalse();
    }
  }

  @Test
  void readsFindTheSameInEveryWay() {
    for (int c = 0; c < 5; c++) {
      write(insert(1, c, "v" + c));
    }
    List<Query> queries = new ArrayList<>();
    for (Slice slice :
        List.of(Slice.ALL, Slice.of(List.of(1)), Slice.in(List.of(List.of(1), List.of(3))))) {
      queries.add(new SliceQuery(table, List.of(1), slice, ReadDirection.FORWARD, 2, null));
    }
    for (CallOptions options : everyWay(true)) {
      for (Query query : queries) {
        assertThat(pages(query.in(ReadMode.PLAIN.with(options)), () -> 2))
            .as("%s by %s", query, options)
            .isEqualTo(read(query));
      }
    }
    Query scan = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 2, null);
    for (CallOptions options : everyWay(false)) {
      assertThat(pages(scan.in(ReadMode.TIMED.with(options)), () -> 2))
          .as(options.toString())
          .isEqualTo(read(scan));
    }
  }

  private static List<CallOptions> everyWay(boolean serial) {
    List<CallOptions> ways = new ArrayList<>();
    ways.add(CallOptions.NONE);
    for (Consistency consistency : Consistency.values()) {
      switch (consistency) {
        case ANY, TWO, THREE, EACH_QUORUM -> {} // Not every request or cluster supports it.
        case SERIAL, LOCAL_SERIAL -> {
          ways.add(CallOptions.NONE.withSerialConsistency(consistency));
          if (serial) {
            ways.add(CallOptions.at(consistency));
          }
        }
        default -> ways.add(CallOptions.at(consistency));
      }
    }
    ways.add(CallOptions.NONE.withTimeout(Duration.ofSeconds(50)));
    ways.add(CallOptions.NONE.withProfile("default"));
    ways.add(CallOptions.NONE.withTracing(true));
    ways.add(CallOptions.NONE.withMethod("Notes.save"));
    ways.add(
        new CallOptions(
            Consistency.ALL,
            Consistency.LOCAL_SERIAL,
            Duration.ofMinutes(1),
            "default",
            false,
            "Notes.save",
            Deadline.after(Duration.ofMinutes(1)),
            new CallCounters()));
    return ways;
  }

  private WriteOutcome write(CallOptions options, Upsert... upserts) {
    List<Change> changes = Arrays.stream(upserts).map(Change::of).toList();
    return await(backend().apply(new MutationSet(changes, OptionalLong.empty(), options)));
  }

  private Upsert insert(int partition, int clustering, String value) {
    return Upsert.insert(table, Row.of(partition, clustering, value));
  }
}
