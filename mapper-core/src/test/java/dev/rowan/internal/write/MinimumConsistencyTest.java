package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A write that requests fewer replicas than maintenance needs uses as many as maintenance needs.
 */
class MinimumConsistencyTest {
  private static final Set<Consistency> ENOUGH =
      EnumSet.of(Consistency.LOCAL_QUORUM, Consistency.QUORUM, Consistency.ALL, Consistency.SERIAL);

  private static final TableSchema ITEM =
      TableSchema.named("item")
          .partitionKey("id", ScalarType.INT)
          .column("seller", ScalarType.TEXT)
          .build();

  private static final TableSchema BY_SELLER =
      TableSchema.named("by_seller")
          .partitionKey("seller", ScalarType.TEXT)
          .clustering("id", ScalarType.INT, Order.ASC)
          .build();

  private static final List<Mutation> WRITES =
      List.of(
          Upsert.insert(ITEM, Row.of(1, "ann")),
          Upsert.update(ITEM, Row.of(1, "bob")),
          DeleteRow.of(ITEM, Row.of(1, Row.UNSET), TimestampOffset.NONE));

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED", "SERIAL"})
  void maintenanceReadsAndWritesAtAMajority(Maintain maintain) {
    for (Consistency requested :
        EnumSet.of(Consistency.ONE, Consistency.LOCAL_ONE, Consistency.ANY)) {
      for (Mutation write : WRITES) {
        assertThat(asked(maintain, write, requested))
            .as("%s", write)
            .isNotEmpty()
            .isSubsetOf(ENOUGH);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"ATOMIC", "VERIFIED"})
  void whoAsksForMoreGetsMore(Maintain maintain) {
    for (Mutation write : WRITES) {
      assertThat(asked(maintain, write, Consistency.ALL)).containsOnly(Consistency.ALL);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND"})
  void theRequestedConsistencyIsUsedWhereNoOldEntryHasToBeFound(Maintain maintain) {
    assertThat(asked(maintain, WRITES.get(0), Consistency.LOCAL_ONE))
        .containsOnly(Consistency.LOCAL_ONE);
  }

  /** Returns the levels of all requests of one write. */
  private static List<@Nullable Consistency> asked(
      Maintain maintain, Mutation write, Consistency requested) {
    DerivedTable derived =
        new DerivedTable(BY_SELLER, ITEM, List.of(new Copy(1), new Copy(0)), maintain);
    Listening backend = new Listening();
    Writers writers = new Writers(backend, Duration.ofSeconds(10));
    writers
        .of(EntityTables.clientMaintained(ITEM, List.of(derived)))
        .write(write, OptionalLong.empty(), CallOptions.at(requested))
        .toCompletableFuture()
        .join();
    writers.background().settled().toCompletableFuture().join();
    return backend.asked;
  }

  /** A backend that has nothing, takes everything, and notes what it is asked for. */
  private static final class Listening implements Backend {
    private final List<@Nullable Consistency> asked = new ArrayList<>();

    @Override
    public Capabilities capabilities() {
      throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      asked.add(batch.options().consistency());
      return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      asked.add(query.mode().options().consistency());
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }

    @Override
    public void close() {}
  }
}
